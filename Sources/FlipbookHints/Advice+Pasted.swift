// Hints for a block pasted from an app that does not work.
extension Advice {
  private static let call = Pattern(/(?:UIView|UIViewPropertyAnimator)\W[\s\S]*/)

  /// The first statement of a pasted block that does not work, with its own hint, and the line to
  /// type instead; if all work, the call without the parts that cannot be written.
  func stopper(in typed: String) -> Lead? {
    guard !hints.isMending, typed.wholeMatch(of: Self.call) != nil, let block = typed.outerBlock
    else { return nil }
    for part in typed[block].split(atOuter: ";").flatMap({ $0.split(whereSeparator: \.isNewline) })
    {
      let statement = part.split(separator: " ").joined(separator: " ")
      let plain = statement.replacing(/^(?:self\??\.)?(?:view\.(?=\w+\())?/, with: "")
      guard !plain.isEmpty, !works(hints.pasted(statement, session)?.written ?? plain),
        !rewritten(plain).contains(where: works)
      else { continue }
      let answer = trial(advisedBy: Hints(mending: hints)).enter(plain)
      guard answer.failed else { continue }
      let line = answer.offer.flatMap { offer in
        let whole = typed.replacing(part, with: offer)
        return [hints.pasted(whole, session)?.written, paced(offer, as: typed)].compactMap(\.self)
          .first(where: works)
      }
      let hint =
        answer.text.firstMatch(of: /hint: (.*)/) ?? answer.text.firstMatch(of: /error: (.*)/)
      return hint.map { Lead("'\(statement)' stops this: \($0.1)", line) }
    }
    return rest(of: typed)
  }

  // The parts that may be left out of a call, and the text that replaces each.
  private static let parts = [
    ("the completion", Pattern(/,\s*completion:\s*(?:\{[\s\S]*\}|[\w.?]+)\s*(?=\)\s*;?\s*$)/), ""),
    ("the completion", Pattern(/\}\s*completion:\s*\{[\s\S]*\}\s*$/), "}"),
    (
      "the options", Pattern(/,\s*options:\s*(?:\[[^\[\]]*\]|[\w.]+(?:\([^()]*\))?)(?=\s*[,)])/), ""
    ),
  ]

  // A pasted call without its options, its completion or both, if these stop it.
  private func rest(of typed: String) -> Lead? {
    let parts = Self.parts.filter { typed.contains($0.1) }
    for left in parts.map({ [$0] }) + [parts] where !left.isEmpty {
      let rest = left.reduce(typed) { $0.replacing($1.1, with: $1.2) }
      guard let line = hints.pasted(rest, session)?.written, works(line) else { continue }
      let names = left.map(\.0).joined(separator: " and ")
      return Lead("\(names) cannot be written here; the rest of it: \(line)", line)
    }
    return nil
  }

  // A line that animates with the duration that was pasted.
  private func paced(_ line: String, as typed: String) -> String? {
    let duration = typed.firstMatch(of: /[dD]uration: *([\d.]+)/).map { "animate \($0.1)s" }
    let pace = /^animate [\d.]+m?s/
    return line.contains(pace) ? duration.map { line.replacing(pace, with: $0) } ?? line : nil
  }
}

extension String {
  private static let captures = Pattern(/\{\s*\[(?:weak|unowned) \w+\](?:\s*\(?[\w, ]*\)?)? in\b/)
  private static let guards = Pattern(
    /guard let (?:self|\w+ = self)(?: = self)? else \{ *return *\}[;\s]*/)

  /// The code without weak captures and the guards for them.
  var withoutCaptures: String {
    guard has("self") else { return self }
    return replacing(Self.captures, with: "{").replacing(Self.guards, with: "")
      .replacing("self?.", with: "self.").replacing("strongSelf.", with: "self.")
  }
}
