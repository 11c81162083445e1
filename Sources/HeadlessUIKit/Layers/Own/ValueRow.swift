internal import PropertyEngine

/// A value that can be interpolated: its numbers and their form.
struct ValueRow: Equatable {
  enum Form: Equatable {
    /// A form that values under every layer's keys have.
    case kind(AnimatableKind)
    /// The interpolation of integers is truncated to integers.
    case float, integer
    case numbers, colors
    /// The kinds of the elements, with all their points at zero.
    case path([Keyframes.PathElement])

    fileprivate var isNumber: Bool { self == .kind(.number) || self == .float || self == .integer }
  }

  var form: Form
  let numbers: [Double]

  /// Makes the row; `nil` for a value that cannot be interpolated.
  init?(_ value: Any) {
    guard let form = Form(value), let list = LayerNumbers(value)?.list, !list.isEmpty else {
      return nil
    }
    (self.form, numbers) = (form, list)
  }

  init(_ form: Form, _ numbers: [Double]) { (self.form, self.numbers) = (form, numbers) }

  func fits(_ other: ValueRow) -> Bool {
    form.isNumber && other.form.isNumber
      || form == other.form && numbers.count == other.numbers.count
  }

  var isInteger: Bool { form == .integer }

  var object: Any? {
    var four = SIMD4<Double>.zero
    for index in 0..<min(4, numbers.count) { four[index] = numbers[index] }
    return switch form {
    case .kind(let kind): LayerValue.numbers(four).object(as: kind)
    case .float: NSNumber(value: Float(four.x))
    case .integer: NSNumber(value: Int(exactly: four.x.rounded(.towardZero)) ?? 0)
    case .numbers: numbers.map { NSNumber(value: $0) }
    case .colors:
      stride(from: 0, to: numbers.count, by: 4).map { CGColor(rgba: SIMD4(numbers[$0..<$0 + 4])) }
    case .path(let elements): CGPath(elements, numbers)
    }
  }
}

extension ValueRow.Form {
  fileprivate init?(_ value: Any) {
    switch value {
    case is CGPoint: self = .kind(.point)
    case is CGSize: self = .kind(.size)
    case is CGRect: self = .kind(.rect)
    case is CGColor: self = .kind(.color)
    case let path as CGPath: self = .path(path.elements.map { $0.map { _ in .zero } })
    case is [CGColor]: self = .colors
    case is [NSNumber]: self = .numbers
    case let number as NSNumber:
      switch String(cString: number.objCType) {
      case "d": self = .kind(.number)
      case "f": self = .float
      default: self = .integer
      }
    default: return nil
    }
  }
}

extension CGPath {
  fileprivate convenience init(_ elements: [Keyframes.PathElement], _ numbers: [Double]) {
    var rest = numbers[...]
    self.init(elements.map { $0.map { _ in SIMD2(rest.removeFirst(), rest.removeFirst()) } })
  }
}
