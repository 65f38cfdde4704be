"""What is taught: cases, tasks and lessons as data, and the judging of a try."""
