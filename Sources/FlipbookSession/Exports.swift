@_exported public import FlipbookValues
