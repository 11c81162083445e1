import CHeap
import CLibrary
import CReferenceKernels

/// Something that does the work of a line: the engine, the shell, a kernel in C, or a peer.
struct Contestant {
  /// The cost of one operation in a turn.
  struct Cost {
    var nanoseconds: Double
    var allocations = 0.0
    var bytes = 0.0
  }

  /// The clock that times a turn.
  enum Clock {
    /// The processor time of this process, without whatever else the machine does.
    case processor
    /// Wall-clock time, for work that waits for another program.
    case wall
  }

  let name: String
  /// Prepares a turn, untimed, and then runs it.
  let turn: () throws -> Cost
  /// The number of operations in a turn.
  let operations: Int
  /// Whether it is a separate program, which warms up by itself.
  let isProgram: Bool

  init(name: String, operations: Int, isProgram: Bool, turn: @escaping () throws -> Cost) {
    (self.name, self.operations, self.isProgram) = (name, operations, isProgram)
    self.turn = turn
  }

  /// - Parameters:
  ///   - operations: the number of operations in one run; costs are given for one operation.
  ///   - prepare: prepares a run, untimed, and returns it.
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
      // With a clock too coarse for the work, it would reach any aim.
      guard elapsed > 0 else { throw WrongResult(description: "the clock did not move") }
      let share = 1 / Double(operations)
      return Cost(
        nanoseconds: elapsed * share,
        allocations: Double(after.allocations - counted.allocations) * share,
        bytes: Double(after.bytes - counted.bytes) * share)
    }
  }
}

// A run that is called through C, where callgrind finds it by name.
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
