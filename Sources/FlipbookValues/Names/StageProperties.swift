import HeadlessUIKit

/// The stage itself, as in `stage.now`; all can only be read.
extension World: PropertyOwner {
  package var owner: World { self }
  package static let noun = "the stage"

  package static let properties = PropertyTable<World>([
    Property("now", reads: \.stage.now, in: .seconds, "the moment, in seconds"),
    Property(
      "frame", reads: { $0.stage.now * Double($0.settings.rate) }, "the moment, in frames"),
  ])
}
