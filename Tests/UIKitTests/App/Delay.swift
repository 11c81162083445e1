import Foundation

func delay(_ time: Double, execute: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + time, execute: execute)
}
