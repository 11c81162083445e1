import CLibrary

/// The resources that processes have used, as the system counts them.
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

  /// Seconds of processor time.
  var seconds: Double {
    [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  /// The peak memory of the largest process, in bytes.
  var peakBytes: Double {
    #if canImport(Darwin)
      Double(usage.ru_maxrss)
    #else
      Double(usage.ru_maxrss) * 1024
    #endif
  }
}
