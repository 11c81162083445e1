import CLibrary

/// What the system says that processes have used.
struct Resources {
  private let usage: rusage

  /// The resources of all programs that this process has started and that have ended.
  static var ofChildren: Resources {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
      getrusage(Int32(RUSAGE_CHILDREN), &usage)
    #endif
    return Resources(usage: usage)
  }

  /// Seconds of processors.
  var seconds: Double {
    [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  /// The most that one of them had in memory.
  var peakBytes: Double {
    #if canImport(Darwin)
      Double(usage.ru_maxrss)
    #else
      Double(usage.ru_maxrss) * 1024
    #endif
  }
}
