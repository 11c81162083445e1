import Testing
import UIKit

@MainActor @Suite struct `a scroll view that is observed` {
  private let stage = Stage()

  private final class Feed: UIScrollViewDelegate {
    private(set) var scrolls = 0
    private let tell: (CGFloat) -> Void

    init(_ tell: @escaping (CGFloat) -> Void) { self.tell = tell }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrolls += 1
      tell(scrollView.contentOffset.y)
    }
  }

  @Test func `tells of its offset and size by key paths, after its delegate was told`() {
    var heard: [String] = []
    let feed = Feed { heard.append("told \($0)") }
    let view = stage.run { UIScrollView(frame: stage.window.bounds) }
    view.contentSize = CGSize(width: 390, height: 3000)
    view.delegate = feed
    stage.window.addSubview(view)
    let offset = view.observe(\.contentOffset, options: [.initial, .old, .new]) { _, change in
      heard.append("from \(change.oldValue?.y ?? -1) to \(change.newValue?.y ?? -1)")
    }
    var sizes: [CGSize?] = []
    let size = view.observe(\.contentSize) { sizes.append($1.newValue ?? $0.contentSize) }
    stage.run { view.contentOffset.y = 70 }
    stage.run { view.contentOffset.y = 70 }
    #expect(heard == ["from -1.0 to 0.0", "told 70.0", "from 0.0 to 70.0"])
    // A finger is followed from frame to frame.
    heard = []
    stage.touch(view, by: CGVector(dx: 0, dy: -100), over: 0.2)
    stage.advance(by: 0.2)
    let scrolls = feed.scrolls
    #expect(heard.count == 2 * scrolls - 2 && scrolls > 10)
    stage.run { view.contentSize.height = 4000 }
    stage.run { view.contentSize.height = 4000 }
    #expect(sizes == [CGSize(width: view.contentSize.width, height: 4000)])
    offset.invalidate()
    size.invalidate()
    heard = []
    stage.run { (view.contentOffset.y, view.contentSize.height) = (5, 2000) }
    #expect(heard == ["told 5.0"] && sizes.count == 1 && feed.scrolls == scrolls + 1)
  }
}
