// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
public import DequeModule

/// A list that mostly has one element, and stores its first element inline.
///
/// Public, since other modules can specialize only public types.
public struct Few<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral
{
  @usableFromInline var head: Element?
  // The elements after the head.
  @usableFromInline var rest: Deque<Element> = []

  @inlinable public init() {}

  @inlinable public init(arrayLiteral elements: Element...) {
    for element in elements { append(element) }
  }

  @inlinable public var startIndex: Int { 0 }
  // A comparison would copy the first element.
  @inlinable public var endIndex: Int { if case nil = head { 0 } else { rest.count + 1 } }

  // Has one `yield`: an accessor with two is not inlined.
  @inlinable public subscript(index: Int) -> Element {
    @inline(__always) get { index == 0 ? head! : rest[index - 1] }
    @inline(__always) _modify {
      exchange(index)
      defer { exchange(index) }
      yield &head!
    }
  }

  /// Calls a function with an element, without copying the element.
  @inlinable @inline(__always) public func read<Answer>(
    _ index: Int, _ ask: (Element) -> Answer
  ) -> Answer { index == 0 ? ask(head!) : ask(rest[index - 1]) }

  /// Whether a condition holds for one of the elements, without copying them.
  @inlinable @inline(__always) public func contains(where holds: (Element) -> Bool) -> Bool {
    for index in 0..<endIndex where read(index, holds) { return true }
    return false
  }

  /// The sum of all elements, without copying them.
  @inlinable @inline(__always) public func reduce<Sum>(
    _ start: Sum, _ add: (Sum, Element) -> Sum
  ) -> Sum {
    var sum = start
    for index in 0..<endIndex { sum = read(index) { add(sum, $0) } }
    return sum
  }

  // Exchanges the first element with another one.
  @inlinable mutating func exchange(_ index: Int) {
    guard index > 0, let first = head else { return }
    (head, rest[index - 1]) = (rest[index - 1], first)
  }

  @inlinable public mutating func append(_ element: consuming Element) {
    if head == nil { head = element } else { rest.append(element) }
  }

  @inlinable public mutating func replaceSubrange(
    _ range: Range<Int>, with new: some Collection<Element>
  ) {
    if rest.isEmpty, range.lowerBound == 0, new.count + endIndex - range.count < 2 {
      // At most one element, before and after.
      if let first = new.first { head = first } else if !range.isEmpty { head = nil }
      return
    }
    guard range.lowerBound == 0 else {
      return rest.replaceSubrange(range.lowerBound - 1..<range.upperBound - 1, with: new)
    }
    if range.count > 1 { rest.removeFirst(range.count - 1) }
    if range.isEmpty, let head { rest.prepend(head) }
    rest.insert(contentsOf: new, at: 0)
    head = rest.popFirst()
  }
}
