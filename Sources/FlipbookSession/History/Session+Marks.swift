package import FlipbookValues
import HeadlessUIKit

extension Session {
  /// The marks and branches that `goto` can be given.
  package var places: [Choice] {
    marks.map { name, place in Choice(name, "a mark, at \(moment(ofPlace: place))") }
      + timeline.branches.map { Choice($0.name, "a branch, to \(moment(ofPlace: $0.tip))") }
  }

  /// The marks on the way here, with their moments; those of other branches have a time of their
  /// own.
  var marksOnTheWay: [(name: String, time: Double)] {
    let places = Set(timeline.path(to: timeline.pointer).map(\.place) + [0])
    return marks.filter { places.contains($0.value) }.map { name, place in
      (name, Stage.seconds(ticks: timeline.nodes[place].end))
    }
  }
}
