import CEditline

/// Whether the terminal shows pictures in pixels, and how.
///
/// It asks once, in one text that ends with a question every terminal answers; the answers before
/// that one count. Nothing waits for them: they come between keys, and late ones are swallowed too.
/// It does not ask the environment's variables: over ssh and in tmux they describe another
/// terminal.
package final class PixelTerminal {
  package enum Form: Sendable { case kitty, iTerm, sixel }

  /// Whether pictures are wanted.
  package var isOn = false
  private var (isAsked, isAnswered) = (false, false)
  private var (isKitty, isITerm, hasSixels) = (false, false, false)
  private var reportedCell: SIMD2<Int>?
  private(set) var colors = 256
  /// Whether it tells where the pointer is in pixels.
  private(set) var tellsPixels = false

  /// Bytes typed while an answer was awaited, to be read by the prompt.
  var typedAhead: [UInt8] = []

  package init() {}

  /// The form in which it shows pictures; nil if it does not, or they are not wanted.
  package var form: Form? {
    guard isOn, isAnswered, cell != nil else { return nil }
    return isITerm ? .iTerm : isKitty ? .kitty : hasSixels ? .sixel : nil
  }

  /// The size of a cell in pixels, from the driver or else as the terminal answered.
  package var cell: SIMD2<Int>? {
    var (width, height): (Int32, Int32) = (0, 0)
    let known = ce_cell_size(&width, &height) ? SIMD2(Int(width), Int(height)) : reportedCell
    return known.flatMap { $0.min() > 1 && $0.max() <= 200 ? $0 : nil }
  }

  // MARK: Asking

  // A picture of one pixel in kitty's protocol, only to be judged; then the program's name, the
  // size of a cell, the number of colours, and whether the pointer can be told in pixels; last the
  // identity, which every terminal tells. The end wipes away what a terminal may show of all this.
  private static let question =
    "\u{1B}_Gi=4207,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q\u{1B}[16t\u{1B}[?1;1;0S"
    + "\u{1B}[?1016$p" + identity + "\r\u{1B}[K"

  /// Asks for the identity, which every terminal tells after it has done everything before.
  static let identity = "\u{1B}[c"

  /// Asks the terminal, if pictures are wanted; the cursor must be in an empty row.
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

  /// Whether an answer is the terminal's identity.
  static func isIdentity(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: beginnings[0]) && bytes.last == UInt8(ascii: "c")
  }

  // MARK: Answers

  /// How an answer may begin after its escape; nothing that is typed does.
  static let beginnings = ["[?", "[6;", "_G", "P>"].map { Array($0.utf8) }

  /// Whether bytes after an escape may begin an answer; false before the question.
  func mayBeAnswer(_ bytes: [UInt8]) -> Bool {
    isAsked && Self.beginnings.contains { bytes.starts(with: $0) || $0.starts(with: bytes) }
  }

  /// Whether such bytes are a complete answer.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 2, let last = bytes.last else { return false }
    // Strings end with a bell, or with an escape and a backslash.
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
    case ("[6", "t"): if numbers.count == 3 { reportedCell = SIMD2(numbers[2], numbers[1]) }
    case ("_G", _): if !isAnswered { isKitty = isKitty || text.contains(";OK") }
    case ("P>", _): isITerm = isITerm || text.contains("iTerm2")
    default: return false
    }
    return true
  }
}
