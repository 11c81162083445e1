import FlipbookEvidence

extension ProofTrial {
  /// How a claim is broken with a value: the farthest that its number goes, and when.
  struct Failure {
    let values: [Quantity]
    let ticks: [Int64]
    let worst: String?
    let amount: Double
  }

  /// Whether a claim is kept, and if not, how it is seen to be broken, and about how far it is.
  struct Decision {
    let isKept: Bool
    let failure: Failure?
    let amount: Double

    init(_ failure: Failure?) {
      (isKept, self.failure, amount) = (failure == nil, failure, failure?.amount ?? 0)
    }

    /// That it is broken, by what is known of many values.
    init(brokenBy amount: Double) { (isKept, failure, self.amount) = (false, nil, amount) }
  }

  /// What was seen of what is proven or refuted with a value of each number, and the places of
  /// these; and when it was undecided with all of some.
  struct Sight {
    var place: [Int64]?
    var failure: Failure?
    var doubt: Int64?
    /// At which it may be broken with all.
    var moments: [Int64] = []
    var open: [TickSpan]?
    /// How far it is from being broken at that moment.
    var margins: ProofMargins?
    /// In how many parts in each other nothing was seen since.
    var age = 0

    /// What it tells of a part: of two numbers, also at which moments to look there.
    func within(_ part: Prover.Places) -> Sight {
      if let place, zip(part, place).allSatisfy({ $0.contains($1) }) { return self }
      guard part.count > 1 else { return Sight() }
      return Sight(failure: failure, doubt: doubt, moments: moments, open: open, age: age + 1)
    }
  }
}
