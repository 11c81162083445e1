internal import HeapModule

/// When events come, by moment and, at one moment, by creation, and the places where whoever plans
/// them keeps what they are.
///
/// Cancelling is cheap: a cancelled event stays in the heap and is passed over when it surfaces.
package struct EventOrder {
  package struct Ticket: Hashable, Sendable {
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

  /// Adds an event, at a free place or the next after all there were; with the ticket of an earlier
  /// event, which stays, it comes when that one would have come.
  package mutating func add(at time: VirtualTime, inPlaceOf earlier: Ticket? = nil) -> Ticket {
    let sequence = nextSequence
    nextSequence += 1
    let place = free.popLast() ?? sequences.count
    if place == sequences.count { sequences.append(sequence) } else { sequences[place] = sequence }
    let ticket = Ticket(place: place, order: earlier?.order ?? sequence, sequence: sequence)
    heap.insert(QueueEntry(time: time, ticket: ticket))
    return ticket
  }

  /// Takes an event out and returns whether it was there: one that was taken out is no error.
  package mutating func cancel(_ ticket: Ticket) -> Bool {
    guard ticket.place < sequences.count, sequences[ticket.place] == ticket.sequence else {
      return false
    }
    giveUp(ticket.place)
    dropCancelled()
    return true
  }

  /// Takes all events out; their tickets stand for no others that come.
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
