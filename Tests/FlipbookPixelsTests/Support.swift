import FlipbookPictures
import Testing

@testable import FlipbookPixels

/// Layers with everything that a layer can draw, at moments of a motion.
enum Drawn {
  static let (width, height) = (60, 80)

  static func moment(_ share: Double, time: Double = 0) -> Snapshot {
    var window = Snapshot.Layer(id: 1, name: "", parent: nil, size: [60, 80])
    window.background = PaintColor(red: 0.9, green: 0.95, blue: 1)
    var card = Snapshot.Layer(id: 2, name: "card", parent: 0, size: [30, 20])
    card.plane.origin = SIMD3(5 + share * 20, 8, 1)
    card.background = PaintColor(red: 0.2, green: 0.4, blue: 0.9)
    (card.cornerRadius, card.clips) = (6, true)
    (card.borderWidth, card.borderColor) = (1.5, PaintColor(red: 0, green: 0, blue: 0.3))
    var dot = Snapshot.Layer(id: 3, name: "dot", parent: 1, size: [12, 12])
    dot.plane.origin = SIMD3(22, 12 - share * 6, 1)
    dot.gradient = Snapshot.Gradient(
      .axial, [PaintColor(red: 1, green: 0, blue: 0), PaintColor(red: 1, green: 1, blue: 0)],
      at: [],
      from: [0, 0], to: [1, 1])
    var turned = Snapshot.Layer(id: 4, name: "turned", parent: 0, size: [16, 10])
    let (sine, cosine) = (0.6 * share, (1 - 0.36 * share * share).squareRoot())
    turned.plane = PlaneProjection(
      x: [cosine, sine, 0], y: [-sine, cosine, 0], origin: [20, 45, 1])
    turned.opacity = 1 - share / 2
    turned.background = PaintColor(red: 0.1, green: 0.6, blue: 0.3)
    turned.shadow = Snapshot.Shadow(
      offset: [0, 2], radius: 3, color: PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    var sketch = Snapshot.Layer(id: 5, name: "sketch", parent: 0, size: [40, 12])
    sketch.plane.origin = SIMD3(10, 64, 1)
    var snapshot = Snapshot(time: time, window: Region(corner: .zero, size: [60, 80]))
    for layer in [window, card, dot, turned, sketch] { snapshot.append(layer) }
    return snapshot
  }

  static func film(_ shares: [Double], delay: Int = 2, pause: Int = 50) -> PixelFilm {
    let moments = shares.enumerated().map { moment($1, time: Double($0) / 50) }
    return PixelFilm(.stage(painter(moments), moments), delay: delay, pause: pause)
  }

  /// A moment alone.
  static func picture(_ share: Double) -> Bitmap {
    let moment = moment(share)
    return painter([moment]).picture(of: [PixelPicture.Part(moment)], asking: unasked)
  }

  private static func painter(_ moments: [Snapshot]) -> StagePainter {
    StagePainter(Region(corner: .zero, size: [60, 80]), scales: [1, 1], moments: moments)
  }

  static func unasked() throws(Never) {}
}

extension Bitmap {
  /// Red, green, blue and alpha of a pixel.
  func channels(_ x: Int, _ y: Int) -> [Int] {
    let pixel = pixels[box.place(x, y)]
    return (0..<4).map { Int(pixel >> UInt32(8 * $0) & 255) }
  }
}

/// A GIF as a reader sees it, written from the specification and not from our writer.
struct ReadGIF {
  private(set) var (width, height, loops) = (0, 0, -1)
  private(set) var delays: [Int] = []
  private(set) var boxes: [PixelBox] = []
  /// Every whole picture, as colours.
  private(set) var pictures: [[UInt32]] = []

  struct Problem: Error { let text: String }

  init(_ bytes: [UInt8]) throws {
    var place = 0
    func take(_ count: Int) throws -> ArraySlice<UInt8> {
      guard place + count <= bytes.count else { throw Problem(text: "it ends at \(place)") }
      defer { place += count }
      return bytes[place..<place + count]
    }
    func byte() throws -> Int { Int(try take(1).first ?? 0) }
    func word() throws -> Int { try byte() | byte() << 8 }
    func blocks() throws -> [UInt8] {
      var all: [UInt8] = []
      while case let count = try byte(), count > 0 { all += try take(count) }
      return all
    }
    guard Array(try take(6)) == Array("GIF89a".utf8) else { throw Problem(text: "no GIF") }
    (width, height) = (try word(), try word())
    let flags = try byte()
    _ = try take(2)
    let palette = try (0..<2 << (flags & 7)).map { _ in
      try UInt32(byte()) | UInt32(byte()) << 8 | UInt32(byte()) << 16
    }
    var canvas = [UInt32](repeating: .max, count: width * height)
    var clear = -1
    while case let mark = try byte(), mark != 0x3B {
      switch mark {
      case 0x21 where try byte() == 0xF9:
        let control = try blocks()
        delays.append(Int(control[1]) | Int(control[2]) << 8)
        guard control[0] >> 2 & 7 == 1 else { throw Problem(text: "something is taken away") }
        clear = control[0] & 1 == 1 ? Int(control[3]) : -1
      case 0x21:
        let extra = try blocks()
        if extra.starts(with: Array("NETSCAPE2.0".utf8)) { loops = Int(extra[12]) }
      case 0x2C:
        let (x, y, columns, rows) = (try word(), try word(), try word(), try word())
        _ = try byte()
        let box = PixelBox(columns: x..<x + columns, rows: y..<y + rows)
        let indices = try Self.unpacked(bits: byte(), blocks())
        guard indices.count == box.count else {
          throw Problem(text: "\(indices.count) pixels of \(box.count)")
        }
        for y in box.rows {
          for x in box.columns where Int(indices[box.place(x, y)]) != clear {
            canvas[y * width + x] = palette[Int(indices[box.place(x, y)])]
          }
        }
        boxes.append(box)
        pictures.append(canvas)
      default: throw Problem(text: "an unknown mark \(mark)")
      }
    }
    guard place == bytes.count else { throw Problem(text: "more after the end") }
  }

  static func unpacked(bits: Int, _ bytes: [UInt8]) throws -> [UInt8] {
    let clear = 1 << bits
    var (result, rows): ([UInt8], [[UInt8]]) = ([], [])
    var (width, last): (Int, [UInt8]?) = (bits + 1, nil)
    var (waiting, count) = (0, 0)
    func forget() {
      rows = (0..<clear + 2).map { $0 < clear ? [UInt8($0)] : [] }
      (width, last) = (bits + 1, nil)
    }
    forget()
    for byte in bytes {
      waiting |= Int(byte) << count
      count += 8
      while count >= width {
        let code = waiting & (1 << width - 1)
        waiting >>= width
        count -= width
        if code == clear {
          forget()
        } else if code == clear + 1 {
          return result
        } else {
          guard code < rows.count || code == rows.count && last != nil else {
            throw Problem(text: "code \(code) of \(rows.count)")
          }
          let row = code < rows.count ? rows[code] : (last ?? []) + (last ?? []).prefix(1)
          result += row
          if let last, rows.count < 4096 { rows.append(last + row.prefix(1)) }
          last = row
          if rows.count == 1 << width, width < 12 { width += 1 }
        }
      }
    }
    throw Problem(text: "no end")
  }
}
