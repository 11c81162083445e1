internal import PropertyEngine

/// What is still to be done, ordered by moment and, at one moment, by creation.
struct EventQueue<Payload> {
  typealias Ticket = EventOrder.Ticket
  private var order = EventOrder()
  // By the places that the order gives.
  private var payloads: [Payload?] = []

  /// Puts an event into the queue and returns the ticket that cancels it.
  ///
  /// With the ticket of an earlier event, which is cancelled, it takes that one's place in the
  /// order of creation.
  mutating func schedule(
    _ payload: Payload, at time: VirtualTime, inPlaceOf earlier: Ticket? = nil
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

  /// Takes an event out and returns it; an event that was already taken out is no error.
  @discardableResult mutating func cancel(_ ticket: Ticket) -> Payload? {
    order.cancel(ticket) ? payloads[ticket.place].take() : nil
  }

  /// Takes all events out and returns them, as what they let go of may plan others.
  @discardableResult mutating func removeAll() -> [Payload?] {
    order.removeAll()
    defer { payloads = [] }
    return payloads
  }

  /// The moment of the next event, or `nil` when nothing is scheduled.
  var nextTime: VirtualTime? { order.nextTime }

  /// Takes out the next event if it is due at or before `time`.
  mutating func popNext(upTo time: VirtualTime) -> (time: VirtualTime, payload: Payload)? {
    guard let (time, place) = order.takeNext(upTo: time), let payload = payloads[place].take()
    else { return nil }
    return (time, payload)
  }
}
