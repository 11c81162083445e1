/// Values on their way between two processes of this program: written one after the other, or read
/// back in that order.
///
/// One list of a value's parts serves both ways. Numbers take eight bytes; texts and lists have their
/// length before them. Choice: `Codable` takes longer than most entries that are tested.
package struct Wire {
  package private(set) var bytes: [UInt8] = []
  private let reads: Bool
  private var place = 0
  private var isWhole = true

  package init() { reads = false }
  package init(reading bytes: ArraySlice<UInt8>) { (self.bytes, reads) = (Array(bytes), true) }

  /// Whether exactly all bytes have been read.
  package var isRead: Bool { isWhole && place == bytes.count }
  private var left: Int { bytes.count - place }

  package mutating func pass(_ number: inout Int) {
    guard reads else { return withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 } }
    isWhole = isWhole && left >= 8
    guard isWhole else { return }
    number = Int(
      Int64(
        littleEndian: bytes.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: place, as: Int64.self)
        }))
    place += 8
  }

  package mutating func pass(_ number: inout Double) {
    var bits = Int(Int64(bitPattern: number.bitPattern))
    pass(&bits)
    number = Double(bitPattern: UInt64(bitPattern: Int64(bits)))
  }

  package mutating func pass(_ text: inout String) {
    var count = text.utf8.count
    pass(&count)
    guard reads else { return text.withUTF8 { bytes += $0 } }
    isWhole = isWhole && 0...left ~= count
    guard isWhole else { return }
    text = String(decoding: bytes[place..<place + count], as: UTF8.self)
    place += count
  }

  /// - Parameter blank: the value of an element before it is read.
  package mutating func pass<Element>(
    _ list: inout [Element], of blank: Element, _ each: (inout Element, inout Wire) -> Void
  ) {
    var count = list.count
    pass(&count)
    // An element takes at least a number.
    isWhole = isWhole && (!reads || 0...left / 8 ~= count)
    guard isWhole else { return }
    if reads { list = Array(repeating: blank, count: count) }
    for place in list.indices { each(&list[place], &self) }
  }
}

extension EntryResult {
  package static let blank = EntryResult(line: 0, entry: "", status: .notRun)

  package mutating func pass(through wire: inout Wire) {
    wire.pass(&line)
    wire.pass(&entry)
    var word = status.rawValue
    wire.pass(&word)
    status = Status(rawValue: word) ?? status
    wire.pass(&reason)
    wire.pass(&output)
    wire.pass(&diff)
  }
}

extension FileUpdate {
  package static let blank = FileUpdate()

  package mutating func pass(through wire: inout Wire) {
    wire.pass(&text)
    wire.pass(&original)
    wire.pass(&changedLines)
    wire.pass(&lostWildcards, of: 0) { $1.pass(&$0) }
    wire.pass(&unsettled, of: .blank) { $0.pass(through: &$1) }
    wire.pass(&openLines, of: 0) { $1.pass(&$0) }
  }
}
