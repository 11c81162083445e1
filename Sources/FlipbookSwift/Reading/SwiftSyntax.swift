/// Swift as people paste it from an app: calls, assignments and values.
indirect enum SwiftSyntax {
  /// A number, a text in quotes or an operator.
  case text(String)
  /// Names and calls with dots between them; the first name is empty where a dot begins it.
  case path([Link])
  /// Values in brackets: round ones, or those of an array.
  case list([Argument], isArray: Bool)
  case closure(Closure)
  case prefix(String, SwiftSyntax)
  /// Values with operators between them.
  case row([SwiftSyntax])
  case binding(String, SwiftSyntax)
  case assignment([Link], String, SwiftSyntax)
  case condition(SwiftSyntax, then: Closure, else: Closure?)

  struct Link {
    let name: String
    /// `nil` where it is not called.
    var arguments: [Argument]?
  }

  struct Argument {
    /// Without a label, its place; `{` for a closure.
    let label: String
    let value: SwiftSyntax
  }

  struct Closure {
    var parameter: String?
    var statements: [SwiftSyntax] = []
    /// Whether the text ends before it does.
    var isOpen = false
  }

  var isOpen: Bool { if case .closure(let closure) = self { closure.isOpen } else { false } }

  /// Whether it is made by a type's call.
  var isMade: Bool {
    guard case .path(let links) = self else { return false }
    return links[0].name.isTypeName && links.last?.arguments != nil
  }

  /// The method of a type that it calls: `begin` of `CATransaction.begin()`.
  func call(of type: String) -> Link? {
    guard case .path(let links) = self, links.count == 2, links[0].name == type,
      links[1].arguments != nil
    else { return nil }
    return links[1]
  }
}
