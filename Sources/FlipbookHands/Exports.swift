@_exported public import FlipbookSession
@_exported public import FlipbookTerminal
