internal import PropertyEngine

enum LayerValue: Equatable {
  case numbers(SIMD4<Double>)
  // Boxed; otherwise every value would take the room of sixteen numbers.
  indirect case matrix(Matrix4)
  case none
  /// The value as numbers; zero for a matrix and for no colour.
  var numbers: SIMD4<Double> { if case .numbers(let numbers) = self { numbers } else { .zero } }
  /// The value as a matrix; the identity for numbers.
  var matrix: Matrix4 { if case .matrix(let matrix) = self { matrix } else { .identity } }

  /// The value moved by the difference from `old` to `new`.
  func moved(from old: LayerValue, to new: LayerValue) -> LayerValue {
    switch (self, old, new) {
    case (.numbers(let value), .numbers(let old), .numbers(let new)): .numbers(value + (new - old))
    default:
      .matrix(matrix.concatenating(old.matrix.inverted() ?? .identity).concatenating(new.matrix))
    }
  }

  var isThere: Bool { self != .none }

  /// The value as `CABasicAnimation` takes it.
  func object(as kind: AnimatableKind) -> Any? {
    switch (self, kind) {
    case (.none, _): nil
    case (.matrix(let matrix), _): CATransform3D(matrix)
    case (.numbers(let numbers), .number): NSNumber(value: numbers.x)
    case (.numbers(let numbers), .flag): NSNumber(value: numbers.x != 0)
    case (.numbers(let numbers), .point): CGPoint(numbers)
    case (.numbers(let numbers), .size): CGSize(numbers)
    case (.numbers(let numbers), .color): CGColor(rgba: numbers)
    case (.numbers(let numbers), .rect), (.numbers(let numbers), .matrix): CGRect(numbers)
    }
  }
}

/// The values of a layer's keys at one time: its model, or what it shows.
struct LayerModel {
  // The six that most layers have; others are stored only if they differ from the initial ones.
  fileprivate var common: [SIMD4<Double>]
  fileprivate var rare: [(key: LayerKey, value: LayerValue)] = []
  var transform = Matrix4.identity
  fileprivate var hasBackgroundColor = false
  fileprivate static let commonCount = 6
  private static let identity = LayerValue.matrix(.identity)
  private static let initial = LayerKey.allCases.prefix(commonCount).map(\.initial)

  init() { common = Self.initial }

  subscript(key: LayerKey) -> SIMD4<Double> {
    @inline(__always) get {
      key.rawValue < Self.commonCount ? common[key.rawValue] : Self.numbers(of: key, among: rare)
    }
  }

  // Static, so that they copy no model.
  @inline(never) fileprivate static func value(
    of key: LayerKey, among rare: [(key: LayerKey, value: LayerValue)]
  ) -> LayerValue {
    rare.first { $0.key == key }?.value ?? (key.kind == .matrix ? identity : .numbers(key.initial))
  }

  @inline(never) fileprivate static func numbers(
    of key: LayerKey, among rare: [(key: LayerKey, value: LayerValue)]
  ) -> SIMD4<Double> { rare.first { $0.key == key }?.value.numbers ?? key.initial }

  func value(_ key: LayerKey) -> LayerValue {
    if key.rawValue < Self.commonCount, key != .backgroundColor || hasBackgroundColor {
      return .numbers(common[key.rawValue])
    }
    if key == .transform { return .matrix(transform) }
    if key == .backgroundColor { return .none }
    return Self.value(of: key, among: rare)
  }

  /// The keys whose values differ from another model's.
  func changes(since other: LayerModel) -> [LayerKey] {
    let isRare = !rare.isEmpty || !other.rare.isEmpty
    return LayerKey.allCases.filter { key in
      if key == .transform { return transform != other.transform }
      if key.rawValue < Self.commonCount, key != .backgroundColor {
        return common[key.rawValue] != other.common[key.rawValue]
      }
      return (isRare || key == .backgroundColor) && value(key) != other.value(key)
    }
  }

  mutating func set(_ key: LayerKey, _ value: LayerValue) {
    if key == .transform { return transform = value.matrix }
    if key == .backgroundColor { hasBackgroundColor = value.isThere }
    if key.rawValue < Self.commonCount { return common[key.rawValue] = value.numbers }
    if let place = rare.firstIndex(where: { $0.key == key }) {
      rare[place].value = value
    } else {
      rare.append((key, value))
    }
  }
}

extension CALayer {
  final func modelValue(_ key: LayerKey) -> LayerValue {
    if key == .transform { return .matrix(modelValues.transform) }
    if key == .backgroundColor, !modelValues.hasBackgroundColor { return .none }
    return key.rawValue < LayerModel.commonCount
      ? .numbers(modelValues.common[key.rawValue])
      : LayerModel.value(of: key, among: modelValues.rare)
  }

  /// The same as numbers.
  final func modelNumbers(_ key: LayerKey) -> SIMD4<Double> {
    key.rawValue < LayerModel.commonCount
      ? modelValues.common[key.rawValue] : LayerModel.numbers(of: key, among: modelValues.rare)
  }
}

extension SIMD4<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y), 0, 0) }
  init(_ size: CGSize) { self.init(Double(size.width), Double(size.height), 0, 0) }
  init(_ number: Double) { self.init(number, 0, 0, 0) }
  init(_ rect: CGRect) {
    self.init(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
      Double(rect.size.height))
  }

  func checked(as name: String) -> Self {
    precondition((0..<4).allSatisfy { self[$0].isFinite }, "\(name) must be finite")
    return self
  }
}

extension CGPoint { init(_ numbers: SIMD4<Double>) { self.init(x: numbers.x, y: numbers.y) } }

extension CGSize {
  init(_ numbers: SIMD4<Double>) { self.init(width: numbers.x, height: numbers.y) }
}

extension CGRect {
  init(_ numbers: SIMD4<Double>) {
    self.init(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
  }
}
