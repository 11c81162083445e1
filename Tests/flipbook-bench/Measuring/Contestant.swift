import CHeap
import CLibrary
import CReferenceKernels

/// Something that does the work of a line: the engine, the shell, a kernel in C, or a peer.
struct Contestant {
  /// What one turn cost, for one operation.
  struct Cost {
    var nanoseconds: Double
    var allocations = 0.0
    var bytes = 0.0
  }

  /// Whose time counts.
  enum Clock {
    /// This process's: what else the machine does is not in it.
    case processor
    /// Everybody's, for what waits for another program.
    case wall
  }

  let name: String
  /// Makes what a turn needs, untimed, and then does it.
  let turn: () throws -> Cost
  /// How many operations a turn is.
  let operations: Int
  /// Whether it is a program of its own, which has warmed up by itself.
  let isProgram: Bool

  init(name: String, operations: Int, isProgram: Bool, turn: @escaping () throws -> Cost) {
    (self.name, self.operations, self.isProgram) = (name, operations, isProgram)
    self.turn = turn
  }

  /// - Parameters:
  ///   - operations: how many operations one run is; costs are given for one.
  ///   - prepare: makes what a run needs, untimed, and returns the run.
  init(
    _ name: String, operations: Int = 1, clock: Clock = .processor,
    prepare: @escaping () throws -> () throws -> Void
  ) {
    self.init(name: name, operations: operations, isProgram: false) {
      let work = Work(try prepare())
      let (counted, start) = (heap_count(), clock.now)
      work.run()
      let (elapsed, after) = (clock.now - start, heap_count())
      if let error = work.error { throw error }
      // A clock too coarse for the work would let it reach any aim.
      guard elapsed > 0 else { throw WrongResult(description: "the clock did not move") }
      let share = 1 / Double(operations)
      return Cost(
        nanoseconds: elapsed * share,
        allocations: Double(after.allocations - counted.allocations) * share,
        bytes: Double(after.bytes - counted.bytes) * share)
    }
  }
}

// A run on its way through C, where callgrind finds it by name.
private final class Work {
  private let body: () throws -> Void
  private(set) var error: (any Error)?

  init(_ body: @escaping () throws -> Void) {
    self.body = body
  }

  func run() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    reference_measure(
      { context in
        guard let context else { return }
        let work = Unmanaged<Work>.fromOpaque(context).takeUnretainedValue()
        do { try work.body() } catch { work.error = error }
      }, context)
  }
}

extension Contestant.Clock {
  /// Nanoseconds.
  fileprivate var now: Double {
    var time = timespec()
    clock_gettime(self == .processor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
