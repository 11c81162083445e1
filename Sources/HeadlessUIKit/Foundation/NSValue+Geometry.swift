#if !canImport(ObjectiveC)
  public import Foundation
  internal import PropertyEngine

  // `NSValue` as UIKit and Core Animation extend it: the objects that stand for geometry where a
  // value is `Any`. Apple: foundation/nsvalue.
  nonisolated extension NSValue {
    /// Makes an object that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Makes an object that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Makes an object that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Makes an object that holds a direction with a length.
    public convenience init(cgVector vector: CGVector) {
      self.init(numbers: [vector.dx, vector.dy])
    }

    /// Makes an object that holds a transform of the plane.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
      self.init(numbers: [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ])
    }

    /// Makes an object that holds a transform in space.
    public convenience init(caTransform3D transform: CATransform3D) {
      self.init(numbers: transform.matrix.numbers)
    }

    /// The point; to ask another kind of value is a programmer error.
    public var cgPointValue: CGPoint { pointValue }
    /// The size; to ask another kind of value is a programmer error.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle; to ask another kind of value is a programmer error.
    public var cgRectValue: CGRect { rectValue }

    /// The direction with its length; to ask another kind of value is a programmer error.
    public var cgVectorValue: CGVector {
      let numbers = required(numbers(count: 2))
      return CGVector(dx: numbers[0], dy: numbers[1])
    }

    /// The transform of the plane; to ask another kind of value is a programmer error.
    public var cgAffineTransformValue: CGAffineTransform {
      required(CGAffineTransform(nsValue: self))
    }

    /// The transform in space; to ask another kind of value is a programmer error.
    public var caTransform3DValue: CATransform3D { required(CATransform3D(nsValue: self)) }

    private func required<Value>(_ value: Value?) -> Value {
      guard let value else { preconditionFailure("the NSValue holds something else: \(self)") }
      return value
    }

    // Foundation's own kinds of value are points, sizes and rectangles; others are rows of numbers.
    private convenience init(numbers: [Double]) {
      self.init(bytes: numbers, objCType: Self.type(count: numbers.count))
    }

    private static func type(count: Int) -> String { "[\(count)d]" }

    /// The numbers of an object that holds just as many; `nil` for another.
    func numbers(count: Int) -> [Double]? {
      guard holds(like: Self.type(count: count)) else { return nil }
      var numbers = Array(repeating: 0.0, count: count)
      numbers.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getValue($0) } }
      return numbers
    }

    func holds(like type: String) -> Bool { String(cString: objCType) == type }
  }

  nonisolated extension NSCoder {
    /// The point written as a text such as `{1, 2}`; (0, 0) for another text.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    /// The text for a point, such as `{1, 2}`.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  }
#endif
