/// One meaning of a word that can be typed or is printed.
struct Meaning {
  /// How the word belongs to what it means something to.
  enum Place: Equatable {
    case alone
    /// Behind what has it, as in "a view's alpha".
    case of(String)
    /// Among the words of some commands, as in "progress, a column of table".
    case among(String)
  }

  let word: String
  let place: Place
  var owners: [String] = []
  let text: String

  var sentence: String {
    switch place {
    case .alone: "\(word): \(text)"
    case .of(let owner): "\(owner) \(word): \(text)"
    // A form may end in its label.
    case .among(let kind):
      "\(word), \(kind) of \(Self.list(owners)): \(text)".replacing("::", with: ":")
    }
  }

  /// What it is asked for by: its word, each of those that it consists of, and how it ends.
  var keys: Set<String> {
    let parts = word.split(separator: " ")
    let ends = parts.indices.map { parts[$0...].joined(separator: " ") }
    return Set([word, word.lowercased()] + ends + parts.map(String.init).filter { $0.count > 1 })
  }

  private static func list(_ owners: [String]) -> String {
    guard let last = owners.last, owners.count > 1 else { return owners.joined() }
    return owners.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension [Meaning] {
  /// Adds meanings, those that say the same of several commands once.
  mutating func join(_ others: [Meaning]) {
    // Looked up only.
    var places: [String: Int] = [:]
    for (place, meaning) in enumerated() { places[meaning.key] = place }
    for meaning in others {
      if let place = places[meaning.key] {
        self[place].owners += meaning.owners.filter { !self[place].owners.contains($0) }
      } else {
        places[meaning.key] = count
        append(meaning)
      }
    }
  }
}

extension Meaning { fileprivate var key: String { "\(word)\n\(place)\n\(text)" } }
