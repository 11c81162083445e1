import CLibrary
import TestSupport

/// Random keys, sizes and signals in quick sequence.
struct Storm: CustomStringConvertible {
  enum Gust: Equatable, CustomStringConvertible {
    case keys([UInt8])
    case size(rows: Int, columns: Int)
    case signal(Int32)
    /// The program stops, and another one has the terminal for a while.
    case stop
    /// The program has time to catch up.
    case rest

    var description: String {
      switch self {
      case .keys(let bytes): "\(String(decoding: bytes, as: UTF8.self).debugDescription)"
      case .size(let rows, let columns): "\(rows)x\(columns)"
      case .signal(let number): "signal \(number)"
      case .stop: "stop"
      case .rest: "rest"
      }
    }
  }

  let seed: UInt64
  let place: StormPlace
  private(set) var gusts: [Gust] = []

  private static let most = 60

  /// Creates the storm of a seed; consecutive seeds go through all places.
  init(seed: UInt64) {
    self.seed = seed
    let places = StormPlace.allCases
    place = places[Int(seed % UInt64(places.count))]
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 10...Self.most, using: &random) {
      gusts.append(gust(&random))
      if Int.random(in: 0..<3, using: &random) == 0 { gusts.append(.rest) }
    }
  }

  var description: String { "seed \(seed), \(place): \(gusts)" }

  private func gust(_ random: inout SeededGenerator) -> Gust {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<5:
      let isSmall = Bool.random(using: &random)
      return .size(
        rows: Int.random(in: 1...(isSmall ? 6 : 50), using: &random),
        columns: Int.random(in: 1...(isSmall ? 20 : 200), using: &random))
    case 5: return .signal(SIGWINCH)
    case 6: return .signal(SIGCONT)
    case 7: return .stop
    // These two would end a test.
    case 8 where !place.isTest: return .signal(SIGINT)
    case 9 where !place.isTest: return .keys([3])
    case 10..<14: return .keys(Array((place.way.randomElement(using: &random) ?? "").utf8))
    case 14: return .keys([byte(&random)])
    default: return .keys(Array((Self.keys.randomElement(using: &random) ?? "").utf8))
    }
  }

  // Replaces bytes that leave: the end of the input, the key that quits, `q` and a lone escape.
  private func byte(_ random: inout SeededGenerator) -> UInt8 {
    let byte = UInt8.random(in: 0...255, using: &random)
    return [4, 28, UInt8(ascii: "q"), UInt8(ascii: "Q"), 27].contains(byte) ? 0x20 : byte
  }

  private static let keys = [
    Key.up, Key.down, Key.left, Key.right, Key.home, Key.end, Key.backspace, Key.control("a"),
    Key.control("e"), Key.control("k"), Key.control("u"), Key.control("y"), Key.control("w"),
    Key.control("l"), Key.control("r"), Key.control("z"), Key.control("t"), "\t", "\t\t", "\r", "x",
    "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[Z", "\u{1B}[1;2A", "\u{1B}[1;3B", "\u{1B}[3~", "\u{1B}[",
    "\u{1B}O", "\u{1B}f", "\u{1B}b", "\u{1B}[<0;10;10M", "\u{1B}[<32;20;5M", "\u{1B}[<0;20;5m",
    "\u{1B}[<64;10;10M", "{", "}", "(", ")", " ", "0.5", "view box", "box.alpha = ", "step 0.1s\r",
    "table\r", "list\r", "undo\r", "time", Key.paste("view a\nview b\n"),
    Key.paste("flip> list\n"), "é", "時間", "🙂", "e\u{301}", String(repeating: "a + ", count: 40),
    "help view\r", "history\r", "m", "l", "<", "]",
  ]
}
