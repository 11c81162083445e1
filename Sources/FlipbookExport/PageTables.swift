import FlipbookCommands
import FlipbookLooks
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import OrderedCollections

/// The state tables sample by sample: a row for everything that was ever in them.
struct PageTables {
  // A row is identified by its first cells, and by its number among rows with the same ones.
  private struct Key: Hashable {
    let title: String
    let names: [String]
    let number: Int
  }

  private struct Row {
    let columns: [Column]
    // For each column, the cells of the samples so far.
    var cells: [[Cell]]
  }

  private var rows: OrderedDictionary<Key, Row> = [:]

  // How many cells at the left identify a row.
  private static func nameCount(of title: String) -> Int { title == "animations" ? 3 : 1 }

  /// Takes in a sample; `check` may throw.
  mutating func look<E>(
    at world: World, _ place: Int, asking check: () throws(E) -> Void
  ) throws(E) {
    for table in try StateTable(world: world).movers(asking: check) {
      let title = table.title ?? ""
      var seen: [[String]: Int] = [:]
      for cells in table.rows {
        let names = cells.prefix(Self.nameCount(of: title)).map { $0.text(digits: 0) }
        seen[names, default: 0] += 1
        let key = Key(title: title, names: names, number: seen[names] ?? 1)
        let slot = rows.index(forKey: key) ?? rows.count
        if slot == rows.count {
          rows[key] = Row(columns: table.columns, cells: table.columns.map { _ in [] })
        }
        for (column, cell) in cells.enumerated() {
          rows.values[slot].cells[column].fill(to: place)
          rows.values[slot].cells[column].append(cell)
        }
      }
    }
  }

  // MARK: Tracks

  /// The tables with anything in them.
  func tables(digits: Int, count: Int) -> [Page.LiveTable] {
    var tables: OrderedDictionary<String, Page.LiveTable> = [:]
    for (key, row) in rows {
      let names = Self.nameCount(of: key.title)
      let tracks = row.cells.enumerated().map { column, cells in
        // Names stay while the row is gone.
        if column < names {
          let name = cells.last { $0 != .empty }?.text(digits: 0)
          return PageTrack([String?](repeating: name, count: count))
        }
        var cells = cells
        cells.fill(to: count)
        return PageTrack(cells: cells, digits: digits)
      }
      tables[key.title, default: (key.title, row.columns, names, [])].rows.append(tracks)
    }
    return Array(tables.values)
  }
}

extension [Cell] {
  // Makes as many as there have been samples.
  fileprivate mutating func fill(to count: Int) {
    while self.count < count { append(.empty) }
  }
}
