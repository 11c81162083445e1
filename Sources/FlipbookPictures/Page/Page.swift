/// A session as a page that a browser plays: one file that needs nothing else.
///
/// All its values are columns of samples; see ``PageTrack``. At a moment the page shows the last
/// sample at or before it, and nothing in between (choice).
package struct Page: Sendable {
  /// A view or a layer: a box in the one that contains it.
  package struct Node: Sendable {
    let name: String
    /// The place of the node that contains it; nil for the window, which comes first.
    let parent: Int?
    /// The point that transforms turn about, in shares of the box.
    let anchor: SIMD2<Double>
    /// Its values by name: `seen` (1 or 0), the box before it is transformed (`left`, `top`, `width`,
    /// `height`, in points of the box that contains it), `opacity`, `order` among its siblings,
    /// `radius`, `borderWidth`, `clips` (1 or 0); the colours `fill` and `border` as `#rrggbbaa`;
    /// `shadow` and `gradient` in the words of CSS; the paths `area` and `line` in those of SVG, and
    /// how they are drawn in CSS as `areaStyle` and `lineStyle`.
    let values: [(name: String, track: PageTrack)]
    /// The transform: none, or the six or sixteen numbers that CSS's matrices take.
    let matrix: [PageTrack]
  }

  /// A value that moves: colours or numbers with a unit (`deg`, or nothing).
  package struct Curve: Sendable {
    package let name: String
    package let shown: PageTrack
    let model: PageTrack
    let isColor: Bool
    let unit: String
    /// Its highest and lowest value, with their moments, if they are proven and beyond both ends.
    package var extremes: [(time: Double, value: Double)] = []

    package init(
      _ name: String, shown: PageTrack, model: PageTrack = PageTrack([]), isColor: Bool = false,
      unit: String = ""
    ) {
      (self.name, self.shown, self.model) = (name, shown, model)
      (self.isColor, self.unit) = (isColor, unit)
    }
  }

  /// An animator, dance or chain and its progress.
  package typealias Motion = (name: String, progress: PageTrack)
  /// A table whose first `names` columns name its rows; other cells are empty while a row is gone.
  package typealias LiveTable = (title: String, columns: [Column], names: Int, rows: [[PageTrack]])
  /// Something that happened, and the entry that caused it.
  package typealias Event = (time: Double, text: String, entry: String)
  /// An entry at a moment, and its number in the history; a setting of the start has none.
  package typealias Entry = (number: Int?, time: Double, text: String)

  let title: String
  /// The name of the path that it shows, if there are others beside it.
  package var name = ""
  /// Other paths to show side by side with it; their titles are ignored.
  package var beside: [Page] = []
  /// Frames in a second, and how many of them are sampled, the first at 0.
  let rate: Int
  let frames: Int
  /// The sampled moments between frames, in seconds, in order.
  let between: [Double]
  package var now: Int
  /// Decimals of the numbers in tables and words.
  let digits: Int
  package var nodes: [Node] = []
  package var curves: [Curve] = []
  /// The moments, in seconds, at which the motions of a path begin and end, or pass a keyframe.
  package var keyframes: [(path: String, times: [Double])] = []
  package var motions: [Motion] = []
  package var tables: [LiveTable] = []
  /// Whether it looks, once a second, for a newer page in its file.
  package var isFollowing = false
  let sheet: DopeSheet
  package var events: [Event] = []
  /// The entries that lead a new session to the same moment.
  package var entries: [Entry] = []
  let region: Region

  package var sampleCount: Int { frames + between.count }

  package init(
    title: String, rate: Int, frames: Int, between: [Double], now: Int, digits: Int,
    sheet: DopeSheet, region: Region
  ) {
    (self.title, self.rate, self.frames, self.between) = (title, rate, frames, between)
    (self.now, self.digits, self.sheet, self.region) = (now, digits, sheet, region)
  }
}
