// What a file sees that says `import QuartzCore`: layers, animations and the time of the current stage.
@_exported public import AppViews
@_exported public import HeadlessUIKit
