/// A list that only grows, and that its copies keep in common as far as they agree.
///
/// A copy costs nothing, however long the list is. Whoever adds what another copy has added there
/// already goes on sharing; the first to add something else takes what it has with it. Copies stay
/// on one thread.
package struct SharedList<Element: Equatable> {
  private final class Storage {
    var elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }
  }

  private var storage = Storage([])
  package private(set) var count = 0

  package init() {}

  package subscript(index: Int) -> Element {
    precondition(index < count, "nothing is there")
    return storage.elements[index]
  }

  /// Adds one at the end.
  package mutating func append(_ element: Element) {
    defer { count += 1 }
    if count == storage.elements.count {
      storage.elements.append(element)
    } else if storage.elements[count] != element {
      storage = Storage(elements + [element])
    }
  }

  /// All of them, as an array.
  package var elements: [Element] {
    count == storage.elements.count ? storage.elements : Array(storage.elements.prefix(count))
  }

  /// Those from an index on.
  package func suffix(from index: Int) -> ArraySlice<Element> { storage.elements[index..<count] }
}
