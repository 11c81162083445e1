/// What has controllers in it and may size them: a controller or a presentation (Apple:
/// uikit/uicontentcontainer).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIContentContainer: AnyObject {
  /// The size that it would like to have, in points.
  var preferredContentSize: CGSize { get }
  /// Called when what it contains would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that what it contains gets in one's own.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {}

/// A transition between two controllers that an app makes: no storyboard is read (Apple:
/// uikit/uistoryboardsegue).
#if MainActorViews
  @preconcurrency @MainActor
#endif
open class UIStoryboardSegue: NSObject {
  /// Its name, where it begins and where it leads.
  public let identifier: String?, source: UIViewController, destination: UIViewController
  package final var handler: () -> Void = {}

  /// Makes one that a subclass performs.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Its class: addresses differ in each run (choice).
  open override var description: String { "<\(type(of: self))>" }

  /// Goes there; by default calls the handler, if any.
  open func perform() { handler() }
}
