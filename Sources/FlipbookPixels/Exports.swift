@_exported public import FlipbookPictures
