/// Invisible scalars that change how their neighbours are drawn.
///
/// One is kept only beside neighbours it changes (choice); anywhere else it could only make two
/// names look alike. Sources: Unicode 16, sections 23.2 and 23.4; UTS #51, Unicode Emoji.
enum JoinedScalars {
  static func belongs(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard place > 0 else { return false }
    let (scalar, before) = (scalars[place].value, scalars[place - 1].value)
    switch scalar {
    case 0x200C, 0x200D: return isJoiner(at: place, in: scalars)
    case 0xFE0E where isPictograph(before): return true
    case 0xFE0F: return isPictograph(before) || isKeycap(at: place, in: scalars)
    case 0xE0100...0xE01EF: return isIdeograph(before)
    case 0x180B...0x180D, 0x180F: return (0x1820...0x18AA).contains(before)
    case tags: return isFlag(at: place, in: scalars)
    default: return false
    }
  }

  // Between two pictures, the first maybe with its style, or two letters of a script that joins.
  private static func isJoiner(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard place + 1 < scalars.count else { return false }
    let (before, after) = (scalars[place - 1], scalars[place + 1])
    if isPictograph(before.value), isPictograph(after.value) { return true }
    if before == "\u{FE0F}", isPictograph(after.value) {
      return belongs(at: place - 1, in: scalars)
    }
    return [before, after].allSatisfy { isJoining($0.value) && !ScalarRanges.isUnprintable($0) }
  }

  private static func isKeycap(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    "0123456789#*".unicodeScalars.contains(scalars[place - 1]) && place + 1 < scalars.count
      && scalars[place + 1] == "\u{20E3}"
  }

  private static let tags: ClosedRange<UInt32> = 0xE0020...0xE007F
  private static let cancelTag: UInt32 = 0xE007F

  // A black flag, up to six tags that name a region, and the end of them.
  private static func isFlag(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let longest = 6
    let near = scalars[max(0, place - longest - 1)...].prefix(2 * longest + 3)
    guard let flag = near[..<place].lastIndex(where: { !tags.contains($0.value) }),
      near[flag] == "\u{1F3F4}",
      let end = near[(flag + 1)...].firstIndex(where: {
        !tags.contains($0.value) || $0.value == cancelTag
      })
    else { return false }
    return near[end].value == cancelTag && place <= end && end - flag - 1 <= longest
  }

  private static func isPictograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x2190...0x2BFF, 0x3030, 0x303D, 0x3297,
      0x3299, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  private static func isIdeograph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  // From Hebrew to the scripts of India and nearby, with their later blocks.
  private static func isJoining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x590...0x10FF, 0x1700...0x1CFF, 0xA800...0xABFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
      0x10800...0x11FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
