/// The error that a text is no Swift, is too long, or has no command.
struct NotRead: Error {}

/// Translates Swift that was pasted from an app into commands.
package struct SwiftTranslator {
  /// The number and the text of an entry that only made something.
  package typealias Maker = (number: Int, text: String)

  /// The error that nothing has to be typed for a call, with the reason.
  struct Needless: Error { let reason: String }

  let commands: Commands
  let isTaken: (String) -> Bool
  /// The seconds of the stage now.
  let now: Double
  /// The entry that made the thing with a name; `nil` if it is not known.
  let maker: (String) -> Maker?
  /// The words for the parameters of closures; `nil` for those that have none.
  var parameters: [String: String?] = [:]
  /// Whether the line ends in an open block.
  var isOpen = false
  /// The commands of the innermost block so far.
  var lines: [String] = []
  /// The names given by all commands so far.
  private var made: Set<String> = []
  /// The kind of the innermost block; `nil` outside of blocks.
  private var places: CommandDeclaration.Places?

  package init(
    commands: Commands, now: Double, isTaken: @escaping (String) -> Bool,
    maker: @escaping (String) -> Maker?
  ) { (self.commands, self.now, self.isTaken, self.maker) = (commands, now, isTaken, maker) }

  /// The hint for an entry, mostly the line to type; `nil` if it is no Swift, or no line covers it.
  package func hint(for text: String) -> String? {
    var translator = self
    let text =
      !text.has("#keyPath(")
      ? text : text.replacing(/\#keyPath\(\w+\.([\w.]+)\)/) { "\"\($0.1)\"" }
    do {
      let line = try translator.line(for: SwiftReader.statements(in: text))
      let signs = { (text: String) in text.filter { !$0.isWhitespace && $0 != ";" } }
      guard !line.isEmpty, signs(line) != signs(text) else { return nil }
      _ = try commands.entry(from: Self.closed(line))
      return "write " + line
    } catch let needless as Needless {
      return needless.reason
    } catch {
      return nil
    }
  }

  private static func closed(_ line: String) -> String {
    let typed = TypedText(line)
    let depths = ["{": 1, "}": -1]
    let depth = typed.pieces.reduce(0) { $0 + (depths[String(typed[$1])] ?? 0) }
    return line + String(repeating: " }", count: max(depth, 0))
  }

  private mutating func line(for statements: [SwiftSyntax]) throws -> String {
    let outer = lines
    defer { lines = outer }
    lines = []
    var rest = statements[...]
    while let next = rest.popFirst() {
      guard !isOpen else { throw NotRead() }
      let line = try command(for: try Self.transaction(next, &rest) ?? next)
      // A text in quotes is no value here.
      guard line.first != "\"", canStand(line, for: next) else { throw NotRead() }
      if !line.isEmpty { lines.append(line) }
    }
    // An edit is an entry of its own.
    guard lines.count < 2 || !lines.contains(where: { $0.hasPrefix("edit ") }) else {
      throw NotRead()
    }
    return lines.joined(separator: "; ")
  }

  // Whether a line may be in the innermost block: values may if nothing is animated.
  private func canStand(_ line: String, for statement: SwiftSyntax) -> Bool {
    guard let places else { return true }
    if let verb = commands.named(String(line.prefix { $0 != " " })) {
      return !verb.places.isDisjoint(with: places)
    }
    switch statement {
    case .assignment, .condition: return true
    default: break
    }
    return places != .animation
  }

  // A transaction whose block is the code between its begin and its commit.
  private static func transaction(
    _ first: SwiftSyntax, _ rest: inout ArraySlice<SwiftSyntax>
  ) throws -> SwiftSyntax? {
    let type = "CATransaction"
    guard first.call(of: type)?.name == "begin",
      let end = rest.firstIndex(where: { $0.call(of: type)?.name == "commit" })
    else { return nil }
    var (arguments, block) = ([SwiftSyntax.Argument](), SwiftSyntax.Closure())
    for statement in rest[..<end] {
      if let call = statement.call(of: type) {
        // A setting counts for the code after it, so it must come first.
        guard let value = call.arguments?.first?.value, block.statements.isEmpty else {
          throw NotRead()
        }
        arguments.append(.init(label: call.name, value: value))
      } else {
        block.statements.append(statement)
      }
    }
    rest = rest[(end + 1)...]
    arguments.append(.init(label: "block", value: .closure(block)))
    return .path([.init(name: type), .init(name: "commit", arguments: arguments)])
  }

  private mutating func command(for statement: SwiftSyntax) throws -> String {
    switch statement {
    case .binding(let word, let value):
      let name = isWord(word) ? word + "1" : word
      made.insert(name)
      guard case .path(let links) = value, let line = try command(for: links, named: name) else {
        // A timing may be named like its kind, such as `spring`; other values may not.
        guard name == word || value.isMade else { throw NotRead() }
        return "let \(name) = \(try self.value(value, for: name))"
      }
      if isTaken(name) { lines.append("remove \(name)") }
      return line
    // A property of the app that keeps a new thing.
    case .assignment(let links, "=", let value)
    where value.isMade && links.drop { $0.name == "self" }.count == 1
      && !isKnown(links[links.count - 1].name):
      return try command(for: .binding(links[links.count - 1].name, value))
    case .condition(let asked, let then, let other):
      let otherwise = try other.map { " else \(try block($0))" } ?? ""
      return "if \(try value(asked)) \(try block(then))\(otherwise)"
    case .assignment(let links, let sign, let value):
      let (path, member) = (try path(links), links.last?.name ?? "")
      if sign == "=", let line = try described(path, member, value) { return line }
      return "\(path) \(sign) \(try self.value(value, for: member))"
    case .path(let links):
      guard links.count > 1 || links[0].arguments != nil else { throw NotRead() }
      return try command(for: links) ?? path(links)
    default: return try value(statement)
    }
  }

  /// A closure as a block, with a word for its parameter.
  mutating func block(
    _ closure: SwiftSyntax.Closure, calling word: String?, isAnimated: Bool
  ) throws -> String {
    let outer = (parameters, places)
    defer { (parameters, places) = outer }
    places = isAnimated ? .animation : .fired
    for name in ["$0", closure.parameter ?? "$0"] { parameters[name] = .some(word) }
    let body = try line(for: closure.statements)
    if closure.isOpen { isOpen = true }
    return (body.isEmpty ? "{" : "{ " + body) + (closure.isOpen ? "" : " }")
  }

  // A closure as a block of the same kind as the one around it.
  private mutating func block(_ closure: SwiftSyntax.Closure) throws -> String {
    guard !closure.isOpen else { throw NotRead() }
    let body = try line(for: closure.statements)
    return body.isEmpty ? "{ }" : "{ \(body) }"
  }

  func isKnown(_ name: String) -> Bool { made.contains(name) || isTaken(name) }

  private func isWord(_ name: String) -> Bool {
    commands.isReserved(name) || ReservedWords.contains(name)
  }

  /// The name of a thing here; a word of the language gets a 1, and a controller's view is root.
  func known(_ name: String) -> String {
    if isWord(name), isKnown(name + "1") { return name + "1" }
    return name == "view" ? "root" : name
  }
}
