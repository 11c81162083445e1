import HeadlessUIKit
import OrderedCollections

extension Session {
  /// The marks on the way here, with their moments; those of other branches have a time of their
  /// own.
  var marksOnTheWay: [(name: String, time: Double)] {
    let places = Set(timeline.path(to: timeline.pointer).map(\.place) + [0])
    return marks.filter { places.contains($0.value) }.map { name, place in
      (name, Stage.seconds(ticks: timeline.nodes[place].end))
    }
  }
}
