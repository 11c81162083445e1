internal import PropertyEngine

/// A queue of events, ordered by moment and then by creation.
struct EventQueue<Payload> {
  typealias Ticket = EventOrder.Ticket
  private var order = EventOrder()
  // Indexed by the places that the order assigns.
  private(set) var payloads: [Payload?] = []

  /// Adds an event and returns the ticket that cancels it; with the ticket of an `earlier` event,
  /// which is cancelled, it takes that one's place in the order of creation.
  mutating func schedule(
    _ payload: consuming Payload, at time: VirtualTime, inPlaceOf earlier: Ticket? = nil
  ) -> Ticket {
    let ticket = order.add(at: time, inPlaceOf: earlier)
    if let earlier { cancel(earlier) }
    if ticket.place == payloads.count {
      payloads.append(payload)
    } else {
      payloads[ticket.place] = payload
    }
    return ticket
  }

  /// Removes and returns an event; `nil` if it is removed already.
  @discardableResult mutating func cancel(_ ticket: Ticket) -> Payload? {
    order.cancel(ticket) ? payloads[ticket.place].take() : nil
  }

  /// Removes and returns all events, since releasing them may plan others.
  @discardableResult mutating func removeAll() -> [Payload?] {
    order.removeAll()
    return exchange(&payloads, with: [])
  }

  var nextTime: VirtualTime? { order.nextTime }
  var next: Payload? { order.nextPlace.flatMap { payloads[$0] } }

  /// Removes the next event if it is due by `time`.
  mutating func popNext(upTo time: VirtualTime) -> (time: VirtualTime, payload: Payload)? {
    guard let (time, place) = order.takeNext(upTo: time), let payload = payloads[place].take()
    else { return nil }
    return (time, payload)
  }
}
