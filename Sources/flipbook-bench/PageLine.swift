import FlipbookSession
import FlipbookValues

/// What a page to share costs, beside the samples of the same session as a table.
enum PageLine {
  private static let (views, length) = (100, 10)

  static let line = ShellLines.Line(name: "page of 10 s with 100 views", measured: measured)

  private static func measured() throws -> String {
    let session = Session()
    for index in 0..<views {
      let view = "v\(index)"
      let place = "(\(index % 10 * 30), \(index / 10 * 30), 20, 20)"
      for entry in [
        "view \(view) frame: \(place) backgroundColor: red",
        "animate \(length)s spring(dampingRatio: 0.5) { \(view).center.x += 90; "
          + "\(view).alpha = 0.5; \(view).transform = rotate(90deg) }",
      ] where session.enter(entry).failed {
        throw WrongResult(description: entry)
      }
    }
    var sizes: [String: Int] = [:]
    let times = Measuring.nanoseconds(
      of: ["html", "csv"].map { form in
        Workload(operations: 1) {
          {
            guard case .export(let export, _, _)? = session.enter("export \(form) a.x").request
            else { return }
            sizes[form] = export.text.utf8.count
          }
        }
      }, rounds: 3)
    guard let page = sizes["html"], let table = sizes["csv"] else {
      throw WrongResult(description: "export does not work")
    }
    let samples = views * (length * 60 + 1)
    return "\(Numbers.fixed(times[0] / 1e6, 0)) ms, \(Numbers.count(page)) bytes, "
      + "\(Numbers.fixed(Double(page) / Double(samples), 1)) for a view in a frame; "
      + "\(Numbers.fixed(times[0] / times[1], 2)) times the time and "
      + "\(Numbers.fixed(Double(page) / Double(table), 2)) times the bytes of csv"
  }
}
