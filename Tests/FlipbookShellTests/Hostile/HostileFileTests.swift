import TestSupport
import Testing

/// Malicious files are replayed, entered and tested: each run ends by itself, with little memory,
/// and writes only below the folder in which it was started.
///
/// The system limits the time and memory of the processes, and kills one that exceeds them.
@Suite struct HostileFileTests {
  // The worst file takes two seconds of an idle processor; a debug build takes some ten times as
  // long.
  #if DEBUG
    private static let seconds = 40
  #else
    private static let seconds = 10
  #endif
  private static let kilobytes = 500_000

  @Test(
    arguments: HostileFiles.all,
    [
      "\"$0\" --keep-going evil.md", "\"$0\" -c 'replay evil.md'",
      "\"$0\" test evil.md",
    ]
  )
  func `are survived, and write nothing outside`(file: HostileFiles.File, way: String) throws {
    let flipbook = Flipbook()
    let folder = flipbook.folder
    folder.write("```flipbook\nflip> view secret\n```\n", to: "secret.md")
    folder.write("```flipbook\nflip> view secret\n```\n", to: "outside/secret.md")
    folder.write(bytes: file.bytes(), to: "work/evil.md")
    folder.write("```flipbook\nflip> stage.now\n```\n", to: "work/next.md")
    for step in 0..<30 {
      let next = "flip> replay ladder\(step + 1).md\n"
      folder.write("```flipbook\n\(next)\(next)```\n", to: "work/ladder\(step).md")
    }
    folder.write("", to: "work/below/empty")
    _ = try flipbook.shell(
      "ln -s ../outside work/link; ln -s ../outside/x.md work/last.md; mkfifo work/pipe.md")
    let around = "ls -lAR . --ignore=work 2>/dev/null || ls -A . outside"
    let before = try flipbook.shell(around).output
    let run = try flipbook.shell(
      "cd work; ulimit -t \(Self.seconds); ulimit -v \(Self.kilobytes) 2>/dev/null; \(way)",
      environment: ["TMPDIR": folder.file("work")])
    let codes: Set<Int32> = [0, 1, 2]
    #expect(codes.contains(run.code), "\(run.status) \(run.errors.prefix(300))")
    #expect(try flipbook.shell(around).output == before)
    #expect(!run.output.contains("flip> view secret"))
    #expect(!AwkwardText.isLeft(in: run.output) && !AwkwardText.isLeft(in: run.errors))
  }

  @Test func `are enough`() {
    #expect(HostileFiles.all.count >= 30)
    #expect(Set(HostileFiles.all.map(\.name)).count == HostileFiles.all.count)
  }
}
