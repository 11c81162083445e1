import Foundation
import TestSupport
import Testing

extension TerminalTests {
  /// Pictures in pixels, on terminals that answer as real ones do.
  @Suite struct Pixels {
    private func shell(_ peer: PixelPeer, late: Bool = false) throws -> ShellOnTerminal {
      let shell = try ShellOnTerminal()
      (shell.terminal.answers, shell.terminal.answersLate) = (peer.answers, late)
      try shell.waitForPrompt()
      return shell
    }

    private func sent(_ shell: ShellOnTerminal) -> String {
      String(decoding: shell.terminal.output, as: UTF8.self)
    }

    @Test(arguments: PixelPeer.allCases) func `are drawn as the terminal takes them`(
      _ peer: PixelPeer
    ) throws {
      let shell = try shell(peer)
      try shell.enter("view box frame: (20, 30, 100, 60) backgroundColor: systemBlue")
      try shell.enter("draw fit")
      #expect(shell.lines.contains { $0.hasPrefix("0s   x 20 to 120") })
      let output = sent(shell)
      for other in PixelPeer.allCases {
        guard let start = other.start else { continue }
        #expect(output.contains(start) == (start == peer.start), "\(other)")
      }
      // Without pixels its characters are shown, and no part of an answer ever is.
      #expect(
        shell.lines.contains { $0.contains("box") && !$0.contains("view") } == (peer.start == nil))
      #expect(!shell.lines.contains { $0.contains("62") || $0.contains("tmux 3") })
      // The recording has text, not pixels.
      try shell.enter("save -")
      #expect(shell.screen.lines.contains { $0.contains("│") && $0.contains("box") })
    }

    @Test func `have the shape of what they show`() throws {
      let shell = try shell(.kitty)
      try shell.enter("view box frame: (20, 30, 100, 60) backgroundColor: systemBlue")
      try shell.enter("draw fit size: 40x10")
      let output = sent(shell)
      let start = try #require(output.range(of: "a=T,f=100,q=2,C=1,m="))
      let data = output[start.upperBound...].dropFirst(2).prefix { $0 != "\u{1B}" }
      let bytes = [UInt8](try #require(Data(base64Encoded: String(data))))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // 120 by 80 points with their margin.
      let (width, height) = (
        Int(bytes[18]) << 8 | Int(bytes[19]), Int(bytes[22]) << 8 | Int(bytes[23])
      )
      #expect(width * 80 == height * 120 || abs(Double(width) / Double(height) - 1.5) < 0.02)
      #expect(width <= 400 && height <= 200)
    }

    @Test func `say nothing of names that only characters have no room for`() throws {
      for peer in [PixelPeer.kitty, .none] {
        let shell = try shell(peer)
        try shell.enter("view box frame: (20, 30, 100, 60)")
        try shell.enter("view averylongname frame: (20, 30, 4, 4)")
        try shell.enter("draw fit size: 30x8")
        #expect(shell.lines.contains { $0.hasPrefix("0s   x 20 to 120") })
        #expect(
          shell.lines.contains { $0.hasPrefix("no room for the name of") } == (peer == .none))
      }
    }

    @Test func `are left out where they are declined`() throws {
      let shell = try shell(.kitty)
      try shell.enter("view box frame: (20, 30, 100, 60)")
      try shell.enter("set pixels off")
      try shell.enter("draw")
      #expect(!sent(shell).contains(PixelPeer.kitty.start ?? ""))
      try shell.enter("set pixels on")
      try shell.enter("draw")
      #expect(sent(shell).contains(PixelPeer.kitty.start ?? ""))
    }

    @Test func `leave what is typed as it is when answers come late`() throws {
      let shell = try shell(.kitty, late: true)
      shell.terminal.send("view bo")
      try shell.waitForLine("flip> view bo", cursor: 13)
      for byte in PixelPeer.kitty.answers.utf8 {
        shell.terminal.send(bytes: [byte])
        shell.terminal.rest(.milliseconds(2))
      }
      shell.terminal.send("x")
      try shell.waitForLine("flip> view box", cursor: 14)
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      try shell.enter("box.frame.size = (80, 80)")
      try shell.enter("draw")
      #expect(sent(shell).contains(PixelPeer.kitty.start ?? ""))
    }

    @Test func `come in between entries and are not shown`() throws {
      let shell = try shell(.sixel, late: true)
      try shell.enter("view box frame: (20, 30, 100, 60)")
      shell.terminal.answerLate()
      try shell.enter("draw fit")
      #expect(!shell.lines.contains { $0.contains("63;1") || $0.contains("[6;20") })
      try shell.enter("draw fit")
      #expect(sent(shell).contains(PixelPeer.sixel.start ?? ""))
    }

    @Test(arguments: [PixelPeer.kitty, .sixel]) func `move in play, and are gone afterwards`(
      _ peer: PixelPeer
    ) throws {
      let shell = try shell(peer)
      try shell.enter("view box frame: (20, 30, 100, 60) backgroundColor: systemBlue")
      try shell.enter("animate 0.3s { box.center.x += 200 }")
      shell.terminal.send("play\r")
      try shell.terminal.waitFor("0.3s of 0.3s")
      shell.terminal.send(" ")
      let start = try #require(peer.start)
      #expect(sent(shell).components(separatedBy: start).count > 3)
      shell.terminal.send("?")
      try shell.terminal.waitFor("Keys of the scrubber")
      shell.terminal.send("q")
      shell.terminal.send("q")
      try shell.waitForPrompt()
      if peer == .kitty { #expect(sent(shell).contains("\u{1B}_Ga=d,d=I,i=4208")) }
      #expect(shell.screen.modesLeftOn.isEmpty || shell.screen.modesLeftOn == [2004])
    }

    @Test func `tell where a finger is to a pixel`() throws {
      let shell = try shell(.kitty)
      try shell.enter("view box frame: (0, 0, 390, 844) backgroundColor: systemBlue")
      try shell.enter("gesture pan box changed: { .center += translation }")
      #expect(!shell.lines.contains { $0.hasPrefix("error") })
      shell.terminal.send("touch\r")
      try shell.terminal.waitFor("drag with the pointer")
      #expect(shell.screen.modesLeftOn.contains(1016))
      // The stage is below the heading; a row has 20 pixels.
      shell.terminal.send("\u{1B}[<0;54;153M")
      try shell.terminal.waitFor("box at (")
      let first = try #require(shell.lines.first)
      shell.terminal.send("\u{1B}[<32;55;153M")
      try shell.terminal.waitUntil("a pixel counts") {
        $0.row(0) != first && $0.row(0).contains("box at (")
      }
      shell.terminal.send("\u{1B}[<0;55;153m")
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(!shell.screen.modesLeftOn.contains(1016))
      #expect(!shell.lines.contains { $0.contains("62;c") || $0.contains("4207") })
    }

    @Test(arguments: [PixelPeer.kitty, .none]) func `let a view be dragged in tune`(
      _ peer: PixelPeer
    ) throws {
      let shell = try shell(peer)
      try shell.enter("view box frame: (40, 80, 200, 120) backgroundColor: systemBlue")
      shell.terminal.send("tune 1\r")
      try shell.terminal.waitFor("frame.x 40")
      // In pixels of cells of 10 by 20, or in cells.
      let (start, end) = peer == .kitty ? ("105;105", "165;105") : ("11;6", "17;6")
      shell.terminal.send("\u{1B}[<0;\(start)M\u{1B}[<32;\(end)M\u{1B}[<0;\(end)m")
      try shell.terminal.waitUntil("it has moved") { $0.row(1).contains("frame.x 40 -> ") }
      shell.terminal.send("\r")
      try shell.waitForPrompt()
      #expect(
        shell.lines.contains {
          $0.contains("edit 1 { view box frame: (") && $0.contains(", 80, 200, 120)")
        })
    }

    @Test func `never go into a pipe`() throws {
      let run = try ProgramRun(
        BuiltProgram.path("flipbook"), ["-c", "view box frame: (0, 0, 80, 80)", "-c", "draw fit"],
        environment: ["TERM": "xterm-kitty", "COLORTERM": "truecolor"])
      #expect(run.output.contains("box") && !run.output.contains("\u{1B}"))
    }
  }
}
