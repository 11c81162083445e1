import FlipbookCommands
import FlipbookLooks
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import OrderedCollections

/// The state tables sample by sample: a row for everything that was ever in them.
struct PageTables {
  // A row is known by its first cells, and of several such by which of them it is.
  private struct Key: Hashable {
    let title: String
    let names: [String]
    let number: Int
  }

  private struct Row {
    let title: String
    let columns: [Column]
    // For each column, the cells of the samples so far.
    var cells: [[Cell]]
  }

  private var rows: OrderedDictionary<Key, Row> = [:]

  // How many cells at the left tell rows apart.
  private static func nameCount(of title: String) -> Int { title == "animations" ? 3 : 1 }

  /// Looks at the tables at a sample.
  mutating func look<Failure: Error>(
    at world: World, _ place: Int, asking check: () throws(Failure) -> Void
  ) throws(Failure) {
    for table in try StateTable(world: world).movers(asking: check) {
      let title = table.title ?? ""
      var seen: [[String]: Int] = [:]
      for cells in table.rows {
        let names = cells.prefix(Self.nameCount(of: title)).map { $0.text(digits: 0) }
        seen[names, default: 0] += 1
        let key = Key(title: title, names: names, number: seen[names] ?? 1)
        see(cells, key, table.columns, place)
      }
    }
  }

  private mutating func see(_ cells: [Cell], _ key: Key, _ columns: [Column], _ place: Int) {
    let slot = rows.index(forKey: key) ?? rows.count
    if slot == rows.count {
      rows[key] = Row(title: key.title, columns: columns, cells: columns.map { _ in [] })
    }
    for (column, cell) in cells.enumerated() {
      rows.values[slot].cells[column].fill(to: place)
      rows.values[slot].cells[column].append(cell)
    }
  }

  // MARK: Tracks

  /// The tables with anything in them.
  func tables(digits: Int, count: Int) -> [Page.LiveTable] {
    var tables: OrderedDictionary<String, Page.LiveTable> = [:]
    for row in rows.values {
      let names = Self.nameCount(of: row.title)
      tables[
        row.title,
        default: Page.LiveTable(title: row.title, columns: row.columns, names: names, rows: [])
      ].rows.append(
        row.cells.enumerated().map { column, cells in
          // Names stay, whether the rest is there or not.
          if column < names {
            return PageTrack([String?](repeating: name(in: cells), count: count))
          }
          var cells = cells
          cells.fill(to: count)
          return PageTrack(cells: cells, digits: digits)
        })
    }
    return Array(tables.values)
  }

  private func name(in cells: [Cell]) -> String? {
    cells.last(where: { $0 != .empty })?.text(digits: 0)
  }
}

extension [Cell] {
  // Makes as many as there have been samples.
  fileprivate mutating func fill(to count: Int) {
    while self.count < count { append(.empty) }
  }
}
