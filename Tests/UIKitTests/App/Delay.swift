import Foundation

func delay(_ time: Double, execute: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + time, execute: execute)
}

/// By its name, a moment is Dispatch's in this file, and passes in real time.
func delay(milliseconds: Int, execute: @escaping () -> Void) {
  let deadline = DispatchTime.now() + .milliseconds(milliseconds)
  DispatchQueue.main.asyncAfter(deadline: deadline, execute: execute)
}
