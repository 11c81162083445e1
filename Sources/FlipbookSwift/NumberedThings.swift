import FlipbookLanguage

/// Things with a number in their names, which are elements of arrays in Swift.
struct NumberedThings {
  fileprivate let numbers: Range<Int>
  /// What is made in the loop: the words of its names, arrays and their types.
  fileprivate var made: [(word: String, array: String, type: String)] = []
  /// What was made before: the words of its names, and where the first is.
  fileprivate var used: [(word: String, array: String, index: Int)] = []
  /// What has a name for a time only.
  fileprivate var named: [String] = []

  private func name(_ word: String, _ number: Int) -> String { "\(word)\(number)" }
  fileprivate func first(_ word: String) -> String { name(word, numbers.lowerBound) }
  fileprivate func all(_ word: String) -> [String] { numbers.map { name(word, $0) } }

  /// The arrays that the loop fills.
  var arrays: SwiftLines { SwiftLines(made.map { "var \($0.array): [\($0.type)] = []" }) }

  /// Lets the first pass, which stands for all, call things by the loop's number.
  func begin(with number: String, _ names: inout SwiftNames) {
    for word in made.map(\.word) + named {
      names.wish(first(word), SwiftNames.identifier(for: word))
    }
    for (word, array, index) in used {
      let shift = index - numbers.lowerBound
      let place = shift == 0 ? number : "\(number) \(shift < 0 ? "-" : "+") \(abs(shift))"
      names.set(first(word), to: "\(array)[\(place)]")
    }
  }

  /// What keeps the things that were made; `nil` where one could not be told.
  func appended(_ names: SwiftNames) -> SwiftLines? {
    var lines = SwiftLines()
    for (word, array, _) in made {
      guard let thing = names.identifier(of: first(word)) else { return nil }
      lines += "\(array).append(\(thing))"
    }
    return lines
  }

  /// Lets the names mean the elements.
  func end(_ names: inout SwiftNames) {
    for (word, array, _) in made {
      for (index, name) in all(word).enumerated() { names.set(name, to: "\(array)[\(index)]") }
    }
  }
}

extension SwiftWriter {
  /// What verbs make.
  static let types = [
    "animator": "UIViewPropertyAnimator", "gradient": "CAGradientLayer", "layer": "CALayer",
    "shape": "CAShapeLayer", "view": "UIView",
  ]

  /// The things of a loop whose names are made of a word and its number; `nil` where a name is made
  /// in another way, or means what is in no array.
  func gathered(_ loop: Loop, _ numbers: Range<Int>) -> NumberedThings? {
    guard (1...10_000).contains(numbers.count),
      let names = NumberedNames(in: loop)
    else { return nil }
    var things = NumberedThings(numbers: numbers)
    for word in names.words {
      let all = things.all(word)
      guard let verb = names.verbs[word] else {
        guard let (array, index) = self.names.element(of: all[0]),
          all.enumerated().allSatisfy({ offset, name in
            self.names.element(of: name).map { $0 == (array, index + offset) } ?? false
          })
        else { return nil }
        things.used.append((word, array, index))
        continue
      }
      guard !all.contains(where: { survey.isSpecial($0) || isLost($0) }) else { return nil }
      guard SwiftSurvey.makers.contains(verb) else {
        things.named.append(word)
        continue
      }
      // An animator that becomes a block is none in an array.
      guard let type = Self.types[verb], verb != "animator" || manner != .uiview,
        all.allSatisfy({ self.names.identifier(of: $0) == nil })
      else { return nil }
      let array = self.names.fresh(SwiftNames.identifier(for: word) + "s")
      things.made.append((word, array, type))
    }
    return things
  }
}
