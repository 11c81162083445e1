import FlipbookText
package import FlipbookValues

extension AnimatorReceiver {
  private static let machine: [(state: String, ways: [(verb: String, to: String)])] = [
    ("inactive", [("start", "running"), ("pause, scrub", "paused")]),
    (
      "running",
      [
        ("pause", "paused"), ("stop", "stopped"), ("stop withoutFinishing", "inactive"),
        ("its end", "inactive, or paused with pausesOnCompletion"),
      ]
    ),
    (
      "paused",
      [("start, continue", "running"), ("stop", "stopped"), ("stop withoutFinishing", "inactive")]
    ),
    ("stopped", [("finish", "inactive")]),
  ]

  /// The states there are, the one it is in, and what leads from each to the next.
  package var states: Answer {
    var answer = Answer()
    for (state, ways) in Self.machine {
      let here = state == animator.word ? "* " : "  "
      for (place, way) in ways.enumerated() {
        let name = place == 0 ? here + state : ""
        answer.print(
          TextWidth.padded(name, to: 12, alignment: .left)
            + TextWidth.padded(way.verb, to: 24, alignment: .left) + "to " + way.to)
      }
    }
    answer.print("from here: \(animator.legalVerbs.joined(separator: ", "))")
    return answer
  }
}
