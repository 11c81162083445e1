import CLessonTexts

struct ReviewHand {
  enum Decision {
    case stop
    /// Do not write the current file, and end.
    case interrupt
    case edit
  }

  private enum Mode { case hunk, keys(page: Int), asking }

  var review: Review
  private var mode = Mode.hunk
  private var first = 0
  private var remark = ""

  init(_ review: Review) { self.review = review }

  func lines(size: LiveSize) -> [InkedText] {
    let screen = ReviewScreen(review, size: size)
    switch mode {
    case .keys(let page):
      let pages = LivePicture.pages(of: Self.keys, size: size)
      return pages[min(page, pages.count - 1)].lines
    case .hunk: return screen.lines(from: first, remark: remark)
    case .asking:
      let question = "take all \(review.remaining.count) that remain? y takes them, n does not"
      return screen.lines(from: first, remark: question)
    }
  }

  mutating func press(_ key: LiveKey, size: LiveSize) -> Decision? {
    remark = ""
    let before = mode
    mode = .hunk
    switch (before, key) {
    case (_, .interrupt): return .interrupt
    case (.asking, .character("y")): decide(.taken, review.remaining)
    case (.keys(let page), _) where key != .escape:
      let hasMore = page + 1 < LivePicture.pages(of: Self.keys, size: size).count
      if hasMore { mode = .keys(page: page + 1) }
    case (.keys, _), (.asking, _): break
    case (.hunk, .character("e")) where TestedFile.isOnDisk(review.file.path): return .edit
    case (.hunk, .character("q")), (.hunk, .escape): return .stop
    case (.hunk, .enter), (.hunk, .character("a")), (.hunk, .character("?")): mode = .keys(page: 0)
    case (.hunk, .character(" ")): scroll(.pageDown, size)
    case (.hunk, .character(let character)): press(character)
    case (.hunk, _): scroll(key, size)
    }
    return nil
  }

  private mutating func press(_ character: Character) {
    switch character {
    case "y", "t": review.canTake ? decide(.taken, [review.current]) : refuse()
    case "n", "l": decide(.left, [review.current])
    case "T": review.alike.isEmpty ? refuse() : decide(.taken, review.alike)
    case "A": review.remaining.isEmpty ? refuse() : (mode = .asking)
    case "u":
      review.takeBack()
      first = 0
    case "k", "j":
      review.move(by: character == "k" ? -1 : 1)
      first = 0
    default: break
    }
  }

  private mutating func refuse() {
    remark = "this cannot be taken: leave it with n, or edit the file with e"
  }

  private mutating func decide(_ choice: ReviewedFile.Choice, _ places: [Int]) {
    remark = review.decide(choice, places) ?? ""
    first = 0
  }

  private mutating func scroll(_ key: LiveKey, _ size: LiveSize) {
    let rows =
      switch key {
      case .arrow(.up, _): -1
      case .arrow(.down, _): 1
      case .pageUp: 3 - size.rows
      case .pageDown: size.rows - 3
      default: 0
      }
    first = ReviewScreen(review, size: size).scrolled(from: first, by: rows)
  }

  static let keys = TextTable.lines(review_keys())
}
