import AnimationEngine
import Testing

@Suite struct `a queue of events` {
  private func drained(_ queue: inout EventQueue<String>) -> [String] {
    var result: [String] = []
    while let (_, payload) = queue.popNext(upTo: VirtualTime(ticks: 100)) { result.append(payload) }
    return result
  }

  @Test func `goes by time, then by creation`() {
    var queue = EventQueue<String>()
    for (payload, time) in [("c", 2), ("a", 1), ("d", 2), ("b", 1)] {
      _ = queue.schedule(payload, at: VirtualTime(ticks: Int64(time)))
    }
    #expect(drained(&queue) == ["a", "b", "c", "d"])
  }

  @Test func `keeps the place of an event that is put off and back`() {
    var queue = EventQueue<String>()
    let first = queue.schedule("first", at: VirtualTime(ticks: 5))
    _ = queue.schedule("second", at: VirtualTime(ticks: 5))
    let later = queue.schedule("put off", at: VirtualTime(ticks: 9), inPlaceOf: first)
    var copy = queue
    #expect(drained(&copy) == ["second", "put off"])
    _ = queue.schedule("back", at: VirtualTime(ticks: 5), inPlaceOf: later)
    #expect(drained(&queue) == ["back", "second"])
  }

  @Test func `passes over what was cancelled`() {
    var queue = EventQueue<String>()
    let first = queue.schedule("first", at: VirtualTime(ticks: 1))
    _ = queue.schedule("second", at: VirtualTime(ticks: 2))
    queue.cancel(first)
    queue.cancel(first)
    #expect(queue.nextTime == VirtualTime(ticks: 2))
    #expect(drained(&queue) == ["second"])
  }
}
