import CTextTables

/// Scalars in ranges, as in the tables of `CTextTables`.
struct ScalarRanges {
  private let ranges: [ClosedRange<UInt32>]

  init(_ text: UnsafePointer<UInt8>) {
    ranges = String(cString: text).utf8.split { $0 <= UInt8(ascii: " ") }.map { range in
      let ends = range.split(separator: UInt8(ascii: "-")).compactMap {
        UInt32(Substring($0), radix: 16)
      }
      return ends[0]...ends[ends.count - 1]
    }
  }

  func contains(_ scalar: UInt32) -> Bool {
    var (lower, upper) = (0, ranges.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if scalar > ranges[middle].upperBound { lower = middle + 1 } else { upper = middle }
    }
    return lower < ranges.count && ranges[lower].contains(scalar)
  }

  static let wide = ScalarRanges(wide_scalars())
  static let zeroWidth = ScalarRanges(zero_width_scalars())
  private static let unprintable = ScalarRanges(unprintable_scalars())

  /// Whether a scalar shows nothing on its own.
  static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0xAD { return value < 0x20 || (0x7F..<0xA0).contains(value) }
    return unprintable.contains(value) || value & 0xFFFE == 0xFFFE
  }
}
