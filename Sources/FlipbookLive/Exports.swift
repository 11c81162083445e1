@_exported public import EntryNumbers
@_exported public import FlipbookSession
