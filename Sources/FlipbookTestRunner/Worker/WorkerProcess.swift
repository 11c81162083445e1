import CEditline

final class WorkerProcess {
  enum Exit: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  /// Its messages, and the output of it and the system on stderr.
  let results: Int32
  let errors: Int32
  private let jobs: Int32
  private let process: pid_t
  private var frames = FrameBuffer()
  private var errorOutput: [UInt8] = []

  // A crash gives its reason in a line or two.
  private static let mostErrorOutput = 2000

  init?(_ share: WorkerShare, _ options: TestOptions) {
    guard let jobs = Descriptor.pipe(), let results = Descriptor.pipe(),
      let errors = Descriptor.pipe()
    else { return nil }
    let streams = [jobs.read, results.write, errors.write]
    process = Self.start(share, options, streams)
    streams.forEach { close($0) }
    (self.jobs, self.results, self.errors) = (jobs.write, results.read, errors.read)
    guard process > 0 else {
      for end in [self.jobs, self.results, self.errors] { close(end) }
      return nil
    }
  }

  func run(_ file: TestedFile) {
    errorOutput = []
    // A dead worker is noticed at the end of its messages; it must not end this process.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    _ = Descriptor.write(FrameBuffer.frame(file.bytes), to: jobs)
  }

  /// Takes the messages that have come; nil at their end.
  func takeMessages() -> [WorkerMessage]? {
    let bytes = Descriptor.read(results) ?? []
    guard !bytes.isEmpty else { return nil }
    frames.append(bytes)
    var messages: [WorkerMessage] = []
    while let frame = frames.next() {
      // Nonsense comes from a process that is out of control.
      guard let message = WorkerMessage(frame) else { return nil }
      messages.append(message)
    }
    return messages
  }

  /// Takes its output on stderr; false at the end.
  func listen() -> Bool {
    let bytes = Descriptor.read(errors) ?? []
    errorOutput += bytes.prefix(max(0, Self.mostErrorOutput - errorOutput.count))
    return !bytes.isEmpty
  }

  /// Ends it if necessary; returns how it ended and its last words.
  func collect() -> (exit: Exit, errorOutput: String) {
    close(jobs)
    kill(process, SIGKILL)
    while listen() {}
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    close(results)
    close(errors)
    let signal = status & 0x7F
    return (
      signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal),
      String(decoding: errorOutput, as: UTF8.self)
    )
  }

  // MARK: Starting

  // The streams become the worker's stdin, stdout and stderr; below 0 if the system refuses.
  private static func start(
    _ share: WorkerShare, _ options: TestOptions, _ streams: [Int32]
  ) -> pid_t {
    switch options.workers {
    #if os(Linux)
      case .copy: copy(streams) { options.work(share) }
    #endif
    case .program: begin(share.words, streams)
    }
  }

  #if os(Linux)
    // The copy goes on as the worker, and leaves without this process's exit handlers.
    private static func copy(_ streams: [Int32], _ work: () -> Void) -> pid_t {
      let process = ce_fork(streams[0], streams[1], streams[2])
      guard process == 0 else { return process }
      work()
      _exit(0)
    }
  #endif

  private static func begin(_ words: [String], _ streams: [Int32]) -> pid_t {
    let words = (CommandLine.arguments.prefix(1) + words).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    return ce_start(words, streams[0], streams[1], streams[2])
  }
}
