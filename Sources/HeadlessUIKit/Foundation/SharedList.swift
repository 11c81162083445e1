/// A list that only grows, and that copies share as far as they agree.
///
/// Copying is free. A copy that appends what another has appended there goes on sharing; the first
/// to append something else takes its elements with it. Copies stay on one thread.
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

  package mutating func append(_ element: consuming Element) {
    defer { count += 1 }
    if count == storage.elements.count {
      storage.elements.append(element)
    } else if storage.elements[count] != element {
      storage = Storage(elements + [element])
    }
  }

  package var elements: [Element] {
    count == storage.elements.count ? storage.elements : Array(storage.elements.prefix(count))
  }

  package func suffix(from index: Int) -> ArraySlice<Element> { storage.elements[index..<count] }
}
