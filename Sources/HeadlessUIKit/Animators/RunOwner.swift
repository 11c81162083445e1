internal import PropertyEngine

/// Whom a run belongs to: an animator or a block.
protocol RunOwner: AnyObject {
  /// What messages call it; `nil` where it was given no name.
  var label: String? { get }
  /// What the ledger calls it.
  var name: String { get }
  /// The duration it was given, seconds; a spring given in full has another one.
  var givenDuration: Double { get }
  /// The leg that changes made now go.
  var leg: Leg { get }
  /// What blocks inside its own inherit.
  var context: Recording.Context { get }
  /// Where what it moves takes touches.
  var touchPlace: TouchPlace { get }
  /// Makes a run for changes to come; `nil` where they are applied at once.
  func makeRun() -> AnimationRun?
  func arrived(_ run: AnimationRun)
  /// Tells that another animation has taken a property over.
  func lost(_ run: AnimationRun)
  /// Tells that the time of a layer that a run moves goes another way than before.
  func retimed(_ run: AnimationRun)
}
