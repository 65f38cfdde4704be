"""The words of the site: Fluent messages in four languages."""

from volto_site.strings.bundles import Argument, StringError, Strings, strings_of

__all__ = ["Argument", "StringError", "Strings", "strings_of"]
