import AnimationFacades
package import HeadlessUIKit

/// A view of the shell: its layer can be given actions.
package final class StageView: UIView {
  package override class var layerClass: AnyClass { ActionLayer.self }
}
