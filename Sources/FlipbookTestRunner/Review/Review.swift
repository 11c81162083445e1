/// A person's decisions, hunk by hunk, about the files of a run that did not pass.
struct Review {
  private typealias Place = (file: Int, hunk: Int)

  private(set) var files: [ReviewedFile]
  /// The hunk shown, counted over all files from 0.
  private(set) var current = 0
  private var decided: [Int] = []
  private var places: [Place] = []

  init(_ files: [ReviewedFile]) {
    self.files = files
    number()
  }

  private mutating func number() {
    places = files.indices.flatMap { file in files[file].hunks.indices.map { (file, $0) } }
  }

  var count: Int { places.count }
  var isOver: Bool { files.allSatisfy(\.isDecided) }
  var file: ReviewedFile { files[places[current].file] }
  var hunk: Int { places[current].hunk }
  var canTake: Bool { file.canTake(hunk) }
  var choice: ReviewedFile.Choice? { choice(current) }
  var canTakeBack: Bool { !decided.isEmpty }

  private func choice(_ place: Int) -> ReviewedFile.Choice? {
    files[places[place].file].choices[places[place].hunk]
  }

  /// The undecided hunks with the same changes as this one.
  var alike: [Int] {
    guard canTake else { return [] }
    let changes = file.hunks[hunk].changes
    return remaining.filter { files[places[$0].file].hunks[places[$0].hunk].changes == changes }
  }

  /// The undecided hunks that can be taken.
  var remaining: [Int] {
    places.indices.filter { choice($0) == nil && files[places[$0].file].canTake(places[$0].hunk) }
  }

  // MARK: Deciding

  /// Decides about hunks, writes files decided then, and goes on; returns why one was not written.
  mutating func decide(_ choice: ReviewedFile.Choice, _ chosen: [Int]) -> String? {
    var refusal: String?
    for place in chosen {
      files[places[place].file].choices[places[place].hunk] = choice
      decided.removeAll { $0 == place }
      decided.append(place)
    }
    for file in Set(chosen.map { places[$0].file }).sorted() where files[file].isDecided {
      refusal = files[file].write() ?? refusal
    }
    goOn()
    return refusal
  }

  mutating func takeBack() {
    guard let place = choice != nil ? current : decided.last else { return }
    decided.removeAll { $0 == place }
    files[places[place].file].choices[places[place].hunk] = nil
    current = place
  }

  mutating func move(by step: Int) { current = min(max(current + step, 0), count - 1) }

  // Goes to the next undecided hunk, starting over after the last one.
  private mutating func goOn() {
    let order = Array(places.indices[current...]) + Array(places.indices[..<current])
    current = order.first { choice($0) == nil } ?? current
  }

  mutating func write() { _ = files[places[current].file].write() }

  mutating func replace(with file: ReviewedFile) {
    let place = places[current].file
    let kept = decided.map { places[$0] }.filter { $0.file != place }
    files[place] = file
    number()
    decided = kept.compactMap { old in places.firstIndex { $0 == old } }
    current = min(places.firstIndex { $0.file >= place } ?? 0, max(0, count - 1))
    if count > 0 { goOn() }
  }

  /// Ends; `keeping` writes what is decided, otherwise only what was already written counts.
  mutating func end(keeping: Bool) {
    for file in files.indices {
      if keeping { _ = files[file].write() }
      files[file].forget()
    }
  }

  var summary: String {
    func count(_ choice: ReviewedFile.Choice?) -> Int { files.reduce(0) { $0 + $1.count(choice) } }
    return "\(count(.taken)) taken, \(count(.left)) left, \(count(nil)) unseen"
  }
}
