internal import PropertyEngine

/// An animation from one value to another.
///
/// Two of the three values define the way. With only one, the other end is what is shown without
/// this animation; with none it starts from what was shown before the change. Values are numbers,
/// `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `UIColor`, `CATransform3D` or `CGAffineTransform`.
/// Apple: quartzcore/cabasicanimation.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any? { willSet { willChange() } }
  /// The value at the end.
  open var toValue: Any? { willSet { willChange() } }
  /// The difference of the two.
  open var byValue: Any? { willSet { willChange() } }

  open override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override var givenValues: [Any] { [fromValue, toValue, byValue].compactMap(\.self) }

  override func way(of width: Int, before: () -> [Double]) -> (way: Way, mixing: Mixing)? {
    let zero = Array(repeating: 0.0, count: width)
    func numbers(_ value: Any?) -> [Double]? {
      value.flatMap(LayerNumbers.init).flatMap { $0.list.count == width ? $0.list : nil }
    }
    func minus(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 - $1 } }
    let keep = isAdditive ? 1.0 : 0.0
    func result(
      _ from: [Double], _ delta: [Double], _ keep: Double, _ perProgress: Double = 0
    ) -> (Way, Mixing) {
      let mixing = Mixing(keep: keep, keepPerProgress: perProgress, cumulation: cumulation)
      return (.straight(from: from, delta: delta), mixing)
    }
    switch (numbers(fromValue), numbers(toValue), numbers(byValue)) {
    case (let from?, let to?, _): return result(from, minus(to, from), keep)
    case (let from?, nil, let by?): return result(from, by, keep)
    case (nil, let to?, let by?): return result(minus(to, by), by, keep)
    case (let from?, nil, nil): return result(from, minus(zero, from), keep, 1)
    case (nil, let to?, nil): return result(zero, to, 1, isAdditive ? 0 : -1)
    case (nil, nil, let by?): return result(zero, by, 1)
    case (nil, nil, nil):
      let before = before()
      return result(before, minus(zero, before), 0, 1)
    }
  }

  override func matrixSource(before: () -> Matrix4) -> MatrixEffect.Source? {
    let (from, to, by) = (
      LayerNumbers.matrix(fromValue), LayerNumbers.matrix(toValue), LayerNumbers.matrix(byValue)
    )
    let end = to ?? from.flatMap { from in by.map { from.concatenating($0) } }
    if let from, let end { return .path(MatrixPath(from: from, to: end, halfTurn: .negative)) }
    if let to, let by {
      let from = to.concatenating(by.inverted() ?? .identity)
      return .path(MatrixPath(from: from, to: to, halfTurn: .negative))
    }
    let isOpen = from == nil && to == nil && by == nil
    return .open(from: isOpen ? before() : from, to: to, by: by)
  }
}

struct LayerNumbers {
  let list: [Double]

  init?(_ value: Any) {
    switch value {
    case let value as Double: list = [value]
    case let value as CGFloat: list = [Double(value)]
    case let value as Float: list = [Double(value)]
    case let value as Int: list = [Double(value)]
    case let value as Bool: list = [value ? 1 : 0]
    case let value as CGPoint: list = [Double(value.x), Double(value.y)]
    case let value as CGSize: list = [Double(value.width), Double(value.height)]
    case let value as CGRect:
      list = [value.minX, value.minY, value.width, value.height].map { Double($0) }
    case let value as CGColor: list = (0..<4).map { value.rgba[$0] }
    case let value as UIColor: list = (0..<4).map { value.components[$0] }
    case let value as [Double]: list = value
    case let value as [CGFloat]: list = value.map { Double($0) }
    case let value as [Int]: list = value.map(Double.init)
    case let value as NSNumber: list = [value.doubleValue]
    case let value as [NSNumber]: list = value.map(\.doubleValue)
    case let value as [CGColor]: list = value.flatMap { color in (0..<4).map { color.rgba[$0] } }
    case let value as CGPath: list = value.elements.flatMap(\.numbers)
    default: return nil
    }
    guard list.allSatisfy(\.isFinite) else { return nil }
  }

  /// A transform given to an animation; `nil` for another value, or one that is not finite.
  static func matrix(_ value: Any?) -> Matrix4? {
    let matrix: Matrix4? =
      switch value {
      case let value as CATransform3D: value.matrix
      case let value as CGAffineTransform: Matrix4(AffineMatrix(value))
      default: nil
      }
    return matrix.flatMap { $0.isFinite ? $0 : nil }
  }
}
