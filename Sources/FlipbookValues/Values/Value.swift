/// The value of an expression of the language.
package enum Value: Equatable {
  case number(Quantity)
  case bool(Bool)
  case pair(Double, Double, PairForm = .tuple)
  case rect(CGRect)
  case color(UIColor?)
  indirect case transform(CATransform3D)
  case path(CGPath)
  /// Several colours, or several numbers that are neither a pair nor a rectangle.
  case colors([UIColor])
  case numbers([Double])
  case timing(Timing)
  case state(UIViewAnimatingState)
  case position(UIViewAnimatingPosition)
  /// A word from a choice, such as the value of a setting.
  case word(String)
  case view(UIView)
  case layer(CALayer)
  case animator(UIViewPropertyAnimator)
  case animation(CAAnimation)
  case chain(Chain)
  case gesture(UIGestureRecognizer)
  case dance(Dance)
  case block(String)

  package static func == (lhs: Value, rhs: Value) -> Bool {
    switch (lhs, rhs) {
    case (.number(let a), .number(let b)): a.value == b.value
    case (.bool(let a), .bool(let b)): a == b
    case (.pair(let a, let b, _), .pair(let c, let d, _)): a == c && b == d
    case (.rect(let a), .rect(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.timing(let a), .timing(let b)): a == b
    case (.state(let a), .state(let b)): a == b
    case (.position(let a), .position(let b)): a == b
    case (.word(let a), .word(let b)), (.block(let a), .block(let b)): a == b
    default: lhs.thing.map { $0 === rhs.thing } ?? false
    }
  }

  /// The object that it is; `nil` if it is none.
  package var thing: AnyObject? {
    switch self {
    case .view(let view): view
    case .layer(let layer): layer
    case .animator(let animator): animator
    case .animation(let animation): animation
    case .chain(let chain): chain
    case .gesture(let gesture): gesture
    case .dance(let dance): dance
    default: nil
    }
  }

  // Its contents; `nil` for a value of another kind.
  package var quantity: Quantity? { if case .number(let it) = self { it } else { nil } }
  package var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  package var rect: CGRect? { if case .rect(let rect) = self { rect } else { nil } }
  package var timing: Timing? { if case .timing(let timing) = self { timing } else { nil } }

  /// The layer that draws it; `nil` if nothing draws it.
  package var layer: CALayer? {
    switch self {
    case .view(let view): view.layer
    case .layer(let layer): layer
    default: nil
    }
  }

  package var kind: ValueKind {
    switch self {
    case .number: .number
    case .bool: .bool
    case .pair: .pair
    case .rect: .rect
    case .color: .color
    case .transform: .transform
    case .path: .path
    case .colors: .colors
    case .numbers: .numbers
    case .timing: .timing
    case .state: .state
    case .position: .position
    case .word: .word
    case .view: .view
    case .layer: .layer
    case .animator: .animator
    case .animation: .animation
    case .chain: .chain
    case .gesture: .gesture
    case .dance: .dance
    case .block: .block
    }
  }

  package var components: [Double]? {
    switch self {
    case .number(let quantity): [quantity.value]
    case .pair(let x, let y, _): [x, y]
    case .rect(let rect):
      [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
    case .color(let color): color?.componentList
    case .transform(let transform): transform.numbers
    case .colors(let colors): colors.flatMap(\.componentList)
    case .numbers(let numbers): numbers
    default: nil
    }
  }

  /// The value as a list, where one is needed: numbers in brackets or one colour can be a list.
  package func taken(as kind: ValueKind) -> Value {
    switch (kind, self) {
    case (.numbers, .number), (.numbers, .pair), (.numbers, .rect): .numbers(components ?? [])
    case (.colors, .color(let color?)): .colors([color])
    default: self
    }
  }

  package var isFinite: Bool {
    quantity?.value.isFinite ?? components?.allSatisfy(\.isFinite) ?? true
  }
}

/// The meaning of two numbers together, which gives them their names.
package enum PairForm {
  /// As typed; it can become any of the others.
  case tuple
  case point, size

  package var members: [[String]] {
    switch self {
    case .tuple: [["x", "width", "dx"], ["y", "height", "dy"]]
    case .point: [["x"], ["y"]]
    case .size: [["width"], ["height"]]
    }
  }

  /// The form of the result of two pairs.
  package func joined(with other: PairForm) -> PairForm { self == .tuple ? other : self }
}

package struct Quantity: Equatable {
  /// The unit of a number, with the word messages use for it; `plain` fits everywhere.
  package enum Unit: String {
    case plain = "a number"
    case duration = "a duration"
    case share = "a percentage"
    case angle = "an angle"
    case count = "a whole number"

    package var word: String { rawValue }
  }

  /// The number: seconds, a fraction of 1, radians, or plain.
  package var value: Double
  package var unit: Unit

  package init(value: Double, unit: Unit = .plain) { (self.value, self.unit) = (value, unit) }

  /// The number as it is shown: an angle in degrees.
  package var shown: Double { unit == .angle ? value.degrees : value }
}

extension Double { package var degrees: Double { self * 180 / .pi } }

/// The kinds of values, with the words messages use for them.
package enum ValueKind: String {
  case number = "a number"
  case bool = "true or false"
  case pair = "a pair like (10, 20)"
  case rect = "a rectangle like (0, 0, 100, 100)"
  case color = "a colour"
  case transform = "a transform"
  case path = "a path"
  case colors = "a list of colours like (red, blue)"
  case numbers = "a list of numbers like (0, 0.5, 1)"
  case timing = "a timing"
  case state = "a state"
  case position = "a position"
  case word = "a word"
  case view = "a view"
  case layer = "a layer"
  case animator = "an animator"
  case animation = "an animation"
  case chain = "a chain"
  case gesture = "a gesture"
  case dance = "a dance"
  case block = "an animate block"

  /// Whether it is a thing, which has values, or a timing; neither ever changes itself.
  package var isThingOrTiming: Bool {
    [.timing, .view, .layer, .animator, .animation, .chain, .gesture, .dance, .block].contains(self)
  }

  /// Whether it stands for its progress where a number is expected.
  package var isProgress: Bool {
    self == .animator || self == .chain || self == .dance || self == .block
  }

  /// Whether its values have members, written after a dot.
  package var hasMembers: Bool { [.pair, .rect, .color, .transform, .timing].contains(self) }

  /// An example for hints; `nil` where the kind's words have one, or nobody writes such a value.
  package var example: String? {
    switch self {
    case .number: "write a number: 0.5"
    case .bool: "write true or false, or a comparison: box.alpha == 1"
    case .color: "write red, #ff8800 or rgb(1, 0.5, 0)"
    case .transform: "write scale(1.5), rotate(45deg) or identity"
    case .path: "write oval(0, 0, 80, 80) or line((0, 0), (80, 40))"
    case .timing: "write easeInOut, cubic(…) or spring(…)"
    default: nil
    }
  }

  /// The kind of the values that an animation moves; a flag is moved as a number.
  package init(_ kind: AnimatableKind) {
    switch kind {
    case .number, .flag: self = .number
    case .point, .size: self = .pair
    case .rect: self = .rect
    case .color: self = .color
    case .matrix: self = .transform
    }
  }

  package var noun: String {
    rawValue.firstRange(of: " like").map { String(rawValue[..<$0.lowerBound]) } ?? rawValue
  }
}

extension Value {
  /// The noun where the kind matters; for a list, with its length.
  package var listNoun: String { kind == .numbers ? noun : kind.noun }

  package var noun: String {
    switch self {
    case .pair(_, _, .point): "a point"
    case .pair(_, _, .size): "a size"
    case .numbers(let numbers): "a list of \(numbers.count)"
    case .timing(let timing): timing.isSpring ? "a spring" : "a curve"
    default: kind.noun
    }
  }

  package static func transform(_ plane: CGAffineTransform) -> Value {
    .transform(CATransform3DMakeAffineTransform(plane))
  }
}

extension CGAffineTransform {
  package var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}

extension CATransform3D {
  /// The six numbers of a 2D transform; sixteen, row by row, for a 3D one.
  package var numbers: [Double] {
    guard !CATransform3DIsAffine(self) else { return CATransform3DGetAffineTransform(self).numbers }
    return [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
      .map { Double($0) }
  }
}

extension UIColor {
  /// Red, green, blue and alpha, 0…1.
  package var componentList: [Double] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Double($0) }
  }
}

/// The language's expressions; Foundation has a type of that name too.
package typealias Expression = FlipbookLanguage.Expression
