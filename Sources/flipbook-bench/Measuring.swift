import CLibrary

/// One thing that is timed.
struct Workload {
  /// How many operations one run is; times are given for one.
  let operations: Int
  /// Makes what a run needs, untimed, and returns the run.
  let prepare: () -> () -> Void
}

/// Times by the median of several rounds in which all contestants take turns, so that a machine
/// that is slow for a while is slow for all of them.
enum Measuring {
  /// Nanoseconds for one operation of each workload.
  static func nanoseconds(of workloads: [Workload], rounds: Int = 7) -> [Double] {
    var times = workloads.map { _ in [Double]() }
    // One round more at first, which warms up and does not count.
    for round in 0...rounds {
      for turn in workloads.indices {
        let index = (turn + round) % workloads.count
        let run = workloads[index].prepare()
        let start = processorTime()
        run()
        let elapsed = processorTime() - start
        if round > 0 { times[index].append(elapsed / Double(workloads[index].operations)) }
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  // Nanoseconds that this process has had of the processor: what else the machine does is not in it.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// What a benchmark found to be wrong before it timed it.
struct WrongResult: Error, CustomStringConvertible {
  let description: String

  /// Throws unless a number is what it has to be.
  static func check(_ name: String, _ value: Double, is expected: Double) throws {
    guard abs(value - expected) <= 1e-6 else {
      throw WrongResult(description: "\(name) gives \(value), not \(expected)")
    }
  }
}
