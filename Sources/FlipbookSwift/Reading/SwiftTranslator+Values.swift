extension SwiftTranslator {
  /// A value; a word loses its dot.
  mutating func bare(_ value: SwiftSyntax, for member: String) throws -> String {
    let text = try self.value(value, for: member)
    return text.first == "." && text.dropFirst().first?.isLetter == true
      ? String(text.dropFirst()) : text
  }

  /// - Parameter member: the property it is for, which tells what a `.zero` is.
  mutating func value(_ value: SwiftSyntax, for member: String = "") throws -> String {
    switch value {
    case .text(let text): return text
    case .prefix(let sign, let value): return sign + (try self.value(value, for: member))
    case .path(let links): return try path(links, for: member)
    case .row(var parts):
      if case .path(let links) = parts[0], links.last?.arguments != nil,
        ["now", "CACurrentMediaTime"].contains(links.last?.name), case .text("+") = parts[1]
      {
        parts.removeFirst(2)
        // For other members it is a delay.
        if member == "beginTime", now > 0 {
          return "(\(now.literal) + \(try self.value(.row(parts))))"
        }
      } else if member == "beginTime", now > 0 {
        // Otherwise the animation would begin in the past.
        throw NotRead()
      }
      return try parts.map { try self.value($0) }.joined(separator: " ")
    case .list(let arguments, let isArray):
      guard !isArray || arguments.count > 1 else { throw NotRead() }
      return try list(arguments)
    case .closure, .binding, .assignment, .condition: throw NotRead()
    }
  }

  private mutating func list(_ arguments: [SwiftSyntax.Argument]) throws -> String {
    let texts = try arguments.map { argument in
      let isLabelled = argument.label.first?.isNumber == false
      return (isLabelled ? "\(argument.label): " : "") + (try value(argument.value))
    }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  /// Names and calls, one after another.
  mutating func path(_ links: [SwiftSyntax.Link], for member: String = "") throws -> String {
    var owner: String?
    var names: [String] = []
    var isShown = false
    for link in links {
      guard let arguments = link.arguments else {
        names.append(link.name)
        continue
      }
      let isOfType = names == [""] || names.first?.isTypeName == true
      let before = try isOfType ? nil : joined(owner, names, for: member)
      names = []
      if link.name == "presentation", arguments.isEmpty {
        (owner, isShown) = (before, true)
      } else if let forms = SwiftForm.values.read[link.name] {
        var call = SwiftInvocation(owner: before, arguments: arguments)
        owner = try line(forms, &call)
      } else {
        // A function of the language itself.
        guard before == nil, !isOfType, FunctionDeclaration.named(link.name) != nil else {
          throw NotRead()
        }
        owner = link.name + (try list(arguments))
      }
    }
    guard !isShown || !names.isEmpty, let path = try joined(owner, names, for: member) else {
      throw NotRead()
    }
    return isShown ? "shown(\(path))" : path
  }

  private func joined(_ owner: String?, _ names: [String], for member: String) throws -> String? {
    guard !names.isEmpty else { return owner }
    guard let owner else { return try path(names, for: member) }
    let rest = names.last == "cgColor" ? names.dropLast() : names[...]
    return ([owner] + rest).joined(separator: ".")
  }

  private func path(_ names: [String], for member: String) throws -> String {
    var names = names
    if names.last == "cgColor" { names.removeLast() }
    if names == ["CATransform3DIdentity"] { return "identity" }
    guard let first = names.first, let last = names.last else { throw NotRead() }
    if first.hasPrefix("kCA") {
      let kinds = ["kCAFillMode", "kCAMediaTimingFunction"]
      guard let kind = kinds.first(where: first.hasPrefix) else { throw NotRead() }
      return try Self.word(first.dropping(kind), of: member)
    }
    if first.isEmpty || first.isTypeName && !isTaken(first) {
      guard names.count > 1 else { throw NotRead() }
      let word = try Self.word(last, of: first.isEmpty ? member : first)
      return first.isEmpty && word == last ? ".\(word)" : word
    }
    if first == "self" {
      guard names.count > 1 else { throw NotRead() }
      // A view's own code, or a controller's.
      let isView = !isKnown(names[1]) && ViewFace.properties[names[1]] != nil
      if isView { names[0] = "root" } else { names.removeFirst() }
    }
    if let word = parameters[names[0]] {
      guard let word else { throw NotRead() }
      names[0] = word == "." ? "" : word
    } else {
      names[0] = known(names[0])
    }
    return names.joined(separator: ".")
  }

  // Words of commands that are no values.
  private static let choices: Set = [
    "removed", "backwards", "forwards", "both", "discrete", "paced", "cubic", "cubicPaced",
  ]

  // Whether a member is a number: its `.zero` is no point.
  private static func isNumber(_ name: String) -> Bool {
    let kind = ViewFace.properties[name]?.kind ?? CALayer.properties[name]?.kind
    return kind == .number || parts.contains(name)
  }

  private static let parts: Set = [
    "fractionComplete", "height", "rotation", "tx", "ty", "width", "x", "y",
  ]

  private static func word(_ name: String, of owner: String) throws -> String {
    switch name {
    case "zero" where isNumber(owner): return "0"
    case "zero": return ["CGRect", "frame", "bounds"].contains(owner) ? "(0, 0, 0, 0)" : "(0, 0)"
    case "easeInEaseOut": return "easeInOut"
    default:
      guard ValueWords.value(name) != nil || choices.contains(name) else { throw NotRead() }
      return name
    }
  }

  /// Options as flags and a curve.
  mutating func options(_ value: SwiftSyntax, of form: SwiftForm) throws -> String {
    let values =
      if case .list(let arguments, isArray: true) = value { arguments.map(\.value) } else {
        [value]
      }
    let known = commands.named(form.verb)?.parameters ?? []
    return try values.compactMap { value in
      guard case .path(var links) = value else { throw NotRead() }
      // Keyframes take a curve by its raw value.
      if let raw = links.last?.arguments?.first, raw.label == "rawValue",
        case .path(let curve) = raw.value, curve.last?.name == "rawValue"
      {
        links = curve.dropLast()
      }
      guard let name = links.last?.name else { throw NotRead() }
      if name.hasPrefix("curve") { return form.hasTiming ? nil : name.dropping("curve") }
      let isMode = name.hasPrefix("calculationMode")
      guard known.contains(where: { $0.name == (isMode ? "mode" : name) }) else { throw NotRead() }
      return isMode ? "mode: " + name.dropping("calculationMode") : name
    }.joined(separator: " ")
  }
}

extension String {
  // Without a prefix of its first word: `curveEaseIn` is `easeIn`.
  fileprivate func dropping(_ prefix: String) -> String { dropFirst(prefix.count).lowerFirst }

  /// Whether it is written like the name of a type.
  var isTypeName: Bool { first?.isUppercase ?? false }
}
