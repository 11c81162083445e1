// What its declarations are made of, which comes along with it.
@_exported public import FlipbookValues
