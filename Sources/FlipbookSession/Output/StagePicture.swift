import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookText
import FlipbookValues
import HeadlessUIKit

extension World {
  /// What is shown now as boxes with their names as they are typed, and the window.
  ///
  /// - Parameters:
  ///   - layers: which are wanted; all of them where there are none.
  ///   - check: asked again and again.
  func moment<Failure: Error>(
    of layers: Set<String> = [], asking check: () throws(Failure) -> Void
  ) throws(Failure) -> Moment {
    var film = StageFilm()
    let snapshot = try film.snapshot(of: self, asking: check)
    var boxes = try snapshot.boxes(of: layers, asking: check)
    for place in boxes.indices where !boxes[place].label.isEmpty {
      boxes[place].label = Name.typed(boxes[place].label)
    }
    return Moment(label: momentLabel, window: snapshot.window, boxes: boxes)
  }

  /// Whether there are views or layers, and none of those seen has a size; answers the first name.
  func sizeless(among boxes: [DrawnBox]) -> String? {
    guard let first = boxes.first(where: { !$0.label.isEmpty }), boxes.allSatisfy(\.isPoint)
    else { return nil }
    let shown = Set(boxes.map(\.label))
    let bounds = names.filter { shown.contains(Name.typed($0.key)) }.compactMap { _, named in
      switch named {
      case .view(let view): view.bounds.size
      case .layer(let layer): layer.bounds.size
      default: nil
      }
    }
    guard !bounds.isEmpty, bounds.allSatisfy({ $0 == .zero }) else { return nil }
    return first.label
  }

  /// The present moment for a caption.
  var momentLabel: String { NumberText.brief(stage.now, digits: settings.digits) + "s" }
}

/// What is shown at one moment.
struct Moment {
  let label: String
  let window: Region
  let boxes: [DrawnBox]
}

extension [Moment] {
  /// The part of the window that a picture of them shows: the window or, where it is to fit, all
  /// that is seen.
  func region(fits: Bool) -> Region {
    reduce(into: Region()) { region, moment in
      if fits {
        region.include(moment.boxes.lazy.flatMap(\.corners))
      } else {
        region.include(moment.window)
      }
    }
  }
}

extension PictureSize {
  /// The part of a window that a picture of some moments shows.
  ///
  /// - Parameter columns: how many it has, where several pictures share the room.
  func viewport(of moments: [Moment], columns: Int? = nil) -> Viewport {
    let region = moments.reduce(into: Region()) { region, moment in
      region.include(fits ? Region(around: moment.boxes) : moment.window)
    }
    return Viewport(showing: region, columns: columns ?? self.columns, rows: rows)
  }
}
