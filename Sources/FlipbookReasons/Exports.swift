@_exported public import FlipbookSession
