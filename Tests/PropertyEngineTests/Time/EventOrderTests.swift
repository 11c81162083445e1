import PropertyEngine
import Testing

@Suite struct `an order of events` {
  /// The order, with a name at each place.
  private struct Names {
    private(set) var order = EventOrder()
    private var names: [Int: String] = [:]

    mutating func schedule(
      _ name: String, at ticks: Int64, inPlaceOf earlier: EventOrder.Ticket? = nil
    ) -> EventOrder.Ticket {
      let ticket = order.add(at: VirtualTime(ticks: ticks), inPlaceOf: earlier)
      if let earlier { cancel(earlier) }
      #expect(names[ticket.place] == nil, "the place of \(name)")
      names[ticket.place] = name
      return ticket
    }

    mutating func cancel(_ ticket: EventOrder.Ticket) {
      if order.cancel(ticket) { names[ticket.place] = nil }
    }

    mutating func drain() -> [String] {
      var result: [String] = []
      while let (_, place) = order.takeNext(upTo: VirtualTime(ticks: 100)) {
        result.append(names.removeValue(forKey: place) ?? "nobody")
      }
      return result
    }
  }

  @Test func `goes by time, then by creation`() {
    var queue = Names()
    for (payload, time) in [("c", 2), ("a", 1), ("d", 2), ("b", 1)] {
      _ = queue.schedule(payload, at: Int64(time))
    }
    #expect(queue.drain() == ["a", "b", "c", "d"])
  }

  @Test func `keeps the place of an event that is put off and back`() {
    var queue = Names()
    let first = queue.schedule("first", at: 5)
    _ = queue.schedule("second", at: 5)
    let later = queue.schedule("put off", at: 9, inPlaceOf: first)
    var copy = queue
    #expect(copy.drain() == ["second", "put off"])
    _ = queue.schedule("back", at: 5, inPlaceOf: later)
    #expect(queue.drain() == ["back", "second"])
  }

  @Test func `passes over what was cancelled`() {
    var queue = Names()
    let first = queue.schedule("first", at: 1)
    _ = queue.schedule("second", at: 2)
    queue.cancel(first)
    queue.cancel(first)
    #expect(queue.order.nextTime == VirtualTime(ticks: 2))
    #expect(queue.drain() == ["second"])
  }

  @Test func `gives places again, and no old ticket takes what has them now`() {
    var queue = Names()
    let first = queue.schedule("first", at: 1)
    #expect(queue.drain() == ["first"])
    let second = queue.schedule("second", at: 1)
    #expect(second.place == first.place)
    queue.cancel(first)
    #expect(queue.drain() == ["second"])
  }

  @Test func `forgets all at once, and no old ticket takes what comes after`() {
    var order = EventOrder()
    let old = order.add(at: .zero)
    let other = order.add(at: .zero)
    order.removeAll()
    #expect(order.nextTime == nil)
    let new = order.add(at: .zero)
    #expect(new.place == old.place)
    #expect(!order.cancel(old) && !order.cancel(other) && order.cancel(new))
  }
}
