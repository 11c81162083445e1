import Foundation
import TestSupport
import Testing

/// The output of `--format json`: an object for each entry.
@Suite struct JSONReporterTests {
  @Test func `reports line, command, status, output and virtual time`() throws {
    let flipbook = Flipbook()
    let text = """
      ```flipbook
      flip> view "a\\"b"
      flip> step 0.5s
      time 0.500s  frame 30
      flip> let x = (
       ...> 1, 2)
      unexpected
      flip> nonsense
      error: [..]
      ...
      ```

      ```flipbook skip
      flip> a
      ```

      ```flipbook error
      flip> view é
      ```

      """
    try flipbook.write(["a.md": text, "b.md": Sample.busy, "c.md": Sample.half])
    let run = try flipbook.run(["test", ".", "--format", "json", "--max-steps", "20"])
    let objects = try run.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let brief = objects.map { object in
      ["file", "line", "status", "time"].map { object[$0].map { "\($0)" } ?? "-" }
        .joined(separator: " ")
    }
    #expect(
      brief == [
        "./a.md 2 passed 0", "./a.md 3 passed 0.5", "./a.md 5 output 0.5", "./a.md 8 failed 0.5",
        "./a.md 14 skipped -", "./a.md 18 succeeded 0.5", "./b.md 2 passed 0",
        "./b.md 3 passed 0", "./b.md 4 ended 10", "./b.md 6 not run -", "./c.md - unreadable -",
      ])
    #expect(objects[0]["command"] as? String == #"view "a\"b""#)
    #expect(objects[1]["output"] as? String == "time 0.500s  frame 30")
    #expect(objects[2]["command"] as? String == "let x = (\n1, 2)")
    #expect(
      objects[2]["message"] as? String
        == "--- expected\n+++ actual\n@@ -7,1 +6,0 @@\n-unexpected")
    #expect((objects[3]["message"] as? String)?.hasPrefix("the command failed, but") == true)
    #expect(objects[0]["message"] == nil)
    #expect(run.code == 3)
  }
}
