extension Scope {
  package func evaluate(_ call: Call) throws(Mistake) -> Value {
    guard let name = call.name.word?.text, let function = FunctionDeclaration.named(name) else {
      return try evaluate(unknown: call)
    }
    switch name {
    case "model", "shown":
      guard call.values.count == 1 else { throw Mistake(function.wrongCall, call.span) }
      return try reading(name == "model" ? .model : .shown).evaluate(call.values[0])
    case "spring": return try spring(call, function)
    case "mix": return try mix(call, function)
    case "hsl": return try hsl(call, function)
    case "line": return .path(try line(call, function).cgPath)
    case "velocity", "acceleration", "jerk":
      return try rate(Self.orders[name] ?? 1, of: parts(call, function, [nil])[0], call)
    case "overlap": return try evaluate(overlap(parts(call, function, [nil, nil]), call))
    case "eased": return try eased(parts(call, function, [nil, nil]))
    case "length":
      let (x, y) = try point(try parts(call, function, [nil])[0])
      return .plain(NumberFunction.length.value([x, y]))
    case "distance":
      return try distance(parts(call, function, [nil, nil]), call)
    case "project": return try coast(call, function)
    case "rubberBand":
      let n = try numbers(parts(call, function, [nil, "in"]))
      return .plain(Double(rubberBand(n[0], in: n[1])))
    case "relativeVelocity":
      let n = try numbers(parts(call, function, [nil, "from", "to"]))
      world.relativeDistances?.append(n[2] - n[1])
      return .plain(Double(relativeVelocity(forVelocity: n[0], from: n[1], to: n[2])))
    default:
      if let measure = MotionMeasure(rawValue: name) { return try foresee(measure, call, function) }
      return try evaluate(plain: call, function)
    }
  }

  // A named timing with a velocity, or a timing in another tool's words.
  private func evaluate(unknown call: Call) throws(Mistake) -> Value {
    if let word = call.name.word?.text, case .timing(let timing)? = try? value(ofWord: word) {
      return try pushed(timing, word, call)
    }
    let name = call.name.description
    if let verb = call.name.members.last, let root = call.name.root,
      call.name.members.count == 1, let command = world.commands.named(verb.text)
    {
      if let thing = named(root.text) {
        throw Mistake(
          .verbAsMember(verb.text, of: thing.kind, name: root.description), call.name.span)
      }
      // A capital letter means a type or another tool's object, not an animator.
      if command.group == .animator, root.text.first?.isLowercase == true {
        throw Mistake(.unknownThing(root.text, what: "animator", near: []), root.span)
      }
    }
    if let timing = try foreign(call) { return timing }
    throw Mistake(.unknownFunction(name, near: FunctionDeclaration.near(name)), call.name.span)
  }

  private func evaluate(
    plain call: Call, _ function: FunctionDeclaration
  ) throws(Mistake) -> Value {
    var (numbers, unit) = ([Double](), Quantity.Unit.plain)
    let keepsAngles = NumberFunction(rawValue: function.name)?.keepsAngles == true
    for (argument, expression) in zip(call.arguments, call.values) {
      guard argument.label == nil else { throw Mistake(function.wrongCall, argument.span) }
      let quantity = try quantity(expression, inTime: function.kind == .number)
      numbers.append(quantity.value)
      if keepsAngles, quantity.unit == .angle { unit = .angle }
    }
    guard let value = value(of: function.name, numbers) else {
      let text = call.span.text(in: source)
      let range = Self.ranges[function.name].flatMap { numbers.count == $0 ? $1 : nil }
      throw Mistake(
        range.map { .outOfRange(text, allowed: $0) } ?? function.wrongCall, call.span)
    }
    guard value.isFinite else { throw Mistake(.notFinite, call.span) }
    if ["rotate", "sin", "cos", "tan"].contains(function.name) { noteBareAngle(call) }
    if function.kind == .color { noteBytes(call, numbers) }
    guard unit == .angle, case .number(let number) = value else { return value }
    return .number(Quantity(value: number.value, unit: unit))
  }

  private func value(of name: String, _ n: [Double]) -> Value? {
    switch (name, n.count) {
    case ("rgb", 3): .color(UIColor(red: n[0], green: n[1], blue: n[2], alpha: 1))
    case ("rgba", 4): .color(UIColor(red: n[0], green: n[1], blue: n[2], alpha: n[3]))
    case ("scale", 1): .transform(CGAffineTransform(scaleX: n[0], y: n[0]))
    case ("scale", 2): .transform(CGAffineTransform(scaleX: n[0], y: n[1]))
    case ("rotate", 1): .transform(CGAffineTransform(rotationAngle: n[0]))
    case ("translate", 2): .transform(CGAffineTransform(translationX: n[0], y: n[1]))
    case ("transform", 6):
      .transform(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case ("scale", 3): .transform(CATransform3DMakeScale(n[0], n[1], n[2]))
    case ("rotate", 4): .transform(CATransform3DMakeRotation(n[0], n[1], n[2], n[3]))
    case ("translate", 3): .transform(CATransform3DMakeTranslation(n[0], n[1], n[2]))
    case ("perspective", 1) where n[0] != 0: .transform(Self.perspective(n[0]))
    case ("cubic", 4)
    where [n[0], n[2]].allSatisfy((0...1).contains) && max(abs(n[1]), abs(n[3])) <= 1e9:
      .timing(.cubic(n[0], n[1], n[2], n[3]))
    case ("clamp", 3) where n[1] > n[2]: nil
    case ("oval", 4): .path(UIBezierPath(ovalIn: Self.box(n)).cgPath)
    case ("roundedRect", 5):
      .path(UIBezierPath(roundedRect: Self.box(n), cornerRadius: n[4]).cgPath)
    case ("arc", 5): .path(Self.arc(n).cgPath)
    default:
      NumberFunction(rawValue: name).flatMap { $0.takes(n.count) ? .plain($0.value(n)) : nil }
    }
  }

  // The allowed numbers of functions that limit them, for calls with the right number of arguments.
  private static let ranges = [
    "cubic": (4, "its first and third number lie in 0…1, the others in -1e9…1e9"),
    "clamp": (3, "the bounds come in order: clamp(value, lowest, highest)"),
  ]

  /// The arguments of a call that takes exactly these labels.
  func parts(
    _ call: Call, _ function: FunctionDeclaration, _ labels: [String?]
  ) throws(Mistake) -> [Expression] {
    guard call.arguments.map(\.label?.text) == labels else {
      throw Mistake(function.wrongCall, call.span)
    }
    return call.values
  }

  // Mixes numbers, points, or colours by their components.
  private func mix(_ call: Call, _ function: FunctionDeclaration) throws(Mistake) -> Value {
    let parts = try parts(call, function, [nil, nil, nil])
    let (from, to, share) = (
      try operand(parts[0]), try operand(parts[1]), try numbers([parts[2]], inTime: false)[0]
    )
    if case .color(let from?) = from, case .color(let to?) = to {
      return .color(from.mixed(with: to, share))
    }
    for (value, part) in zip([from, to], parts) where ![.number, .pair].contains(value.kind) {
      throw Mistake(value, isNot: "a number or a point, or both colours", part.span)
    }
    guard from.kind == to.kind else { throw Mistake(to, isNot: from.kind.noun, parts[1].span) }
    return try Arithmetic.apply(
      .add, Arithmetic.apply(.multiply, from, .plain(1 - share), call.span),
      Arithmetic.apply(.multiply, to, .plain(share), call.span), call.span)
  }

  private func eased(_ parts: [Expression]) throws(Mistake) -> Value {
    let value = try evaluate(parts[0])
    guard case .timing(let timing) = value else {
      throw Mistake(value, isNot: "a timing", parts[0].span)
    }
    let shape = TimingShape(timing.parameters, duration: 1)
    return .plain(shape.progress(at: try number(parts[1]) * shape.duration))
  }

  // As in CSS: a hue in degrees, then percentages with or without the % sign. Two numbers without it
  // are fractions if neither is above 1 (choice).
  private func hsl(_ call: Call, _ function: FunctionDeclaration) throws(Mistake) -> Value {
    let count = min(max(call.arguments.count, 3), 4)
    let parts = try parts(call, function, Array(repeating: nil, count: count))
    let numbers = try parts.map { part throws(Mistake) in try quantity(part) }
    let hue = numbers[0].shown / 360
    let (saturation, lightness) = (
      numbers[1].share(beside: numbers[2]), numbers[2].share(beside: numbers[1])
    )
    let brightness = lightness + saturation * min(lightness, 1 - lightness)
    return .color(
      UIColor(
        hue: hue - hue.rounded(.down),
        saturation: brightness > 0 ? 2 - 2 * lightness / brightness : 0, brightness: brightness,
        alpha: count > 3 ? numbers[3].share(beside: numbers[3]) : 1))
  }

  private static func perspective(_ distance: Double) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  // A bare angle is radians, as in UIKit.
  private func noteBareAngle(_ call: Call) {
    guard !isRehearsal, let literal = call.values.first?.bareAngle else { return }
    let name = call.name.word?.text ?? ""
    let degrees = "; write \(name)(\(literal.text)deg) for degrees"
    if name == "rotate" {
      world.answer.note("note: rotate(\(literal.text)) is \(literal.text) radians\(degrees)")
    } else if world.answer.remark == nil {
      world.answer.remark = "\(name) takes radians\(degrees)"
    }
  }

  // The parts of a colour are 0 to 1, as in UIKit; much larger ones were probably meant as bytes.
  private func noteBytes(_ call: Call, _ numbers: [Double]) {
    guard !isRehearsal, numbers.prefix(3).contains(where: { $0 > 2 }) else { return }
    let parts = numbers.enumerated().map { place, number in
      NumberText.brief(place < 3 ? number / 255 : number, digits: 3)
    }
    world.answer.note(
      "note: the parts of \(call.name) are 0 to 1; write "
        + "\(call.name)(\(parts.joined(separator: ", ")))")
  }

  private static func box(_ n: [Double]) -> CGRect {
    CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  // At most one turn (choice): more would look the same.
  private static func arc(_ n: [Double]) -> UIBezierPath {
    let sweep = min(max(n[4] - n[3], -2 * .pi), 2 * .pi)
    return UIBezierPath(
      arcCenter: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: n[3],
      endAngle: n[3] + sweep, clockwise: sweep >= 0)
  }

  private func line(_ call: Call, _ function: FunctionDeclaration) throws(Mistake) -> UIBezierPath {
    let labels: [String?] = Array(repeating: nil, count: max(call.arguments.count, 2))
    let points = try parts(call, function, labels).map { part throws(Mistake) -> CGPoint in
      guard case .pair(let x, let y, _) = try evaluate(part), x.isFinite, y.isFinite else {
        throw Mistake(function.wrongCall, part.span)
      }
      return CGPoint(x: x, y: y)
    }
    let path = UIBezierPath()
    path.move(to: points[0])
    let isClosed = points.count > 2 && points.first == points.last
    for point in isClosed ? points.dropFirst().dropLast() : points.dropFirst() {
      path.addLine(to: point)
    }
    if isClosed { path.close() }
    return path
  }
}

extension Quantity {
  fileprivate func share(beside other: Quantity) -> Double {
    value / (unit != .share && max(value, other.value) > 1 ? 100 : 1)
  }
}
