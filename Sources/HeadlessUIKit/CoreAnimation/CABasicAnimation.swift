internal import AnimationEngine
import Foundation

/// An animation of one property of a layer, by its key path.
///
/// Known are a layer's animatable properties and their parts: `opacity`, `position.x`,
/// `bounds.size.width`. An animation of another key path runs its time and moves nothing.
/// Source: developer.apple.com/documentation/quartzcore/capropertyanimation.
open class CAPropertyAnimation: CAAnimation {
  /// What is moved.
  public var keyPath: String?
  /// Whether the result is added to what is there instead of taking its place.
  public var isAdditive = false
  /// Whether each cycle starts where the last one ended; not with `autoreverses`.
  public var isCumulative = false

  /// Makes an animation of a key path.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  open override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }
}

/// An animation from one value to another.
///
/// Two of the three values say the way. With one, the other end is what is shown without this
/// animation: from it, to it, or by it from there. Values are numbers, `CGPoint`, `CGSize`,
/// `CGRect`, `CGColor` or `UIColor`. Source:
/// developer.apple.com/documentation/quartzcore/cabasicanimation.
public final class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts.
  public var fromValue: Any?
  /// Where it ends.
  public var toValue: Any?
  /// How far it goes.
  public var byValue: Any?

  public override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  /// The way as plain numbers, and how it comes together with what lies below.
  func way(of width: Int) -> (from: [Double], delta: [Double], mixing: Mixing) {
    let zero = Array(repeating: 0.0, count: width)
    func numbers(_ value: Any?) -> [Double]? {
      value.flatMap(LayerNumbers.init).flatMap { $0.list.count == width ? $0.list : nil }
    }
    func minus(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 - $1 } }
    let cumulation: Mixing.Cumulation = isCumulative ? (isAdditive ? .own : .shown) : .none
    let keep = isAdditive ? 1.0 : 0.0
    func mixing(_ keep: Double, _ perProgress: Double = 0) -> Mixing {
      Mixing(keep: keep, keepPerProgress: perProgress, cumulation: cumulation)
    }
    switch (numbers(fromValue), numbers(toValue), numbers(byValue)) {
    case (let from?, let to?, _): return (from, minus(to, from), mixing(keep))
    case (let from?, nil, let by?): return (from, by, mixing(keep))
    case (nil, let to?, let by?): return (minus(to, by), by, mixing(keep))
    case (let from?, nil, nil):
      return (from, minus(zero, from), mixing(keep, 1))
    case (nil, let to?, nil): return (zero, to, mixing(1, isAdditive ? 0 : -1))
    case (nil, nil, let by?): return (zero, by, mixing(1))
    case (nil, nil, nil): return (zero, zero, mixing(1))
    }
  }
}

/// A value given to an animation, as plain numbers.
struct LayerNumbers {
  let list: [Double]

  init?(_ value: Any) {
    switch value {
    case let value as Double: list = [value]
    case let value as CGFloat: list = [Double(value)]
    case let value as Float: list = [Double(value)]
    case let value as Int: list = [Double(value)]
    case let value as CGPoint: list = [Double(value.x), Double(value.y)]
    case let value as CGSize: list = [Double(value.width), Double(value.height)]
    case let value as CGRect:
      list = [value.minX, value.minY, value.width, value.height].map { Double($0) }
    case let value as CGColor: list = (0..<4).map { value.rgba[$0] }
    case let value as UIColor: list = (0..<4).map { value.components[$0] }
    default: return nil
    }
    guard list.allSatisfy(\.isFinite) else { return nil }
  }
}
