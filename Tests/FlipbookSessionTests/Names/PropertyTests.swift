import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import OrderedCollections
import Testing

@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct PropertyTests {
  /// One of everything that has properties.
  private static let stage = [
    "view box frame: (10, 20, 30, 40) backgroundColor: red", "layer spot backgroundColor: blue",
    "animator slide 2s linear { box.alpha = 0 }", "animation fade opacity to: 0 1s",
    "chain intro { then 1s { box.center.x += 10 } }",
  ]

  @Test(arguments: ["box", "spot", "slide", "fade", "intro"])
  func `what a property says of itself is so`(name: String) throws {
    let session = Session.entered(Self.stage)
    for property in try owner(name, in: session).descriptions { try check(property, of: name) }
  }

  private func owner(_ name: String, in session: Session) throws -> any PropertyOwner {
    try #require(session.world.names[name]?.value.owner(.model))
  }

  // Checks that a property reads a value of its kind, accepts it back, and refuses other kinds.
  private func check(_ description: PropertyDescription, of name: String) throws {
    let session = Session.entered(Self.stage)
    let owner = try owner(name, in: session)
    let property = try #require(owner.find(description.name))
    let old = owner.read(property.place)
    #expect(old.kind == description.kind, "\(description.name)")
    guard property.isSettable else { return }
    let other: Value = description.kind == .bool ? .plain(1) : .bool(true)
    for (value, fits) in [(old, true), (other, false)] {
      let isWritten = try session.world.stage.perform { try owner.write(value, property.place) }
      #expect(isWritten == fits && owner.read(property.place) == old, "\(description.name)")
    }
  }

  @Test func `what a setting says of itself is so`() throws {
    var (settings, prompt) = (Settings(), PromptSettings())
    for setting in Settings.properties.all {
      #expect(setting.set(&settings, setting.text(Settings())), "\(setting.name)")
      #expect(!setting.set(&settings, "mauve"), "\(setting.name)")
    }
    for setting in PromptSettings.properties.all {
      #expect(setting.set(&prompt, setting.text(PromptSettings())), "\(setting.name)")
      #expect(!setting.set(&prompt, "mauve"), "\(setting.name)")
    }
    #expect(settings == Settings() && prompt == PromptSettings())
  }

  // MARK: Animations

  @Test(arguments: KeyPaths.all.map(\.path).filter { !$0.contains(".") })
  func `what an animation moves is listed, sampled and exported by a path that can be typed`(
    keyPath: String
  ) throws {
    let kind = try #require(KeyPaths.kind(of: keyPath))
    let ends: [ValueKind: String] = [
      .number: "0.25", .pair: "(3, 4)", .rect: "(1, 2, 3, 4)", .color: "green",
      .transform: "scale(2)", .path: "oval(5, 5, 9, 9)", .colors: "(red, green)",
      .numbers: "(0.1, 0.2)",
    ]
    let own = [
      "shape": "path: oval(0, 0, 9, 9) strokeColor: red",
      "gradient": "colors: (blue, red) locations: (0, 1)",
    ]
    let isCommon = CALayer.animatableKind(ofKeyPath: keyPath) != nil
    let verb = try isCommon ? "" : #require(CALayer.verb(making: keyPath))
    let made = isCommon ? [] : ["\(verb) drawn \(try #require(own[verb]))"]
    let animation = "animation move \(keyPath) to: \(try #require(ends[kind])) 1s"
    for owner in isCommon ? ["box", "spot"] : ["drawn"] {
      let entries = Self.stage + made + [animation, "attach move to: \(owner) key: k"]
      let session = Session.entered(entries)
      let moved = session.world.layers().flatMap { $0.layer.movingAnimations.flatMap(\.motions) }
      let paths = moved.map { session.world.path(ofKeyPath: $0.keyPath, on: $0.layer) }
      #expect(!paths.isEmpty, "\(owner) \(keyPath)")
      for path in paths {
        #expect(session.enter(path).failed == false, "\(path)")
        #expect(session.enter("sample \(path) every: 0.5s").failed == false, "\(path)")
      }
      guard keyPath != "isHidden", ![.path, .colors, .numbers].contains(kind) else { continue }
      let heads = try Exported.heads("export csv a.csv every: 0.5s", after: entries)
      for path in paths where kind == .number || kind == .color {
        #expect(heads.contains { $0.hasPrefix(path) }, "\(path) \(heads)")
      }
    }
  }

  // MARK: Units of numbers

  @Test func `numbers have the unit of what they count, and others have none`() throws {
    let paths = [
      "slide.fractionComplete", "slide.duration", "fade.repeatCount", "fade.duration", "stage.now",
      "box.tag", "box.center.x", "box.layer.anchorPoint.x", "box.layer.borderWidth",
      "box.backgroundColor.red", "box.transform.rotation", "box.transform.translation.x",
      "box.transform.tx", "box.transform.a", "intro.fractionComplete", "twice",
    ]
    let entries = Self.stage + ["let twice = 2"]
    #expect(
      try Exported.heads(
        "export csv a.csv \(paths.joined(separator: " ")) every: 1s for: 1s", after: entries
      ).dropFirst(2) == [
        "slide.fractionComplete", "slide.duration (s)", "fade.repeatCount", "fade.duration (s)",
        "stage.now (s)", "box.tag", "box.center.x (pt)", "box.layer.anchorPoint.x",
        "box.layer.borderWidth (pt)", "box.backgroundColor.red", "box.transform.rotation (deg)",
        "box.transform.translation.x (pt)", "box.transform.tx (pt)", "box.transform.a",
        "intro.fractionComplete", "twice",
      ])
  }
}
