internal import HeapModule

/// What a stage still has to do, ordered by moment and, at one moment, by creation.
///
/// Cancelling is cheap: a cancelled event stays in the heap and is passed over when it surfaces.
package struct EventQueue<Payload> {
  package typealias Ticket = EventOrder.Ticket

  // The order is kept apart, so that its code is made once and not for each kind of payload.
  @usableFromInline package var order = EventOrder()
  // By the places that the order gives.
  @usableFromInline package var payloads: [Payload?] = []

  @inlinable package init() {}

  /// Puts an event into the queue and returns the ticket that cancels it.
  ///
  /// With the ticket of an earlier event, which is cancelled, it takes that one's place in the
  /// order of creation: an event that is put off and back again comes when it would have come.
  @inlinable
  package mutating func schedule(
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

  /// Takes an event out; an event that was already taken out is no error.
  @inlinable
  package mutating func cancel(_ ticket: Ticket) {
    if order.cancel(ticket) { payloads[ticket.place] = nil }
  }

  /// The moment of the next event, or `nil` when nothing is scheduled.
  @inlinable package var nextTime: VirtualTime? { order.nextTime }

  /// Takes out the next event if it is due at or before `time`.
  @inlinable
  package mutating func popNext(upTo time: VirtualTime) -> (time: VirtualTime, payload: Payload)? {
    guard let (time, place) = order.takeNext(upTo: time) else { return nil }
    let payload = payloads[place].take()
    return payload.map { (time, $0) }
  }
}

/// When events come, and at which places their payloads are.
package struct EventOrder {
  /// Names one scheduled event for cancelling it.
  package struct Ticket: Hashable, Sendable {
    /// Where its payload is.
    package let place: Int
    // What orders events of one moment, and what tells each one apart.
    fileprivate let order: Int
    fileprivate let sequence: Int
  }

  private var heap = Heap<QueueEntry>()
  // The event at each place; nobody's where it is free.
  private var sequences: [Int] = []
  private var free: [Int] = []
  private var nextSequence = 0

  private static let nobody = -1

  package init() {}

  /// Adds an event and gives it a place.
  package mutating func add(at time: VirtualTime, inPlaceOf earlier: Ticket?) -> Ticket {
    let sequence = nextSequence
    nextSequence += 1
    let place = free.popLast() ?? sequences.count
    if place == sequences.count { sequences.append(sequence) } else { sequences[place] = sequence }
    let ticket = Ticket(place: place, order: earlier?.order ?? sequence, sequence: sequence)
    heap.insert(QueueEntry(time: time, ticket: ticket))
    return ticket
  }

  /// Takes an event out; returns whether it was there.
  package mutating func cancel(_ ticket: Ticket) -> Bool {
    guard sequences[ticket.place] == ticket.sequence else { return false }
    giveUp(ticket.place)
    dropCancelled()
    return true
  }

  /// The moment of the next event, or `nil` when nothing is scheduled.
  package var nextTime: VirtualTime? { heap.min?.time }

  /// Takes out the next event if it is due at or before `time`.
  package mutating func takeNext(upTo time: VirtualTime) -> (time: VirtualTime, place: Int)? {
    guard let entry = heap.min, entry.time <= time else { return nil }
    heap.removeMin()
    giveUp(entry.ticket.place)
    dropCancelled()
    return (entry.time, entry.ticket.place)
  }

  private mutating func giveUp(_ place: Int) {
    sequences[place] = Self.nobody
    free.append(place)
  }

  // Keeps the invariant that the smallest entry of the heap, if any, is alive.
  private mutating func dropCancelled() {
    while let entry = heap.min, sequences[entry.ticket.place] != entry.ticket.sequence {
      heap.removeMin()
    }
  }
}

private struct QueueEntry: Comparable {
  let time: VirtualTime
  let ticket: EventOrder.Ticket

  static func < (lhs: QueueEntry, rhs: QueueEntry) -> Bool {
    if lhs.time != rhs.time { return lhs.time < rhs.time }
    if lhs.ticket.order != rhs.ticket.order { return lhs.ticket.order < rhs.ticket.order }
    return lhs.ticket.sequence < rhs.ticket.sequence
  }
}
