import HeadlessUIKit
import TestSupport

/// A row of event_order.csv about animations of a layer, read phrase by phrase.
///
/// It is a transaction that sets blocks and adds animations, in the order of the words; half a
/// second later another event may follow. Unknown words throw.
struct EventOrderScenario {
  fileprivate enum Step {
    case setBlock(String)
    case add(String, seconds: Double)
  }

  private enum Interruption {
    case removesKey, removesAll, removesLayer
    case replaces(by: String)
  }

  private var steps: [Step] = []
  private var isNested = false
  private var isInWindow = true
  private var stays = false
  private var hasNoKey = false
  private var interruption: Interruption?

  /// The messages that were heard, and the layer's keys in the end.
  struct Heard {
    let said: [String]
    let keys: [String]

    /// Whether a remark behind the order is true.
    func agrees(with remark: String) -> Bool {
      let hasKeys = remark.contains("stays attached")
      let hasNone = remark.contains("keys empty")
      let isOther = !remark.isEmpty && !hasKeys && !hasNone
      return !isOther && (!hasKeys || !keys.isEmpty) && (!hasNone || keys.isEmpty)
    }
  }

  /// Reads a scenario.
  init(_ text: String) throws {
    var rest = text[...]
    while !rest.isEmpty {
      let before = rest.endIndex
      let start = rest.startIndex
      readPhrase(of: &rest)
      guard rest.startIndex != start, rest.endIndex == before else {
        throw OracleError.unknownName("\(rest) in \(text)")
      }
    }
    let (blocks, adds) = (steps.count(where: \.isBlock), steps.count { !$0.isBlock })
    guard adds > 0 else { throw OracleError.unknownName(text) }
    if blocks == 0 { steps.insert(.setBlock("block"), at: 0) }
  }

  private mutating func readPhrase(of rest: inout Substring) {
    func take<Output>(_ pattern: Regex<Output>) -> Output? {
      guard let match = rest.prefixMatch(of: pattern) else { return nil }
      rest = rest[match.range.upperBound...]
      return match.output
    }
    if let match = take(
      #/(?:replaced by )?(?:another )?animation ([A-Z]\d?)(?: \(([\d.]+) s\))? (?:added )?under the same key/#
    ) {
      interruption = .replaces(by: String(match.1))
    } else if let match = take(#/animations? ([A-Z]\d?)(?: \(([\d.]+) s\))?/#) {
      steps.append(.add(String(match.1), seconds: match.2.flatMap { Double($0) } ?? 1))
    } else if let match = take(#/and ([A-Z]\d?)\b(?: \(([\d.]+) s\))?/#) {
      steps.append(.add(String(match.1), seconds: match.2.flatMap { Double($0) } ?? 1))
    } else if let match = take(#/(?:completion )?block "(\w+)"/#) {
      steps.append(.setBlock(String(match.1)))
    } else if take(#/outer transaction block/#) != nil {
      steps.append(.setBlock("outer"))
      isNested = true
    } else if take(#/(?:with )?(?:a )?completion block(?: set)?/#) != nil {
      steps.append(.setBlock("block"))
    } else if !readManner(take) {
      _ = take(
        #/[ ,;]+|(and|then|in the same transaction|in one transaction|layer|with|running|added|set first|first|set|flush|a|its)\b/#
      )
    }
  }

  // Reads how it is added, and what happens during the animation.
  private mutating func readManner(
    _ take: (Regex<Substring>) -> Substring?
  ) -> Bool {
    if take(#/added in an inner transaction/#) != nil {
      isNested = true
    } else if take(#/isRemovedOnCompletion=false|fillMode forwards/#) != nil {
      stays = true
    } else if take(#/nil key/#) != nil {
      hasNoKey = true
    } else if take(#/to a layer that is in no window/#) != nil {
      isInWindow = false
    } else if take(#/removed (?:early )?with removeAnimation\(forKey:\)/#) != nil {
      interruption = .removesKey
    } else if take(#/removed (?:early )?with removeAllAnimations\(\)/#) != nil {
      interruption = .removesAll
    } else if take(#/removed from its superlayer/#) != nil {
      interruption = .removesLayer
    } else {
      return false
    }
    return true
  }
}

extension EventOrderScenario.Step {
  fileprivate var isBlock: Bool { if case .setBlock = self { true } else { false } }
}

extension EventOrderScenario {
  /// Plays it to its end.
  func play() -> Heard {
    let theatre = Theatre(isInWindow: isInWindow)
    theatre.stage.run {
      CATransaction.begin()
      for step in steps {
        switch step {
        case .setBlock(let name): CATransaction.setCompletionBlock { theatre.hear(name) }
        case .add(let name, let seconds): add(name, seconds, in: theatre)
        }
      }
      CATransaction.commit()
    }
    theatre.stage.advance(by: 0.5)
    theatre.stage.run { interrupt(theatre) }
    theatre.stage.advance(by: 5)
    return Heard(said: theatre.heard, keys: theatre.layer.animationKeys() ?? [])
  }

  private func add(_ name: String, _ seconds: Double, in theatre: Theatre) {
    if isNested { CATransaction.begin() }
    let animation = theatre.fade(name, seconds: seconds)
    if stays { animation.fillForGood() }
    theatre.layer.add(animation, forKey: hasNoKey ? nil : name)
    if isNested { CATransaction.commit() }
  }

  private func interrupt(_ theatre: Theatre) {
    guard case .add(let name, _)? = steps.last(where: { !$0.isBlock }) else { return }
    switch interruption {
    case nil: break
    case .removesKey: theatre.layer.removeAnimation(forKey: name)
    case .removesAll: theatre.layer.removeAllAnimations()
    case .removesLayer: theatre.layer.removeFromSuperlayer()
    case .replaces(let other): theatre.layer.add(theatre.fade(other, seconds: 1), forKey: name)
    }
  }
}
