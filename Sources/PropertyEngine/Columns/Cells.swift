/// The moving numbers, one cell each: their base values and their shown values.
///
/// Raw storage, so that the inner loop of a pose touches only numbers. Cells are handed out in runs
/// of neighbours; nobody reads the sink.
struct Cells: ~Copyable {
  static let sink: Int32 = 0
  private(set) var base: UnsafeMutablePointer<Double>
  private(set) var shown: UnsafeMutablePointer<Double>
  private(set) var count = 1
  private var capacity = 16
  private var free: [[Int32]] = Array(repeating: [], count: 9)

  init() {
    base = .allocate(capacity: capacity)
    shown = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
    shown.initialize(repeating: 0, count: capacity)
  }

  deinit {
    base.deallocate()
    shown.deallocate()
  }

  /// Hands out `width` neighbouring cells, 1…8.
  mutating func take(width: Int) -> Int32 {
    if let reused = free[width].popLast() { return reused }
    if count + width > capacity { grow(toHold: count + width) }
    defer { count += width }
    return Int32(count)
  }

  func showBase() {
    // The processor copies more than two kilobytes with an instruction that takes microseconds to
    // start. Parts of one kilobyte are quicker while the numbers fit into its cache.
    let part = count < 1 << 16 ? 128 : count
    var first = 0
    while first < count {
      (shown + first).update(from: base + first, count: min(part, count - first))
      first += part
    }
  }

  mutating func give(_ first: Int32, width: Int) {
    for cell in Int(first)..<Int(first) + width { base[cell] = 0 }
    free[width].append(first)
  }

  private mutating func grow(toHold needed: Int) {
    let larger = max(capacity * 2, needed)
    base = Self.moved(base, count: capacity, to: larger)
    shown = Self.moved(shown, count: capacity, to: larger)
    capacity = larger
  }

  private static func moved(
    _ old: UnsafeMutablePointer<Double>, count: Int, to capacity: Int
  ) -> UnsafeMutablePointer<Double> {
    let new = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    new.moveInitialize(from: old, count: count)
    (new + count).initialize(repeating: 0, count: capacity - count)
    old.deallocate()
    return new
  }
}
