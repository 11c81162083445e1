/// Turns values into the text the shell shows, with the session's number of digits.
package struct ValueText {
  package let digits: Int

  package init(digits: Int) { self.digits = digits }
  package func number(_ value: Double) -> String { NumberText.fixed(value, digits: digits) }

  /// Two numbers, or angles, with as many digits as tell them apart.
  package func apart(_ a: Double, _ b: Double, areAngles: Bool = false) -> (String, String) {
    let unit: Quantity.Unit = areAngles ? .angle : .plain
    func texts(_ digits: Int) -> (String, String) {
      let text = ValueText(digits: digits)
      let (first, second) = (Quantity(value: a, unit: unit), Quantity(value: b, unit: unit))
      return (text.text(.number(first)), text.text(.number(second)))
    }
    return (digits...max(digits, 12)).lazy.map(texts).first { $0.0 != $0.1 } ?? texts(digits)
  }

  package func text(_ value: Value) -> String {
    switch value {
    case .number(let quantity) where quantity.value == TimingShape.endlessDuration: "endless"
    case .number(let quantity):
      NumberText.fixed(quantity.shown, digits: quantity.unit == .count ? 0 : digits)
        + (quantity.unit == .angle ? "deg" : "")
    case .bool(let bool): bool ? "true" : "false"
    case .pair, .rect: tuple(value.components ?? [])
    case .color(let color): color.map(text) ?? "none"
    case .transform(let transform): text(transform)
    case .path(let path): "a path of \(path.count.counted("piece"))"
    case .colors(let colors): "(" + colors.map(text).joined(separator: ", ") + ")"
    case .numbers(let numbers): tuple(numbers)
    case .timing(let timing): timing.description
    case .state(let state): state.word
    case .position(let position): position.word
    case .word(let word): word
    case .view, .layer, .animator, .animation, .chain, .gesture, .dance, .block: value.kind.rawValue
    }
  }

  package func text(_ face: Motion.Face) -> String {
    switch face {
    case .number(let number): self.number(number)
    case .color(let color): text(color)
    case .transform(let transform): text(transform)
    case .point(let point): text(point.value)
    case .numbers(let numbers): tuple(numbers)
    case .colors(let colors): text(Value.colors(colors))
    case .path(let path): text(Value.path(path))
    }
  }

  /// A colour, as bytes if it is exactly those, else by its components.
  package func text(_ color: UIColor) -> String {
    let components = color.componentList
    let bytes = components.map { ($0 * 255).rounded() }
    let isExact = zip(components, bytes).allSatisfy { abs($0 * 255 - $1) < 1e-9 }
    guard isExact, bytes.allSatisfy({ (0...255).contains($0) }) else {
      let name = components[3] == 1 ? "rgb" : "rgba"
      return name + tuple(components[3] == 1 ? Array(components.prefix(3)) : components)
    }
    return "#" + bytes.prefix(bytes[3] == 255 ? 3 : 4).map(hex).joined()
  }

  /// A transform as a product of its parts, or as its six numbers if it skews.
  package func text(_ t: CGAffineTransform) -> String {
    let (scaleX, angle) = (hypot(t.a, t.b), atan2(t.b, t.a))
    let scaleY = (t.a * t.d - t.b * t.c) / scaleX
    let skew = (t.a * t.c + t.b * t.d) / scaleX
    guard scaleX > 0, abs(skew) < 1e-9 else { return "transform" + tuple(t.numbers) }
    var parts: [String] = []
    if abs(scaleX - 1) > 1e-9 || abs(scaleY - 1) > 1e-9 {
      parts.append(
        abs(scaleX - scaleY) < 1e-9
          ? "scale(\(number(scaleX)))" : "scale(\(number(scaleX)), \(number(scaleY)))")
    }
    if abs(angle) > 1e-9 { parts.append("rotate(\(number(Double(angle).degrees))deg)") }
    if t.tx != 0 || t.ty != 0 { parts.append("translate(\(number(t.tx)), \(number(t.ty)))") }
    return parts.isEmpty ? "identity" : parts.joined(separator: " * ")
  }

  package func text(_ t: CATransform3D) -> String {
    CATransform3DIsAffine(t)
      ? text(CATransform3DGetAffineTransform(t)) : "transform3D" + tuple(t.numbers)
  }

  private func tuple(_ components: [Double]) -> String {
    "(" + components.map(number).joined(separator: ", ") + ")"
  }

  private func hex(_ byte: Double) -> String {
    let text = String(Int(byte), radix: 16)
    return text.count == 1 ? "0" + text : text
  }
}

extension Timing: CustomStringConvertible {
  package var description: String { Self.named.first { $0.timing == self }?.name ?? spelledOut }

  /// The timing by its numbers, to a millionth; a spring by the shorter ones, likely the published.
  package var numbered: String {
    func text(_ number: Double) -> String { NumberText.brief(number, digits: 6) }
    switch self {
    case .preset(_, let timing): return timing.numbered
    case .spring(.bounce(let bounce, let duration), 0):
      let seen = "spring(duration: \(text(duration)), bounce: \(text(bounce)))"
      // Given by its damping, an overdamped spring would be played as critically damped.
      guard bounce >= 0 else { return seen }
      let speed = 2 * Double.pi / duration
      let built =
        "spring(mass: 1, stiffness: \(text(speed * speed)), "
        + "damping: \(text(2 * speed * (1 - bounce))))"
      return built.count <= seen.count ? built : seen
    default: return spelledOut
    }
  }

  private var spelledOut: String {
    let text = NumberText.shortest
    switch self {
    case .curve(let curve): return "\(curve)"
    case .standard: return "default"
    case .cubic(let x1, let y1, let x2, let y2):
      return "cubic(\([x1, y1, x2, y2].map(text).joined(separator: ", ")))"
    case .spring(let spring, let velocity):
      let numbers = spring.numbers + (velocity == 0 ? [] : [("initialVelocity", velocity)])
      return "spring(\(numbers.map { "\($0): \(text($1))" }.joined(separator: ", ")))"
    case .preset(let name, let timing):
      let velocity = timing.initialVelocity
      return velocity == 0 ? name : "\(name)(initialVelocity: \(text(velocity)))"
    }
  }
}

extension Timing.Spring {
  package var numbers: [(String, Double)] {
    switch self {
    case .ratio(let ratio): [("dampingRatio", ratio)]
    case .physics(let mass, let stiffness, let damping):
      [("mass", mass), ("stiffness", stiffness), ("damping", damping)]
    case .bounce(let bounce, let duration): [("duration", duration), ("bounce", bounce)]
    case .response(let response, let fraction):
      [("response", response), ("dampingFraction", fraction)]
    case .tension(let tension, let friction): [("tension", tension), ("friction", friction)]
    }
  }
}
