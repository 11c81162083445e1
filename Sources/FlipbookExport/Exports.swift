// What its declarations are made of: its files, and those that import it, see this as well.
@_exported public import FlipbookSession
