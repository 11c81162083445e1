import CEditline
import CLibrary
import FlipbookTerminal

/// A worker as the process sees it that started it.
final class WorkerProcess {
  /// How a process ended.
  enum Exit: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  /// Where its messages come from, and what it and the system say about it on stderr.
  let results: Int32
  let errors: Int32
  private let jobs: Int32
  private let process: pid_t
  private var frames = FrameBuffer()
  private var said: [UInt8] = []

  // A crash says its reason in a line or two.
  private static let mostSaid = 2000

  /// Starts a worker; nil when the system does not let it.
  init?(_ arguments: WorkerArguments) {
    guard let jobs = PipeEnd.pair(), let results = PipeEnd.pair(), let errors = PipeEnd.pair()
    else { return nil }
    let streams = [jobs.read, results.write, errors.write]
    let process = Self.start(arguments, streams)
    streams.forEach { close($0) }
    (self.jobs, self.results, self.errors) = (jobs.write, results.read, errors.read)
    self.process = process ?? 0
    guard process != nil else {
      closeAll()
      return nil
    }
  }

  /// Hands it a file.
  func run(_ file: TestedFile) {
    said = []
    // One that has died is noticed where its messages end, and is no reason to die as well.
    let before = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, before) }
    _ = Descriptor.write(FrameBuffer.frame(file.bytes), to: jobs)
  }

  /// Takes the messages that have come; nil when there will be none any more.
  func takeMessages() -> [WorkerMessage]? {
    let bytes = PipeEnd.read(results)
    guard !bytes.isEmpty else { return nil }
    frames.append(bytes)
    var messages: [WorkerMessage] = []
    while let frame = frames.next() {
      // A message that makes no sense comes from a process that has lost its way.
      guard let message = WorkerMessage(frame) else { return nil }
      messages.append(message)
    }
    return messages
  }

  /// Takes what it has said on stderr; false when it will not say any more.
  func listen() -> Bool {
    let bytes = PipeEnd.read(errors)
    said += bytes.prefix(max(0, Self.mostSaid - said.count))
    return !bytes.isEmpty
  }

  /// Ends it if need be, and tells how it ended and its last words.
  func collect() -> (exit: Exit, said: String) {
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
      String(decoding: said, as: UTF8.self)
    )
  }

  private func closeAll() {
    for end in [jobs, results, errors] { close(end) }
  }

  // MARK: Starting

  // The streams are the worker's stdin, stdout and stderr.
  private static func start(_ arguments: WorkerArguments, _ streams: [Int32]) -> pid_t? {
    let process =
      switch arguments.start {
      #if os(Linux)
        case .copy: copy(arguments, streams)
      #endif
      case .program: begin(arguments.words, streams)
      }
    return process > 0 ? process : nil
  }

  #if os(Linux)
    // A copy of this process goes on as the worker. It leaves without what is done at the end of
    // this one.
    private static func copy(_ arguments: WorkerArguments, _ streams: [Int32]) -> pid_t {
      let process = ce_fork(streams[0], streams[1], streams[2])
      guard process == 0 else { return process }
      arguments.work()
      _exit(0)
    }
  #endif

  private static func begin(_ arguments: [String], _ streams: [Int32]) -> pid_t {
    // The pointers are freed below; the last one ends the list.
    let words = (CommandLine.arguments.prefix(1) + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    return ce_start(words, streams[0], streams[1], streams[2])
  }
}
