import PropertyEngine
import TestSupport

/// A way of making a matrix, as `transform3d.csv` describes it.
enum MatrixScenario {
  /// `B from A`: the way from one matrix to another.
  case path(from: Matrix4, to: Matrix4)
  /// `keyPath transform.NAME A->B`: a member of the identity, as a number.
  case member(MatrixMember, from: [Double], to: [Double])
  /// `valueFunction NAME A->B`.
  case function(ValueFunction, from: [Double], to: [Double])
  /// `setValue A forKeyPath transform.NAME then B forKeyPath …`, on the identity.
  case settings([(MatrixMember, [Double])])

  init(_ text: String) throws {
    let words = text.split(separator: " ").map { String($0) }
    switch words.first {
    case "keyPath":
      let (from, to) = try Self.ends(words[2])
      self = .member(try Self.member(words[1]), from: from, to: to)
    case "valueFunction":
      let (from, to) = try Self.ends(words[2])
      guard let function = ValueFunction(rawValue: words[1]) else {
        throw OracleError.unknownName(words[1])
      }
      self = .function(function, from: from, to: to)
    case "setValue":
      self = .settings(try Self.settings(words))
    default:
      let ends = text.split(separator: " from ").map { String($0) }
      guard ends.count == 2 else { throw OracleError.unknownName(text) }
      self = .path(
        from: try Matrix4(OracleExpression(parsing: ends[1])),
        to: try Matrix4(OracleExpression(parsing: ends[0]))
      )
    }
  }

  /// The matrix at the share `p` of the way; settings have no way.
  func matrix(at p: Double?) throws -> Matrix4 {
    switch (self, p) {
    case (.path(let from, let to), let p?):
      return MatrixPath(from: from, to: to, halfTurn: .negative).matrix(at: p)
    case (.member(let member, let from, let to), let p?):
      return member.setting(Self.mix(from, to, p), in: .identity)
    case (.function(let function, let from, let to), let p?):
      return function.matrix(Self.mix(from, to, p))
    case (.settings(let settings), nil):
      return settings.reduce(Matrix4.identity) { $1.0.setting($1.1, in: $0) }
    default: throw OracleError.unknownName("fraction")
    }
  }

  private static func mix(_ from: [Double], _ to: [Double], _ p: Double) -> [Double] {
    zip(from, to).map { $0 + ($1 - $0) * p }
  }

  // Either a number, or several in brackets.
  private static func numbers(_ text: String) throws -> [Double] {
    try text.split { "[],".contains($0) }.map { part in
      guard let number = OracleExpression.number(in: String(part)) else {
        throw OracleError.unknownName(text)
      }
      return number
    }
  }

  private static func ends(_ text: String) throws -> ([Double], [Double]) {
    let ends = text.split(separator: "->")
    guard ends.count == 2 else { throw OracleError.unknownName(text) }
    return (try numbers(String(ends[0])), try numbers(String(ends[1])))
  }

  private static func member(_ path: String) throws -> MatrixMember {
    let prefix = "transform."
    guard path.hasPrefix(prefix), let member = MatrixMember(String(path.dropFirst(prefix.count)))
    else { throw OracleError.unknownName(path) }
    return member
  }

  // A number stands before each `forKeyPath` or `for`, and a path behind it.
  private static func settings(_ words: [String]) throws -> [(MatrixMember, [Double])] {
    try words.indices.filter { ["forKeyPath", "for"].contains(words[$0]) }.map { place in
      (try member(words[place + 1]), try numbers(words[place - 1]))
    }
  }
}
