// What a file that says `import UIKit` sees: the headless library, constraints, views that the shell
// has no use for, the transitions of controllers, and the queues, timers and tasks of an app on the
// clock of the current stage.
//
// The imports that name a type are what makes it stand for Foundation's, also in files that import
// Foundation themselves: Swift looks at what is imported by its name first.
@_exported public import AppViews
@_exported public import AutoLayout
@_exported public import ControllerTransitions
@_exported public import HeadlessUIKit
@_exported public import StageClock

@_exported public import class StageClock.DispatchGroup
@_exported public import typealias StageClock.DispatchTime
@_exported public import typealias StageClock.DispatchWallTime
@_exported public import class StageClock.DispatchWorkItem
@_exported public import class StageClock.Timer

#if os(Linux)
  @_exported public import CoreGraphics
  @_exported public import QuartzCore
#endif
