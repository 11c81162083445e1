/// Entries that show a fault of a session.
package struct FoundFault {
  fileprivate let entries: [String]
  fileprivate let check: (entry: String, output: String)?
  fileprivate let (place, transcriptChanges): (Int, Int)

  /// - Parameter check: a look that tells whether the fault is mended, and what it prints then;
  ///   `nil` where one of the entries fails by itself.
  package init(entries: [String], check: (entry: String, output: String)?, in session: Session) {
    (self.entries, self.check) = (entries, check)
    (place, transcriptChanges) = (session.timeline.pointer, session.transcriptChanges)
  }
}

extension Session {
  /// A session of its own in which entries follow those of this one, with the numbers that they will
  /// have once they are kept; what they break is not told.
  package func scratch(entering texts: [String]) -> Session {
    let copy = scratch(isInterruptible: true, watchesPromises: false)
    for (place, text) in texts.enumerated() {
      guard let entry = try? commands.entry(from: text) else { continue }
      copy.enteredAgain = copy.timeline.origin(number: transcript.count + 1 + place)
      _ = copy.enter(entry)
    }
    copy.enteredAgain = nil
    return copy
  }

  /// Enters the last fault that was found on a branch of its own; `nil` where there is none.
  ///
  /// The entries are recorded as they will be once the fault is mended: a file that is saved of them
  /// fails until then.
  package func keepFault() throws(Mistake) -> String? {
    guard let fault, fault.transcriptChanges == transcriptChanges else { return nil }
    let (left, watches) = (timeline.branch(of: timeline.pointer), watchesPromises)
    try go(toPlace: fault.place)
    watchesPromises = false
    defer { watchesPromises = watches }
    timeline.beginsBranch = true
    for text in fault.entries {
      guard let entry = try? commands.entry(from: text) else { continue }
      // What a block that fails prints is what is to be mended.
      let lines = run(entry).lines.map(\.text).prefix { !$0.hasPrefix("error: ") }
      record(text, Outcome(text: lines.joined(separator: "\n")))
    }
    if let check = fault.check { record(check.entry, Outcome(text: check.output)) }
    let branch = timeline.branch(of: timeline.pointer)?.name ?? ""
    let back = left.map { "; 'goto \($0.name)' leads back" } ?? ""
    return "entered on \(branch)\(back)"
  }
}
