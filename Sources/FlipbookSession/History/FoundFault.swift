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
  /// A scratch session with more entries, which get the numbers that they will have once kept; it
  /// reports no broken promises.
  package func scratch(entering texts: [String]) -> Session {
    let copy = trial()
    for (place, text) in texts.enumerated() {
      guard let entry = try? commands.entry(from: text) else { continue }
      copy.enteredAgain = copy.timeline.origin(number: transcript.count + 1 + place)
      _ = copy.enter(entry)
    }
    copy.enteredAgain = nil
    return copy
  }

  /// Enters the entries of the last fault found, on a new branch; `nil` if there is none.
  ///
  /// The recorded output is that of the mended session, so a saved file fails until then.
  package func keepFault() throws(Mistake) -> String? {
    guard let fault, fault.transcriptChanges == transcriptChanges else { return nil }
    let (left, watches) = (timeline.branch(of: timeline.pointer), watchesPromises)
    try go(toPlace: fault.place)
    watchesPromises = false
    defer { watchesPromises = watches }
    timeline.beginsBranch = true
    for text in fault.entries {
      guard let entry = try? commands.entry(from: text) else { continue }
      // A failing block's error is the fault itself, so the recorded output ends before it.
      let lines = run(entry).lines.map(\.text).prefix { !$0.hasPrefix("error: ") }
      record(text, Outcome(text: lines.joined(separator: "\n")))
    }
    if let check = fault.check { record(check.entry, Outcome(text: check.output)) }
    let branch = timeline.branch(of: timeline.pointer)?.name ?? ""
    let back = left.map { "; 'goto \($0.name)' leads back" } ?? ""
    return "entered on \(branch)\(back)"
  }
}
