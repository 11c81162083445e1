import FlipbookAssembly
import FlipbookCommands
import FlipbookPictures
import FlipbookValues
import Foundation
import HeadlessUIKit

@testable import FlipbookSession

extension Session {
  /// A session on an empty stage, with the adviser of its thread, so that hints compile their
  /// patterns once for all sessions.
  static func advised() -> Session {
    let (session, kept) = (Session(), Thread.current.threadDictionary)
    let adviser = kept["adviser"] as? any Adviser ?? session.adviser
    (session.adviser, kept["adviser"]) = (adviser, adviser)
    return session
  }

  /// A session in which entries were entered; they may fail.
  static func entered(_ entries: [String]) -> Session {
    let session = advised()
    for entry in entries { _ = session.enter(entry) }
    return session
  }

  /// Builds the stage again from the root; `false`, and nothing done, if the person interrupts it.
  @discardableResult
  func rebuild() -> Bool {
    guard let next = try? Replay(of: self, preparing: { _ in }).stage() else { return false }
    replaceWorld(with: next)
    return true
  }

  /// The table, the list, the moment and the settings, with nine digits.
  var picture: String { world.picture }

  /// The table with nine digits.
  var table: String { world.table }

  /// Everything that has happened on the stage, with its exact time.
  var eventLines: [String] { world.stage.events.map { "\($0.time) \($0)" } }
}

extension World {
  /// The table, the list, the moment and the settings, with nine digits.
  var picture: String { table + list + "\n\(stage.ticks) \(settings)" }

  /// The table with nine digits.
  var table: String {
    StateTable(world: self).document.render(as: .json, digits: 9, isASCII: false, columns: 80) {
      () throws(Never) in
    }
  }

  private var list: String {
    let text = ValueText(digits: 9)
    return names.map { name, named in
      switch named {
      case .view(let view):
        "\(name) "
          + ViewFace.properties.all.map { property in
            text.text(property.read(ViewFace(view: view, layer: view.layer))) + " "
              + text.text(
                property.read(
                  ViewFace(view: view, layer: view.layer.presentation() ?? view.layer)))
          }.joined(separator: " ")
      case .animator(let animator):
        "\(name) "
          + UIViewPropertyAnimator.properties.all.map { text.text($0.read(animator)) }.joined(
            separator: " ")
      case .layer(let layer):
        "\(name) "
          + CALayer.properties.all.map { property in
            text.text(property.read(layer)) + " "
              + text.text(property.read(layer.presentation() ?? layer))
          }.joined(separator: " ") + " \(layer.animationKeys() ?? [])"
      case .animation(let animation): "\(name) \(animation.summary(digits: 9))"
      case .chain(let chain):
        "\(name) " + Chain.properties.all.map { text.text($0.read(chain)) }.joined(separator: " ")
      case .gesture(let gesture):
        "\(name) "
          + UIGestureRecognizer.properties.all.map { text.text($0.read(gesture)) }
          .joined(separator: " ")
      case .value(let value): "\(name) \(text.text(value))"
      }
    }.joined(separator: "\n")
  }

  /// The bits of every number of a view or a layer that is shown.
  var bits: [String] {
    names.flatMap { name, named -> [String] in
      guard case .view(let view) = named else { return [] }
      let face = ViewFace(view: view, layer: view.layer.presentation() ?? view.layer)
      return ViewFace.properties.all.map { property in
        "\(name).\(property.name) \(property.read(face).components?.map(\.bitPattern) ?? [])"
      }
    }
  }
}
