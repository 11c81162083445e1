// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if !canImport(ObjectiveC)
  public import Foundation
  internal import PropertyEngine

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
    public func _bridgeToObjectiveC() -> NSValue { nsValue }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
      result = _unconditionallyBridgeFromObjectiveC(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout Self?
    ) -> Bool {
      result = Self(nsValue: source)
      return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
      guard let value = source.flatMap(Self.init(nsValue:)) else {
        preconditionFailure("not a \(Self.self): \(source.map { "\($0)" } ?? "nil")")
      }
      return value
    }
  }

  nonisolated extension CGPoint: @retroactive _ObjectiveCBridgeable, NSValueBridgeable {
    public init?(nsValue: NSValue) {
      guard nsValue.holds(like: "{CGPoint=dd}") else { return nil }
      self = nsValue.pointValue
    }

    public var nsValue: NSValue { NSValue(point: self) }
  }

  nonisolated extension CGSize: @retroactive _ObjectiveCBridgeable, NSValueBridgeable {
    public init?(nsValue: NSValue) {
      guard nsValue.holds(like: "{CGSize=dd}") else { return nil }
      self = nsValue.sizeValue
    }

    public var nsValue: NSValue { NSValue(size: self) }
  }

  nonisolated extension CGRect: @retroactive _ObjectiveCBridgeable, NSValueBridgeable {
    public init?(nsValue: NSValue) {
      guard nsValue.holds(like: "{CGRect={CGPoint=dd}{CGSize=dd}}") else { return nil }
      self = nsValue.rectValue
    }

    public var nsValue: NSValue { NSValue(rect: self) }
  }

  nonisolated extension CGAffineTransform: NSValueBridgeable {
    public init?(nsValue: NSValue) {
      guard let n = nsValue.numbers(count: 6) else { return nil }
      self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    public var nsValue: NSValue { NSValue(cgAffineTransform: self) }
  }

  nonisolated extension CATransform3D: NSValueBridgeable {
    public init?(nsValue: NSValue) {
      guard let numbers = nsValue.numbers(count: 16) else { return nil }
      self.init(numbers)
    }

    public var nsValue: NSValue { NSValue(caTransform3D: self) }
  }

  nonisolated extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }
#endif
