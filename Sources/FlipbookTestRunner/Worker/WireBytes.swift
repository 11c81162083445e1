import FlipbookTerminal

/// Numbers and texts as bytes for a pipe between two processes of the same program.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func put(_ count: Int) {
    put(UInt64(bitPattern: Int64(count)))
  }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes += text.utf8
  }
}

/// Reads what a ``WireWriter`` wrote; everything is nil once the bytes do not suffice.
struct WireReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func number() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    defer { rest = rest.dropFirst(8) }
    return UInt64(littleEndian: rest.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) })
  }

  mutating func count() -> Int? {
    number().map { Int(Int64(bitPattern: $0)) }
  }

  mutating func text() -> String? {
    guard let count = count(), count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  /// A list: its count, then its elements.
  mutating func list<Element>(_ element: (inout WireReader) -> Element?) -> [Element]? {
    guard let count = count(), count >= 0 else { return nil }
    var elements: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      elements.append(next)
    }
    return elements
  }
}

/// Cuts a stream of bytes into the frames it was sent in, each preceded by its length.
package struct FrameBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  /// A frame's bytes as they are sent.
  package static func frame(_ content: [UInt8]) -> [UInt8] {
    var writer = WireWriter()
    writer.put(content.count)
    return writer.bytes + content
  }

  package mutating func append(_ more: some Collection<UInt8>) {
    if start == bytes.count { (bytes, start) = ([], 0) }
    bytes += more
  }

  /// The next frame that is there whole.
  package mutating func next() -> ArraySlice<UInt8>? {
    var reader = WireReader(bytes[start...])
    guard let count = reader.count(), count >= 0, count <= bytes.count - start - 8 else {
      return nil
    }
    defer { start += 8 + count }
    return bytes[(start + 8)..<(start + 8 + count)]
  }
}
