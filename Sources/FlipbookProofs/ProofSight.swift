import FlipbookEvidence

extension ProofTrial {
  /// A way in which a claim is broken: the values, the farthest that its number goes, and when.
  struct Failure {
    let values: [Quantity]
    var ticks: [Int64]
    let worst: String?
    let amount: Double
  }

  /// Whether a claim is kept; if not, how it was seen to be broken, and about how far it is.
  struct Decision {
    let isKept: Bool
    let failure: Failure?
    let amount: Double

    init(_ failure: Failure?) {
      (isKept, self.failure, amount) = (failure == nil, failure, failure?.amount ?? 0)
    }

    /// A claim that is broken, known from the ranges of many values.
    init(brokenBy amount: Double) { (isKept, failure, self.amount) = (false, nil, amount) }
  }

  /// What was seen of a claim with one value of each number, at a place, and the moment at which it
  /// was undecided with all values of a part.
  struct Sight {
    var place: [Int64]?
    var failure: Failure?
    var doubt: Int64?
    /// The moments at which it may be broken with all values.
    var moments: [Int64] = []
    var open: [TickSpan]?
    /// The margins of the claim at the undecided moment.
    var margins: ProofMargins?
    /// The number of nested parts since something was seen.
    var age = 0

    /// The part's share of the sight; with two numbers, it keeps the moments to look at.
    func within(_ part: Prover.Places) -> Sight {
      if let place, zip(part, place).allSatisfy({ $0.contains($1) }) { return self }
      guard part.count > 1 else { return Sight() }
      return Sight(failure: failure, doubt: doubt, moments: moments, open: open, age: age + 1)
    }
  }
}
