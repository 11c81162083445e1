import Foundation
import UIKit

/// Delays a block in the ways that libraries use.
func putOffInEverySpelling(_ note: @escaping () -> Void) {
  let main = DispatchQueue.main
  let half = DispatchTimeInterval.milliseconds(500)
  let later = DispatchTime.now() + 1.25
  main.async(execute: note)
  DispatchQueue.main.async(qos: .userInteractive, execute: note)
  main.async(execute: DispatchWorkItem(block: note))
  main.asyncAfter(deadline: .now(), execute: note)
  main.asyncAfter(deadline: .now() + half, execute: note)
  main.asyncAfter(deadline: .now() + .milliseconds(750), execute: note)
  main.asyncAfter(deadline: DispatchTime.now() + 1, qos: .userInitiated, execute: note)
  main.asyncAfter(deadline: later) { note() }
  main.asyncAfter(wallDeadline: .now() + .seconds(2), execute: note)
  main.asyncAfter(deadline: .distantFuture, execute: note)
  DispatchQueue(label: "own").asyncAfter(deadline: .now() + 2.5) { note() }
}
