@_exported public import CLibrary
@_exported public import FlipbookPictures
