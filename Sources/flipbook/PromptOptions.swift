import ArgumentParser
import FlipbookSession
import FlipbookShell

/// Options for what a person sees; they go before the start-up file.
struct PromptOptions: ParsableArguments {
  @Option(help: ArgumentHelp("When to show colour: auto, always or never.", valueName: "when"))
  var color: PromptSettings.Color?

  @Flag(help: "For screen readers: no colour, no suggestions, nothing at the right edge.")
  var plain = false

  @Flag(name: .customShort("X"), help: "Do not read the start-up file, ~/.config/flipbook/init.")
  var skipsStartup = false

  /// The settings the prompt begins with.
  func settings() -> PromptSettings {
    var settings = PromptSettings()
    if !skipsStartup { StartupFile.apply(to: &settings).forEach(Standard.error) }
    if let color { settings.color = color }
    if plain { settings.isPlain = true }
    return settings
  }
}

extension PromptSettings.Color: ExpressibleByArgument {}
