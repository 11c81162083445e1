/// One number that an animation moves: where it starts, how far it goes, and its cell.
struct Track {
  var from: Double
  var delta: Double
  var cell: Int32
  /// A track that shows its group's share, to the last bit.
  static func framed(_ cell: Int32) -> Track { Track(from: -0.0, delta: 1, cell: cell) }
  /// A track that moves nothing.
  static let silent = Track(from: 0, delta: 0, cell: Cells.sink)

  @inline(__always) func number(at share: Double) -> Double { from + delta * share }
}

/// All tracks in a row, so that a pose reads them in sequence.
struct Tracks {
  /// Neighbours among the tracks, with room for some more.
  struct Run {
    var first = 0
    var count = 0
    fileprivate var room = 0

    var indices: Range<Int> { first..<first + count }
  }

  private(set) var row: ContiguousArray<Track> = []
  private var emptied = 0

  /// Whether most of the row is empty.
  var isSparse: Bool { emptied > 1_024 && emptied * 2 > row.count }

  subscript(index: Int, in run: Run) -> Track {
    get { row[run.first + index] }
    set { row[run.first + index] = newValue }
  }

  /// Adds a track to a run, which may move to the end of the row for it.
  mutating func append(_ track: Track, to run: inout Run) {
    let isFull = run.count == run.room
    if isFull, run.room > 0, run.first + run.room != row.count { move(&run) }
    if run.count < run.room {
      row[run.first + run.count] = track
    } else {
      if run.room == 0 { run.first = row.count }
      row.append(track)
      run.room += 1
    }
    run.count += 1
  }

  // Moves a full run to the end, where it has room for as many again.
  private mutating func move(_ run: inout Run) {
    let first = row.count
    for index in run.indices { row.append(row[index]) }
    row.append(contentsOf: repeatElement(.silent, count: run.room))
    emptied += run.room
    run = Run(first: first, count: run.count, room: run.room * 2)
  }

  mutating func remove(_ run: Run) {
    if run.first + run.room == row.count { row.removeLast(run.room) } else { emptied += run.room }
  }

  mutating func take(_ run: inout Run, from other: Tracks) {
    guard run.count > 0 else { return run = Run() }
    let first = row.count
    row.append(contentsOf: other.row[run.indices])
    run = Run(first: first, count: run.count, room: run.count)
  }
}
