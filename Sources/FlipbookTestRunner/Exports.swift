@_exported public import FlipbookTerminal
@_exported public import SessionFiles
