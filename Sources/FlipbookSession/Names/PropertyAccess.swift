import Foundation
import HeadlessUIKit

/// How a property of an object is read and written as a value of the language.
struct PropertyAccess<Object>: Sendable {
  let kind: ValueKind
  let read: @Sendable (Object) -> Value
  /// Writes it, or returns false for a value of the wrong kind.
  let write: @Sendable (Object, Value) -> Bool

  /// A plain number.
  static func number<Number: BinaryFloatingPoint & SendableMetatype>(
    _ path: any ReferenceWritableKeyPath<Object, Number> & Sendable
  ) -> Self {
    Self(kind: .number, read: { .plain(Double($0[keyPath: path])) }) { object, value in
      guard case .number(let number) = value else { return false }
      object[keyPath: path] = Number(number.value)
      return true
    }
  }

  /// A number of seconds.
  static func seconds(
    _ path: any ReferenceWritableKeyPath<Object, CFTimeInterval> & Sendable
  ) -> Self {
    Self(
      kind: .number,
      read: { .number(Quantity(value: $0[keyPath: path], unit: .duration)) },
      write: number(path).write)
  }

  /// True or false.
  static func flag(_ path: any ReferenceWritableKeyPath<Object, Bool> & Sendable) -> Self {
    Self(kind: .bool, read: { .bool($0[keyPath: path]) }) { object, value in
      guard case .bool(let bool) = value else { return false }
      object[keyPath: path] = bool
      return true
    }
  }

  static func point(_ path: any ReferenceWritableKeyPath<Object, CGPoint> & Sendable) -> Self {
    Self(
      kind: .pair,
      read: { .pair(Double($0[keyPath: path].x), Double($0[keyPath: path].y), .point) }
    ) { object, value in
      guard case .pair(let x, let y, _) = value else { return false }
      object[keyPath: path] = CGPoint(x: x, y: y)
      return true
    }
  }

  static func size(_ path: any ReferenceWritableKeyPath<Object, CGSize> & Sendable) -> Self {
    Self(
      kind: .pair,
      read: { .pair(Double($0[keyPath: path].width), Double($0[keyPath: path].height), .size) }
    ) { object, value in
      guard case .pair(let width, let height, _) = value else { return false }
      object[keyPath: path] = CGSize(width: width, height: height)
      return true
    }
  }

  static func rect(_ path: any ReferenceWritableKeyPath<Object, CGRect> & Sendable) -> Self {
    Self(kind: .rect, read: { .rect($0[keyPath: path]) }) { object, value in
      guard case .rect(let rect) = value else { return false }
      object[keyPath: path] = rect
      return true
    }
  }

  /// A colour, or none.
  static func color(_ path: any ReferenceWritableKeyPath<Object, CGColor?> & Sendable) -> Self {
    Self(
      kind: .color, read: { .color($0[keyPath: path].map(UIColor.init(cgColor:))) }
    ) { object, value in
      guard case .color(let color) = value else { return false }
      object[keyPath: path] = color?.cgColor
      return true
    }
  }

  static func transform(
    _ path: any ReferenceWritableKeyPath<Object, CATransform3D> & Sendable
  ) -> Self {
    Self(kind: .transform, read: { .transform($0[keyPath: path]) }) { object, value in
      guard case .transform(let transform) = value else { return false }
      object[keyPath: path] = transform
      return true
    }
  }
}
