extension ProofTrial {
  /// What was seen of what is proven or refuted with a value of each number, and the places of
  /// these; and a moment that was undecided with all of some.
  struct Sight {
    var place: [Int64]?
    var failure: Failure?
    var doubt: Int64?
    /// In how many parts in each other nothing was seen since.
    var age = 0

    /// What it tells of a part: of two numbers, also at which moments to look there.
    func within(_ part: Prover.Places) -> Sight {
      if let place, zip(part, place).allSatisfy({ $0.contains($1) }) { return self }
      return part.count == 1 ? Sight() : Sight(failure: failure, doubt: doubt, age: age + 1)
    }
  }
}
