internal import HeapModule

/// The order of events, by moment and then by creation, and the places where their planner keeps
/// them.
///
/// Cancelling is cheap: a cancelled event stays in the heap and is passed over when it surfaces.
package struct EventOrder {
  package struct Ticket: Hashable, Sendable {
    package let place: Int
    // The order among events of one moment, and the event's own number.
    fileprivate let order: Int
    fileprivate let sequence: Int
  }

  private var heap = Heap<QueueEntry>()
  // The number of the event at each place; `nobody` where the place is free.
  private var sequences: [Int] = []
  private var free: [Int] = []
  private var nextSequence = 0
  private static let nobody = -1

  package init() {}

  /// Adds an event, at a free place or a new one; with the ticket of an earlier event, which stays,
  /// it takes that event's turn among those of one moment.
  package mutating func add(at time: VirtualTime, inPlaceOf earlier: Ticket? = nil) -> Ticket {
    let sequence = nextSequence
    nextSequence += 1
    let place = free.popLast() ?? sequences.count
    if place == sequences.count { sequences.append(sequence) } else { sequences[place] = sequence }
    let ticket = Ticket(place: place, order: earlier?.order ?? sequence, sequence: sequence)
    heap.insert(QueueEntry(time: time, ticket: ticket))
    return ticket
  }

  /// Cancels an event, and returns whether it was still there.
  package mutating func cancel(_ ticket: Ticket) -> Bool {
    guard ticket.place < sequences.count, sequences[ticket.place] == ticket.sequence else {
      return false
    }
    giveUp(ticket.place)
    dropCancelled()
    return true
  }

  /// Removes all events; their tickets match no later events.
  package mutating func removeAll() {
    heap = Heap()
    (sequences, free) = ([], [])
  }

  package var nextTime: VirtualTime? { heap.min?.time }
  package var nextPlace: Int? { heap.min?.ticket.place }

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
