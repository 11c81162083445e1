import FlipbookAssembly
import FlipbookSession
import FlipbookValues
import Testing

@testable import FlipbookShell

@Suite struct StartupFileTests {
  private static let environments: [([String: String], String?)] = [
    ([:], nil), (["HOME": ""], nil), (["HOME": "/h"], "/h/.config/flipbook/init"),
    (["HOME": "/h", "XDG_CONFIG_HOME": "/c"], "/c/flipbook/init"),
    (["HOME": "/h", "XDG_CONFIG_HOME": "c"], "/h/.config/flipbook/init"),
  ]

  @Test(arguments: environments)
  func `lies where an environment says`(environment: [String: String], path: String?) {
    #expect(StartupFile.path { environment[$0] } == path)
  }

  @Test func `settings are taken, and comments and blank lines passed over`() {
    var settings = PromptSettings()
    let text = "# mine\n\n  set hints off  # quiet\r\nset color always\n"
    #expect(StartupFile.apply(text, named: "init", to: &settings, .standard).isEmpty)
    #expect(!settings.hints && settings.color == .always && !settings.isPlain)
  }

  @Test func `what is wrong is told with its line and changes nothing`() {
    var settings = PromptSettings()
    let text = "set hints\nview box\nset plain perhaps\nquit\nset\n"
    let messages = StartupFile.apply(text, named: "init", to: &settings, .standard)
    #expect(messages.count == 4 && settings == PromptSettings())
    #expect(
      messages.first == """
        init:2: error: this is no setting of the prompt
          view box
        hint: 'set hints off' and the like can stand here; 'help prompt' tells of them
        """)
    #expect(
      messages[1].hasPrefix("init:3: error: 'perhaps' is not on or off\n  set plain perhaps\n"))
    #expect(messages[2].hasPrefix("init:4: ") && messages[3].hasPrefix("init:5: "))
  }
}
