@_exported public import AnimationFacades
@_exported public import FlipbookLanguage
@_exported public import FlipbookPictures
@_exported public import HeadlessUIKit
@_exported public import OrderedCollections
