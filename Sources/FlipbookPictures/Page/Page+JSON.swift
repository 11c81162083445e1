extension Page {
  /// One JSON object on one line that is safe in a script element: it has no `<`.
  func json<E>(asking check: () throws(E) -> Void) throws(E) -> String {
    let text = try object(asking: check)
    try check()
    guard text.hasSign("<") else { return text }
    let parts = text.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return parts.map { String(Substring($0)) }.joined(separator: "\\u003c")
  }

  private func object<E>(asking check: () throws(E) -> Void) throws(E) -> String {
    JSONText.object([
      ("rate", String(rate)), ("frames", String(frames)),
      ("between", JSONText.array(between.map(NumberText.shortest))), ("now", String(now)),
      ("digits", String(digits)), ("summary", JSONText.shown(summary)),
      ("region", Self.numbers([region.low.x, region.low.y, region.size.x, region.size.y])),
      ("nodes", try Self.array(nodes, check, Self.json)),
      ("curves", try Self.array(curves, check, Self.json)),
      ("keyframes", JSONText.array(keyframes.map { Self.json(of: $0, $1) })),
      ("motions", try Self.array(motions, check, Self.json)),
      ("tables", try Self.array(tables, check, Self.json)), ("sheet", sheet.json),
      ("events", try Self.array(events, check, Self.json)),
      ("entries", try Self.array(entries, check, Self.json)), ("name", JSONText.shown(name)),
      (
        "beside",
        JSONText.array(try beside.map { page throws(E) in try page.object(asking: check) })
      ),
    ])
  }

  private static func array<Part, E>(
    _ parts: [Part], _ check: () throws(E) -> Void, _ json: (Part) -> String
  ) throws(E) -> String { JSONText.array(try parts.map(asking: check, json)) }

  private var summary: String {
    let parts = [
      sheet.motionText(digits: digits) ?? "\(NumberText.brief(sheet.end, digits: digits)) s",
      rate.counted("frame") + " a second",
      (nodes.count - 1).counted("view or layer", "views and layers"),
    ]
    return parts.joined(separator: " · ")
  }

  private static func numbers(_ numbers: [Double], digits: Int = 4) -> String {
    JSONText.array(numbers.map { JSONText.number($0, digits: digits) })
  }

  private static func json(of path: String, _ keyframes: [Double]) -> String {
    JSONText.object([
      ("path", JSONText.shown(path)), ("times", JSONText.array(keyframes.map(NumberText.shortest))),
    ])
  }

  private static func json(of node: Node) -> String {
    JSONText.object([
      ("name", JSONText.shown(node.name)), ("parent", String(node.parent ?? -1)),
      ("anchor", numbers([node.anchor.x, node.anchor.y])),
      ("values", JSONText.object(node.values.map { ($0.name, $0.track.json) })),
      ("matrix", JSONText.array(node.matrix.map(\.json))),
    ])
  }

  private static func json(of curve: Curve) -> String {
    let extremes = curve.extremes.map { numbers([$0, $1], digits: 9) }
    return JSONText.object([
      ("name", JSONText.shown(curve.name)), ("isColor", String(curve.isColor)),
      ("unit", JSONText.shown(curve.unit)),
      ("kind", JSONText.string(MovedKind(path: curve.name).rawValue)),
      ("extremes", JSONText.array(extremes)), ("shown", curve.shown.json),
      ("model", curve.model.json),
    ])
  }

  private static func json(of motion: Motion) -> String {
    JSONText.object([("name", JSONText.shown(motion.name)), ("progress", motion.progress.json)])
  }

  private static func json(of table: LiveTable) -> String {
    let heads = table.columns.map { column in
      JSONText.object([
        ("name", JSONText.shown(column.name)), ("isRight", String(column.alignment == .right)),
      ])
    }
    return JSONText.object([
      ("title", JSONText.shown(table.title)), ("columns", JSONText.array(heads)),
      ("names", String(table.names)),
      ("rows", JSONText.array(table.rows.map { JSONText.array($0.map(\.json)) })),
    ])
  }

  private static func json(of event: Event) -> String {
    JSONText.object([
      ("time", NumberText.shortest(event.time)), ("text", JSONText.shown(event.text)),
      ("entry", JSONText.shown(event.entry)),
    ])
  }

  private static func json(of entry: Entry) -> String {
    JSONText.object([
      ("number", entry.number.map(String.init) ?? "null"),
      ("time", NumberText.shortest(entry.time)),
      ("text", JSONText.string(PrintableText.shown(entry.text))),
    ])
  }
}

extension DopeSheet {
  // How long the motion takes, from when it first moves; nil if there is none.
  fileprivate func motionText(digits: Int) -> String? {
    let ways = rows.flatMap(\.bars).filter(\.stretch.isWay)
    guard let start = ways.map(\.start).min(), let end = ways.map(\.end).max() else { return nil }
    func seconds(_ time: Double) -> String { NumberText.brief(time, digits: digits) + " s" }
    let whole = "from \(seconds(start)) to \(seconds(end))"
    return rows.contains { $0.ending == .open }
      ? "motion from \(seconds(start)) on, shown to \(seconds(self.end))"
      : "motion \(seconds(end - start))" + (start > 0 ? ", \(whole)" : "")
  }

  fileprivate var json: String {
    let marks = marks.map { mark in
      JSONText.object([
        ("name", JSONText.shown(mark.name)), ("time", NumberText.shortest(mark.time)),
      ])
    }
    let rows = rows.map { row in
      let bars = row.bars.map { bar in
        let times = [bar.start, bar.end].map(NumberText.shortest)
        return JSONText.array([JSONText.string(bar.stretch.rawValue)] + times)
      }
      return JSONText.object([
        ("name", JSONText.shown(row.name)),
        ("moves", JSONText.array(row.otherMoves.map(JSONText.shown))),
        ("paths", JSONText.array(row.moves.map(JSONText.shown))),
        ("kind", JSONText.string(row.moves.first.map { MovedKind(path: $0).rawValue } ?? "")),
        ("ending", JSONText.string(row.ending.rawValue)), ("bars", JSONText.array(bars)),
      ])
    }
    return JSONText.object([("rows", JSONText.array(rows)), ("marks", JSONText.array(marks))])
  }
}
