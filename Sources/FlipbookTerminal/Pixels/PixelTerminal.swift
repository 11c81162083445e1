import CEditline

/// Whether the terminal shows pictures in pixels, and how.
///
/// It is asked once, in one piece that ends with a question every terminal answers: what comes before
/// that answer counts. Nothing waits for the answers; they come between keys, and whatever comes late
/// is swallowed as well. The variables of the environment are not asked: over ssh and in tmux they
/// tell of another terminal.
package final class PixelTerminal {
  package enum Form: Sendable { case kitty, iTerm, sixel }

  /// Whether pictures are wanted.
  package var isOn = false
  private var (isAsked, isAnswered) = (false, false)
  private var (isKitty, isITerm, hasSixels) = (false, false, false)
  private var told: SIMD2<Int>?
  private(set) var colors = 256
  /// Whether it tells where the pointer is in pixels.
  private(set) var tellsPixels = false

  /// What was typed while an answer was waited for, to be read by the prompt.
  var typedAhead: [UInt8] = []

  package init() {}

  /// How it shows pictures; nil if it does not, or they are not wanted.
  package var form: Form? {
    guard isOn, isAnswered, cell != nil else { return nil }
    return isITerm ? .iTerm : isKitty ? .kitty : hasSixels ? .sixel : nil
  }

  /// The pixels of a cell, as it tells or else its driver.
  package var cell: SIMD2<Int>? {
    var (width, height): (Int32, Int32) = (0, 0)
    let known = ce_cell_size(&width, &height) ? SIMD2(Int(width), Int(height)) : told
    return known.flatMap { $0.min() > 1 && $0.max() <= 200 ? $0 : nil }
  }

  // MARK: Asking

  // A picture of one pixel as kitty takes it, only to be judged; the program's name, the size of a
  // cell, how many colours there are, and whether the pointer may be told in pixels; at last what it
  // is, which every terminal tells. What one that knows none of it may show is wiped away.
  private static let question =
    "\u{1B}_Gi=4207,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q\u{1B}[16t\u{1B}[?1;1;0S"
    + "\u{1B}[?1016$p" + identity + "\r\u{1B}[K"

  /// Asks what it is, which every terminal tells once it has done all before.
  static let identity = "\u{1B}[c"

  /// Asks the terminal if pictures are wanted, at a row on which nothing stands yet.
  func ask() {
    guard isOn, !isAsked else { return }
    isAsked = true
    TerminalOutput.send(Self.question)
  }

  var isWaiting: Bool { isAsked && !isAnswered && isPatient }
  /// Whether the answers are waited for at all.
  var isPatient = true

  /// How many milliseconds apart the bytes of an answer may come: networks are slower than keys.
  static let patience: Int32 = 150

  /// Whether an answer is what it is.
  static func isIdentity(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: beginnings[0]) && bytes.last == UInt8(ascii: "c")
  }

  // MARK: Answers

  /// How an answer may begin after its escape; nothing that is typed does.
  static let beginnings = ["[?", "[6;", "_G", "P>"].map { Array($0.utf8) }

  /// Whether bytes after an escape begin an answer, once it was asked.
  func mayBeAnswer(_ bytes: [UInt8]) -> Bool {
    isAsked && Self.beginnings.contains { bytes.starts(with: $0) || $0.starts(with: bytes) }
  }

  /// Whether such bytes are all of an answer.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 2, let last = bytes.last else { return false }
    // Texts end with a sequence of their own, or a bell; an escape begins it.
    return bytes[0] == UInt8(ascii: "[")
      ? (0x40...0x7E).contains(last)
      : last == 7 || bytes.suffix(2) == [27, UInt8(ascii: "\\")] || bytes.count >= longest
  }

  private static let longest = 256

  /// Takes what came after an escape; false if it is no answer.
  func take(_ bytes: [UInt8]) -> Bool {
    guard mayBeAnswer(bytes), Self.isWhole(bytes) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    switch (text.prefix(2), text.last) {
    case ("[?", "c"):
      hasSixels = numbers.dropFirst().contains(4)
      isAnswered = true
    case ("[?", "y"): if numbers.first == 1016 { tellsPixels = [1, 2].contains(numbers.last) }
    case ("[?", "S"): if numbers.prefix(2) == [1, 0], numbers.count > 2 { colors = numbers[2] }
    case ("[6", "t"): if numbers.count == 3 { told = SIMD2(numbers[2], numbers[1]) }
    case ("_G", _): if !isAnswered { isKitty = isKitty || text.contains(";OK") }
    case ("P>", _): isITerm = isITerm || text.contains("iTerm2")
    default: return false
    }
    return true
  }
}
