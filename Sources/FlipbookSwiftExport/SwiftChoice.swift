/// The entries that use wanted things or things made of them, and the entries that these need.
struct SwiftChoice {
  private(set) var places: Set<Int> = []
  private var makers: [String: Int] = [:]

  func tells(_ name: String) -> Bool { makers[name].map(places.contains) ?? true }

  init(of wanted: Set<String>, in past: SwiftPast, _ commands: Commands) {
    let entries = past.nodes.compactMap(\.entry)
    let words = entries.map { Set($0.words) }
    let numbered = entries.map(commands.numbered)
    // The loops that make things, by the words before their numbers.
    var (wanted, loops): (Set<String>, [String: Int]) = (wanted, [:])
    for (place, entry) in entries.enumerated() {
      let made = (commands.names(madeBy: entry) + past.made[place]).filter { makers[$0] == nil }
      for name in made { makers[name] = place }
      if !made.isEmpty {
        for word in numbered[place] where loops[word] == nil { loops[word] = place }
      }
      let isSaid =
        !words[place].isDisjoint(with: wanted) || !wanted.isDisjoint(with: made)
        || numbered[place].contains { word in
          wanted.contains { $0.hasPrefix(word) && $0.dropFirst(word.count).allSatisfy(\.isNumber) }
        }
      if isSaid {
        places.insert(place)
        wanted.formUnion(made)
      }
    }
    var waiting = Array(places)
    while let place = waiting.popLast() {
      let needed = words[place].compactMap { makers[$0] } + numbered[place].compactMap { loops[$0] }
      for maker in needed where places.insert(maker).inserted { waiting.append(maker) }
    }
  }
}

extension Commands {
  /// The words before the numbers in names that its loops make.
  fileprivate func numbered(_ entry: Entry) -> [String] {
    entry.statements.flatMap { statement -> [String] in
      if case .loop(let loop) = statement { NumberedNames(in: loop, self)?.words ?? [] } else { [] }
    }
  }

  /// The names it gives, if they are written out.
  fileprivate func names(madeBy entry: Entry) -> [String] {
    entry.statements.flatMap { statement -> [String] in
      if case .binding(let binding) = statement { return [binding.name.text] }
      return statement.commands.flatMap(names(madeBy:))
    }
  }
}
