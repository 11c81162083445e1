import HeadlessUIKit

/// The stage itself, as in `stage.now`; all can only be read.
extension World: PropertyOwner {
  var owner: World { self }
  static let noun = "the stage"

  static let properties = PropertyTable<World>([
    Property("now", reads: \.stage.now, in: .seconds, "the moment, in seconds"),
    Property(
      "frame", reads: { $0.stage.now * Double($0.settings.rate) }, "the moment, in frames"),
  ])
}
