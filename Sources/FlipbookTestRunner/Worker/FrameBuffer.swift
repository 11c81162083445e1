/// Splits a stream of bytes into frames, each preceded by its length.
package struct FrameBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  package static func frame(_ content: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: Int64(content.count).littleEndian) { Array($0) } + content
  }

  package mutating func append(_ more: some Collection<UInt8>) {
    if start == bytes.count { (bytes, start) = ([], 0) }
    bytes += more
  }

  package mutating func next() -> ArraySlice<UInt8>? {
    let room = bytes.count - start - 8
    guard room >= 0 else { return nil }
    let count = Int(
      Int64(littleEndian: bytes[start...].withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }))
    guard (0...room).contains(count) else { return nil }
    defer { start += 8 + count }
    return bytes[(start + 8)..<(start + 8 + count)]
  }
}
