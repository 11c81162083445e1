import HeapModule

/// What a stage still has to do, ordered by moment and, at one moment, by creation.
///
/// Cancelling is cheap: a cancelled event stays in the heap and is passed over when it surfaces.
package struct EventQueue<Payload> {
  /// Names one scheduled event for cancelling it.
  package struct Ticket: Hashable, Sendable {
    // What orders events of one moment, and what tells each one apart.
    fileprivate let order: Int
    fileprivate let sequence: Int
  }

  private var heap = Heap<QueueEntry>()
  // Only looked up by key, never walked: its order shows nowhere.
  private var payloads: [Int: Payload] = [:]
  private var nextSequence = 0

  package init() {}

  /// Puts an event into the queue and returns the ticket that cancels it.
  ///
  /// With the ticket of an earlier event, which is cancelled, it takes that one's place in the
  /// order of creation: an event that is put off and back again comes when it would have come.
  package mutating func schedule(
    _ payload: Payload, at time: VirtualTime, inPlaceOf earlier: Ticket? = nil
  ) -> Ticket {
    let sequence = nextSequence
    nextSequence += 1
    payloads[sequence] = payload
    let order = earlier?.order ?? sequence
    heap.insert(QueueEntry(time: time, order: order, sequence: sequence))
    if let earlier { cancel(earlier) }
    return Ticket(order: order, sequence: sequence)
  }

  /// Takes an event out; an event that was already taken out is no error.
  package mutating func cancel(_ ticket: Ticket) {
    payloads[ticket.sequence] = nil
    dropCancelled()
  }

  /// The moment of the next event, or `nil` when nothing is scheduled.
  package var nextTime: VirtualTime? {
    heap.min?.time
  }

  /// Takes out the next event if it is due at or before `time`.
  package mutating func popNext(upTo time: VirtualTime) -> (time: VirtualTime, payload: Payload)? {
    guard let entry = heap.min, entry.time <= time else { return nil }
    heap.removeMin()
    let payload = payloads.removeValue(forKey: entry.sequence)
    dropCancelled()
    return payload.map { (entry.time, $0) }
  }

  // Keeps the invariant that the smallest entry of the heap, if any, is alive.
  private mutating func dropCancelled() {
    while let entry = heap.min, payloads[entry.sequence] == nil {
      heap.removeMin()
    }
  }
}

// Not a part of the queue, so that the heap's code is made once and not for each kind of payload.
private struct QueueEntry: Comparable {
  let time: VirtualTime
  let order: Int
  let sequence: Int

  static func < (lhs: QueueEntry, rhs: QueueEntry) -> Bool {
    (lhs.time, lhs.order, lhs.sequence) < (rhs.time, rhs.order, rhs.sequence)
  }
}
