/// One setting: its name, what it takes, and how it is read and written.
struct Setting<Owner: Sendable>: Sendable {
  let name: String
  let meaning: String
  /// What it takes, as the rest of "'x' is not …".
  let allowed: String
  /// The words it takes, where these can be listed.
  var choices: [Choice] = []
  let text: @Sendable (Owner) -> String
  let set: @Sendable (inout Owner, String) -> Bool

  /// How it is set, with the value it has in an owner.
  func example(_ owner: Owner) -> String { "set \(name) \(text(owner))" }
}
