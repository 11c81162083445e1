import Foundation
internal import PropertyEngine

/// A value that can be interpolated: its numbers and their form.
struct ValueRow: Equatable {
  enum Form: Equatable {
    case number(Number)
    case point, size, rect, color, numbers, colors
    /// The kinds of the elements, with all their points at zero.
    case path([Keyframes.PathElement])
  }

  /// The kinds of number; the interpolation of integers is truncated to integers.
  enum Number { case real, float, integer }
  var form: Form
  let numbers: [Double]

  /// `nil` for a value that has nothing between it and others.
  init?(_ value: Any) {
    guard let form = Form(value), let list = LayerNumbers(value)?.list, !list.isEmpty else {
      return nil
    }
    (self.form, numbers) = (form, list)
  }

  init(_ form: Form, _ numbers: [Double]) { (self.form, self.numbers) = (form, numbers) }

  func fits(_ other: ValueRow) -> Bool {
    if case (.number, .number) = (form, other.form) { return true }
    return form == other.form && numbers.count == other.numbers.count
  }

  var isInteger: Bool { form == .number(.integer) }

  var object: Any {
    var four = SIMD4<Double>.zero
    for index in 0..<min(4, numbers.count) { four[index] = numbers[index] }
    return switch form {
    case .number(.real): NSNumber(value: four.x)
    case .number(.float): NSNumber(value: Float(four.x))
    case .number(.integer): NSNumber(value: Int(exactly: four.x.rounded(.towardZero)) ?? 0)
    case .point: CGPoint(four)
    case .size: CGSize(four)
    case .rect: CGRect(four)
    case .color: CGColor(rgba: four)
    case .numbers: numbers.map { NSNumber(value: $0) }
    case .colors:
      stride(from: 0, to: numbers.count, by: 4).map { first in
        CGColor(
          rgba: SIMD4(numbers[first], numbers[first + 1], numbers[first + 2], numbers[first + 3]))
      }
    case .path(let elements): CGPath(elements, numbers)
    }
  }
}

extension ValueRow.Form {
  fileprivate init?(_ value: Any) {
    switch value {
    case is CGPoint: self = .point
    case is CGSize: self = .size
    case is CGRect: self = .rect
    case is CGColor: self = .color
    case let path as CGPath: self = .path(path.elements.map { $0.map { _ in .zero } })
    case is [CGColor]: self = .colors
    case is [NSNumber]: self = .numbers
    case let number as NSNumber:
      switch String(cString: number.objCType) {
      case "d": self = .number(.real)
      case "f": self = .number(.float)
      default: self = .number(.integer)
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
