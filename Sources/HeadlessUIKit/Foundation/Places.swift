// Objects in a list, by identity.
extension Array where Element: AnyObject {
  /// The place of an object; the nearer to an end, the sooner it is found.
  func place(of object: Element) -> Int? {
    var (low, high) = (0, count - 1)
    while low <= high {
      if self[low] === object { return low }
      if self[high] === object { return high }
      low += 1
      high -= 1
    }
    return nil
  }

  mutating func remove(_ object: Element) { if let place = place(of: object) { remove(at: place) } }
}

extension Sequence {
  /// The elements in the order of a key; those with equal keys keep their order.
  func sorted<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    enumerated().map { (key: key($0.element), offset: $0.offset, element: $0.element) }
      .sorted { ($0.key, $0.offset) < ($1.key, $1.offset) }.map(\.element)
  }
}
