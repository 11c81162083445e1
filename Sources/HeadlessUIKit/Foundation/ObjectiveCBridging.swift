#if !canImport(ObjectiveC)
  public import Foundation

  // On Apple's systems `layer.value(forKeyPath: "position") as? CGPoint` and `as? NSValue` both
  // work, as do `as? CGFloat`, `as? Double` and `as? NSNumber` for a number. Swift does the same
  // elsewhere for types that conform to its protocol for bridging; Foundation's numbers do,
  // geometry's types get it here.

  /// A value that `NSValue` holds, so that a cast changes one into the other.
  nonisolated public protocol NSValueBridgeable: _ObjectiveCBridgeable
  where _ObjectiveCType == NSValue {
    /// The value an object holds; `nil` for one that holds another kind.
    init?(nsValue: NSValue)
    /// The same value as an object.
    var nsValue: NSValue { get }
  }

  nonisolated extension NSValueBridgeable {
    /// The same value as an object.
    public func _bridgeToObjectiveC() -> NSValue { nsValue }

    /// The value an object holds, which must be one of this kind.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
      result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// The value an object holds, if it is one of this kind.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout Self?
    ) -> Bool {
      result = Self(nsValue: source)
      return result != nil
    }

    /// The value an object holds, which must be one of this kind.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
      guard let value = source.flatMap(Self.init(nsValue:)) else {
        preconditionFailure("not a \(Self.self): \(source.map { "\($0)" } ?? "nil")")
      }
      return value
    }
  }

  nonisolated extension CGPoint: @retroactive _ObjectiveCBridgeable, NSValueBridgeable {
    /// The point an object holds; `nil` for one that holds another kind.
    public init?(nsValue: NSValue) {
      guard nsValue.holds(like: "{CGPoint=dd}") else { return nil }
      self = nsValue.pointValue
    }

    /// The same point as an object.
    public var nsValue: NSValue { NSValue(point: self) }
  }

  nonisolated extension CGSize: @retroactive _ObjectiveCBridgeable, NSValueBridgeable {
    /// The size an object holds; `nil` for one that holds another kind.
    public init?(nsValue: NSValue) {
      guard nsValue.holds(like: "{CGSize=dd}") else { return nil }
      self = nsValue.sizeValue
    }

    /// The same size as an object.
    public var nsValue: NSValue { NSValue(size: self) }
  }

  nonisolated extension CGRect: @retroactive _ObjectiveCBridgeable, NSValueBridgeable {
    /// The rectangle an object holds; `nil` for one that holds another kind.
    public init?(nsValue: NSValue) {
      guard nsValue.holds(like: "{CGRect={CGPoint=dd}{CGSize=dd}}") else { return nil }
      self = nsValue.rectValue
    }

    /// The same rectangle as an object.
    public var nsValue: NSValue { NSValue(rect: self) }
  }

  nonisolated extension CGAffineTransform: NSValueBridgeable {
    /// The transform an object holds; `nil` for one that holds another kind.
    public init?(nsValue: NSValue) {
      guard let n = nsValue.numbers(count: 6) else { return nil }
      self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// The same transform as an object.
    public var nsValue: NSValue { NSValue(cgAffineTransform: self) }
  }

  nonisolated extension CATransform3D: NSValueBridgeable {
    /// The transform an object holds; `nil` for one that holds another kind.
    public init?(nsValue: NSValue) {
      guard let n = nsValue.numbers(count: 16) else { return nil }
      self.init(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
        m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
        m44: n[15])
    }

    /// The same transform as an object.
    public var nsValue: NSValue { NSValue(caTransform3D: self) }
  }

  nonisolated extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The same number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The number an object holds.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    /// The number an object holds.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    /// The number an object holds; 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }
#endif
