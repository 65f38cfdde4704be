"""What a page may load and run: its Content-Security-Policy."""

# All from the site itself and nothing written into the page. WebAssembly is for the search where
# the browser runs it in the page; the engine is in a worker.
DIRECTIVES = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    # Material's style sheet holds its little drawings itself.
    "img-src": "'self' data:",
    "frame-src": "'none'",
    "media-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    # The gate is web/frame/trusted.js.
    "require-trusted-types-for": "'script'",
    "trusted-types": "default",
}


def policy() -> str:
    """The policy as the page states it."""
    return "; ".join(f"{name} {value}" for name, value in DIRECTIVES.items())
