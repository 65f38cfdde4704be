"""The type of plain data, as it goes to a page, a file or the command line."""

Json = dict[str, object]
