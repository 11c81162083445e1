// The modules that a file with `import UIKit` sees: the headless library, constraints, views that
// the shell does not use, controller transitions, and an app's queues, timers and tasks on the
// clock of the current stage.
//
// The imports of single types make these replace Foundation's, even in files that import
// Foundation: Swift first looks up the types that are imported by name.
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
