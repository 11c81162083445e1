import Testing

@testable import SessionFiles

@Suite struct OutputAlignmentTests {
  /// The steps, written as kept (`=`), removed (`-`) and inserted (`+`) lines.
  private func steps(_ expected: [String], _ actual: [String]) -> String {
    let alignment = OutputAlignment(
      expected.map { OutputPattern($0, tolerance: .asWritten) }, actual.map(OutputLine.init))
    let words = alignment.steps.map { step in
      switch step {
      case .keep(let index): "=" + expected[index]
      case .remove(let index): "-" + expected[index]
      case .insert(let index): "+" + actual[index]
      }
    }
    return words.joined(separator: " ")
  }

  private static let alignments: [([String], [String], String)] = [
    ([], [], ""),
    (["a"], ["a"], "=a"),
    (["a", "b", "c"], ["a", "x", "c"], "=a -b +x =c"),
    (["a", "b", "c", "d"], ["d", "e", "f", "g"], "-a -b -c =d +e +f +g"),
    (["a", "b"], ["x", "y"], "-a -b +x +y"),
    (["a", "a"], ["a"], "=a -a"),
    (["a"], ["a", "a"], "=a +a"),
    (["0.5", "b"], ["0.51", "c"], "=0.5 -b +c"),
    (["a", "...", "z"], ["a", "m", "n", "y"], "=a =... -z +y"),
    (["a", "...", "z"], ["b", "m", "n", "z"], "-a +b =... =z"),
    (["...", "z"], ["m"], "=... -z +m"),
    (["a", "...", "z"], ["a"], "=a =... -z"),
    (["k[..]", "b"], ["k1", "c"], "=k[..] -b +c"),
    (["...", "b 0.5", "..."], ["box", "a 0.5", "b 1.0", "c"], "=... -b 0.5 +b 1.0 =..."),
    (["...", "b x 0.5", "..."], ["b 0.5", "b x 0.6", "x b"], "=... -b x 0.5 +b x 0.6 =..."),
    (["...", "zap", "..."], ["box", "tag"], "=... -zap =..."),
    (["b 0.5", "..."], ["new", "b 1.0", "c"], "-b 0.5 +new +b 1.0 =..."),
    (["...", "b 0.5", "c"], ["b 1.0", "new", "c"], "=... -b 0.5 +b 1.0 +new =c"),
  ]

  @Test(arguments: alignments)
  func `keeps what matches and wildcards`(expected: [String], actual: [String], steps text: String)
  {
    #expect(steps(expected, actual) == text)
  }

  @Test func `replaces everything where there is too much to compare`() {
    let old = (0..<1100).map { "old \($0)" }
    let new = (0..<1100).map { "new \($0)" }
    let text = steps(["same"] + old + ["end"], ["same"] + new + ["end"])
    #expect(text.hasPrefix("=same -old 0 "))
    #expect(text.hasSuffix("+new 1099 =end"))
  }
}
