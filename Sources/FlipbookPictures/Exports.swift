@_exported public import FlipbookText
