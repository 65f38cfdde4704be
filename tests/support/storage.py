"""The storage of a browser, as full as it can be."""

# As full as a browser lets it become, but for a few letters.
FILL = """() => {
  let size = 6_000_000;
  for (let count = 0; size >= 1; ) {
    try {
      localStorage.setItem(`other-${count}`, "x".repeat(size));
      count += 1;
    } catch {
      size = Math.floor(size / 2);
    }
  }
}"""
