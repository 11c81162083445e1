import FlipbookSession
import FlipbookValues

/// The cost of a page to share, beside the samples of the same session as a table.
enum PageLine {
  private static let (views, length) = (100, 10)

  static let line = Line("page of 10 s with 100 views") { measuring in
    let entries =
      Scene.views(views)
      + (0..<views).map { index in
        "animate \(length)s spring(dampingRatio: 0.5) { v\(index).center.x += 90; "
          + "v\(index).alpha = 0.5; v\(index).transform = rotate(90deg) }"
      }
    let session = try Scene.session(entries)
    var sizes: [String: Int] = [:]
    let forms = ["html", "csv"].map { form in
      Contestant(form) {
        {
          guard case .export(let export, _, _)? = session.enter("export \(form) a.x").request
          else { throw WrongResult(description: "export does not work") }
          sizes[form] = export.text.utf8.count
        }
      }
    }
    let costs = try measuring.costs(of: forms).map { try $0.get().nanoseconds }
    guard let page = sizes["html"], let table = sizes["csv"], costs.count == 2 else { return [] }
    let samples = Double(views * (length * 60 + 1))
    return [
      Figure(
        value: costs[0], yardsticks: [Yardstick(name: "csv", value: costs[1])],
        aims: [.atMost(0.4e9)]),
      Figure(
        label: "size", value: Double(page), unit: .bytes,
        yardsticks: [Yardstick(name: "csv", value: Double(table), unit: .bytes)],
        remark: "\(Numbers.fixed(Double(page) / samples, 1)) for a view in a frame"),
    ]
  }
}
