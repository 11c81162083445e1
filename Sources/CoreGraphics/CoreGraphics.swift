// What a file sees that says `import CoreGraphics`: the geometry that the headless library has.
@_exported public import AppViews
@_exported public import HeadlessUIKit
