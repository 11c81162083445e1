package import HeadlessUIKit

package enum GestureKind: String, Choosable, Sendable {
  case pan, tap, press, pinch, rotate

  package var meaning: String {
    switch self {
    case .pan: "a finger drags"
    case .tap: "a finger comes down and is lifted at once"
    case .press: "a finger comes down and stays"
    case .pinch: "two fingers spread or close"
    case .rotate: "two fingers turn"
    }
  }

  package func make() -> UIGestureRecognizer {
    switch self {
    case .pan: UIPanGestureRecognizer()
    case .tap: UITapGestureRecognizer()
    case .press: UILongPressGestureRecognizer()
    case .pinch: UIPinchGestureRecognizer()
    case .rotate: UIRotationGestureRecognizer()
    }
  }
}
