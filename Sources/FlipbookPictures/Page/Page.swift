/// A session as a page that a browser plays: one file that needs nothing else.
///
/// All in it is plain values at the moments of its samples; see ``PageTrack``. The page shows
/// samples and nothing in between: at a moment it shows the last one at or before it (choice).
package struct Page: Sendable {
  /// A view or a layer: a box in the one it lies in.
  package struct Node: Sendable {
    var name: String
    /// The place of the node it lies in; `nil` for the window, which comes first.
    var parent: Int?
    /// The point that transforms turn about, in shares of the box.
    var anchor: SIMD2<Double>
    /// Its values by name: `seen` (1 or 0), the box before it is transformed (`left`, `top`, `width`,
    /// `height`, in points of the box it lies in), `opacity`, `order` among its siblings, `radius`,
    /// `borderWidth`, `clips` (1 or 0); the colours `fill` and `border` as `#rrggbbaa`; `shadow` and
    /// `gradient` in the words of CSS; the paths `area` and `line` in those of SVG, and how they are
    /// drawn in CSS as `areaStyle` and `lineStyle`.
    var values: [(name: String, track: PageTrack)]
    /// The transform: none, or the six or sixteen numbers that CSS's matrices take.
    var matrix: [PageTrack]
  }

  /// A value that moves.
  package struct Curve: Sendable {
    package var name: String
    package var shown: PageTrack
    package var model: PageTrack
    /// Whether the values are colours, not numbers.
    package var isColor: Bool
    /// What stands behind the numbers: `deg`, or nothing.
    package var unit: String

    package init(
      name: String, shown: PageTrack, model: PageTrack, isColor: Bool = false, unit: String = ""
    ) {
      (self.name, self.shown, self.model) = (name, shown, model)
      (self.isColor, self.unit) = (isColor, unit)
    }
  }

  /// Something that is started, and the share of its way that it has gone at each sample.
  package struct Motion: Sendable {
    var name: String
    var progress: PageTrack

    package init(name: String, progress: PageTrack) {
      (self.name, self.progress) = (name, progress)
    }
  }

  /// A table whose cells change over time; a row that is not there at a moment has
  /// nothing but its names.
  package struct LiveTable: Sendable {
    package var title: String
    package var columns: [Column]
    /// How many columns at the left name the row.
    package var names: Int
    package var rows: [[PageTrack]]

    package init(title: String, columns: [Column], names: Int, rows: [[PageTrack]]) {
      (self.title, self.columns, self.names, self.rows) = (title, columns, names, rows)
    }
  }

  /// Something that happened, and the entry that made it happen.
  package struct Event: Sendable {
    package var time: Double
    package var text: String
    package var entry: String

    package init(time: Double, text: String, entry: String) {
      (self.time, self.text, self.entry) = (time, text, entry)
    }
  }

  /// What was typed on the way.
  package struct Entry: Sendable {
    /// Its number in the history; `nil` for a setting that the session began with.
    package var number: Int?
    /// The moment at which it was entered, in seconds.
    package var time: Double
    package var text: String

    package init(number: Int?, time: Double, text: String) {
      (self.number, self.time, self.text) = (number, time, text)
    }
  }

  package var title: String
  /// What the way is called that it shows, where there are others beside it.
  package var name = ""
  /// Other ways that are shown side by side with it; their titles do not count.
  package var beside: [Page] = []
  /// Frames in a second, and how many of them are sampled, the first at 0.
  package var rate: Int
  package var frames: Int
  /// The moments between frames that are sampled as well, in seconds, in order.
  package var between: [Double]
  /// The place of the sample that is shown first.
  package var now: Int
  /// Decimals of the numbers that are shown in words.
  package var digits: Int
  /// The nodes, each behind the one it lies in.
  package var nodes: [Node] = []
  package var curves: [Curve] = []
  package var motions: [Motion] = []
  package var tables: [LiveTable] = []
  package var sheet: DopeSheet
  package var events: [Event] = []
  /// What leads a new session to the present moment of this one.
  package var entries: [Entry] = []
  /// What is to be seen of the window and what lies around it.
  package var region: Region

  /// How many samples it has.
  package var sampleCount: Int { frames + between.count }

  package init(
    title: String, rate: Int, frames: Int, between: [Double], now: Int, digits: Int,
    sheet: DopeSheet, region: Region
  ) {
    (self.title, self.rate, self.frames, self.between) = (title, rate, frames, between)
    (self.now, self.digits, self.sheet, self.region) = (now, digits, sheet, region)
  }
}
