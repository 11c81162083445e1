/// A container that has controllers in it and may size them: a controller or a presentation (Apple:
/// uikit/uicontentcontainer).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIContentContainer: AnyObject {
  /// The size that it would like to have, in points.
  var preferredContentSize: CGSize { get }
  /// Called when a container in it would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a container in it gets inside its own.
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
  /// Its name, its source and its destination.
  public let identifier: String?, source: UIViewController, destination: UIViewController
  package final var handler: () -> Void = {}

  /// Makes a segue that a subclass performs.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  /// Its class: addresses differ in each run (choice).
  open override var description: String { "<\(type(of: self))>" }

  /// Performs the transition; by default calls the handler, if any.
  open func perform() { handler() }
}
