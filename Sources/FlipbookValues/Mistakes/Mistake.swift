/// A mistake in an entry that can be parsed, and the place of the words it concerns.
package struct Mistake: Error, Equatable, Changeable {
  package private(set) var kind: Kind
  package internal(set) var span: Span
  /// The text that the span refers to; `nil` for the typed one.
  package private(set) var source: String?
  /// The pass of the loops in which it was found.
  package private(set) var passes: String?
  /// The moment at which it was found, in ticks, where that was not the stage's.
  package private(set) var ticks: Int64?

  package init(_ kind: Kind, _ span: Span) { (self.kind, self.span) = (kind, span) }

  package func at(_ span: Span) -> Mistake { changing { $0.span = span } }

  /// Another mistake in the same place and pass.
  package func with(_ kind: Kind) -> Mistake { changing { $0.kind = kind } }

  /// The mistake in a text that was generated from the typed one.
  package func with(source: String) -> Mistake { changing { $0.source = $0.source ?? source } }

  func with(passes: String?) -> Mistake { changing { $0.passes = $0.passes ?? passes } }

  /// The mistake at another moment than the stage's, which its message names.
  func found(at ticks: Int64, _ text: String) -> Mistake {
    guard self.ticks == nil, kind != .interrupted else { return self }
    return within("at \(text)").changing { $0.ticks = ticks }
  }

  /// The mistake in one of several runs, with the passes of loops in which it was found.
  package func within(_ go: String) -> Mistake {
    changing { $0.passes = [go, $0.passes].compactMap(\.self).joined(separator: ", ") }
  }

  /// The kinds of mistakes; their text is in `Mistake+Text.swift`.
  package enum Kind: Error, Equatable {
    // Words
    case unknownVerb(String, near: [String])
    case unknownName(String, near: [String])
    case unknownValue(String, hint: String?, near: [String])
    case functionAsVerb(String, forms: String)
    case verbAsMember(String, of: String, name: String)
    case unknownProperty(String, of: String, near: [String])
    case writtenOtherwise(String, of: String, hint: String)
    // Indirect, or every mistake would be as large as a timing.
    indirect case noTiming(ForeignTiming)
    case unknownFunction(String, near: [String])
    case nameTaken(String, by: String)
    case reservedName(String)
    // Arguments
    case missingArgument(String, usage: String)
    case unexpectedArgument(String, hint: String)
    case unknownLabel(String, verb: String, near: [String], usage: String)
    case repeatedArgument(String)
    case wrongArgument(String, expected: String, hint: String?)
    case wrongCall(String, forms: String)
    case mustStandAlone(String)
    case looksAlongTime(String)
    /// Not a mistake: an entry that is carried out only in part ends here.
    case endsHere
    case notInBlock(String, isAnimation: Bool)
    case outsideOf(String, String, String)
    case notInChain(String?)
    case unknownThing(String, what: String, near: [String])
    case nothingToSet(String, near: [String])
    // Values
    case wrongKind(found: String, expected: String)
    case mixedUnits(String, String)
    case noOperator(String, lhs: String, rhs: String)
    case divisionByZero
    case notFinite
    /// A number that exists, but whose rate of change is not known or not finite.
    case noRate(String, hint: String)
    case noBound
    case outOfRange(String, allowed: String)
    case readOnly(String, settable: [String])
    case noContext(String)
    case noView
    case noNumber(String, hint: String)
    case velocityPair(String, forms: [String])
    // States
    case wrongState(message: String, legal: [String] = [])
    case noAnimator
    case blockNotAnimator(String, verb: String)
    case noStepsLeft(String, hasPast: Bool)
    case notBegun(String)
    case notCommitted
    case notPositive(String)
    case backwards(String)
    case nothingEnds(waiting: [String])
    case needsTerminal(String, hint: String)
    /// With the line that looks ahead and, where time has passed, the one that looks back.
    case noEnd(isEndless: Bool, ahead: String, past: String?)
    case nothingMoves(hasPast: Bool)
    case tooFarBack(passed: String?)
    case nothingToUndo(redo: Bool, after: Int = 0)
    case beyondTime
    case neverTurns(String, by: String, isAhead: Bool)
    case neverCrosses(String, order: Int, meets: Int64)
    case neverTurned(String)
    case notDecided(String)
    case notForeseen(String)
    case notKept(String, at: String?, String)
    case promiseBroken(String, at: String, String)
    indirect case promiseLost(String, Kind)
    case interrupted
    case firedAhead(String)
    case notOpened(message: String, hint: String?)
    case endless(String)
    // Checks
    case notExpected(condition: String, actual: String, otherwise: String?)
    case unknownTopic(String, near: [String])
    // Edits
    case noChange(String)
    case notRead(String)
  }
}

/// The result of some work; `nil` where it throws a mistake, unless that is an interruption.
package func unlessMistaken<Result>(
  _ body: () throws(Mistake) -> Result
) throws(Mistake) -> Result? {
  do { return try body() } catch {
    guard error.kind != .interrupted else { throw error }
    return nil
  }
}

extension Mistake.Kind {
  /// How several transforms make one.
  package static let joiningTransforms = "transforms are joined by *, the first one first"

  /// How to play a chain again whose steps were removed.
  package static func bringingBack(chain name: String, hasPast: Bool) -> String {
    (hasPast ? "'goto 0s' goes back in time" : "'undo' takes back what was entered")
      + ", or 'remove \(Name.typed(name))' and make it again"
  }

  /// Whether it is still a mistake when the block fires: names, numbers and states may differ then;
  /// in a block inside of that, also the view and the context's words.
  func isForGood(isInside: Bool) -> Bool {
    switch self {
    case .reservedName, .unknownFunction, .wrongCall, .functionAsVerb, .verbAsMember,
      .readOnly, .wrongKind, .noOperator, .mixedUnits, .notInBlock, .notInChain, .notForeseen,
      .mustStandAlone, .looksAlongTime, .missingArgument:
      true
    case .noContext, .noView, .unknownVerb: !isInside
    // It begins with a property, as in `frame.minY`: the view's name, or a dot, is missing.
    case .unknownValue(_, let hint, _): hint != nil && !isInside
    case .writtenOtherwise(let name, _, _): !Part.all.contains { $0.name == name }
    // A member that exists but is not available now, as before a view dances, suggests itself.
    case .unknownProperty(let name, _, let near):
      !near.contains(name) && !Part.all.contains { $0.name == name }
    default: false
    }
  }
}

extension Named {
  /// What to write instead of a verb that takes an animator; `nil` where nothing does the same.
  package func hint(insteadOf verb: String, _ name: String) -> String? {
    guard case .animation = self else { return nil }
    let name = Name.typed(name)
    switch verb {
    case "start", "continue", "add":
      return "an animation moves once a layer has it: add \(name) to: box"
    case "stop", "finish":
      return "a layer plays a copy of it, which you end by name: detach box \(name)"
    default:
      return "an animation has no playhead, as an animator has: animator a 1s { box.alpha = 0 }"
    }
  }
}
