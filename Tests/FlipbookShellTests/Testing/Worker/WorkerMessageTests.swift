import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTestRunner
@testable import SessionFiles

@Suite struct WorkerMessageTests {
  private static let statuses: [EntryResult.Status] = [
    .passed, .output, .failedUnexpectedly, .shouldHaveFailed, .ended, .skipped, .notRun,
  ]

  private static let messages: [WorkerMessage] =
    statuses.map {
      .ended(
        EntryResult(
          line: 7, entry: "a\nb", status: $0, reason: "why\nand how", output: "é\0🙂", diff: "-x"),
        moment: 0.1, seconds: 0.25)
    } + [
      .problem("", line: 3, .unreadable), .problem("a", line: 1, .mismatched), .planned([]),
      .finished(nil), .finished(FileUpdate(text: "x\n")),
      .planned(statuses.map { EntryResult(line: 1, entry: "", status: $0) }),
      .finished(FileUpdate(text: "", changedLines: 3, lostWildcards: [1, 500])),
      .finished(
        FileUpdate(
          text: "", unsettled: [EntryResult(line: 2, entry: "a", status: .output)], openLines: [7])),
    ]

  @Test(arguments: messages) func `is read as it was sent`(message: WorkerMessage) {
    #expect(WorkerMessage(message.bytes[...]) == message)
  }

  @Test(arguments: messages) func `is nothing when cut short`(message: WorkerMessage) {
    for count in 0..<message.bytes.count {
      #expect(WorkerMessage(message.bytes[..<count]) != message)
    }
  }

  @Test func `random bytes are no message, and do no harm`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var bytes = Self.messages.randomElement(using: &generator)?.bytes ?? []
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
      let read = WorkerMessage(bytes[...])
      #expect(read == nil || read?.bytes.isEmpty == false)
    }
  }

  @Test(arguments: [1, 3, 8, 1000]) func `frames come out whole however they arrive`(size: Int) {
    var stream = Self.messages.flatMap { FrameBuffer.frame($0.bytes) }[...]
    var buffer = FrameBuffer()
    var received: [WorkerMessage?] = []
    while !stream.isEmpty {
      buffer.append(stream.prefix(size))
      stream = stream.dropFirst(size)
      while let frame = buffer.next() { received.append(WorkerMessage(frame)) }
    }
    #expect(received == Self.messages)
  }
}
