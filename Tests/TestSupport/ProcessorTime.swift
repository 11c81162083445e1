import CLibrary

/// The processor time that code takes, whatever else the machine does.
package enum ProcessorTime {
  /// The seconds of processor time that this thread takes to run the closure.
  package static func seconds(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }

  /// The seconds of processor time that this thread has taken so far.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
