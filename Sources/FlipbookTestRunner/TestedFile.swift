import FlipbookTerminal

/// A session file that is run, as it is called and where it is read.
package struct TestedFile: Equatable {
  /// What reports call it.
  package let path: String
  /// Where a worker finds it.
  package let place: String

  /// A file that is where it is called.
  package init(_ path: String) { (self.path, place) = (path, path) }

  /// A file that is read here and copied, unless it is one on a disk: a worker has other streams.
  ///
  /// Throws when that cannot be done, or its end does not come within the time given.
  init(
    _ path: String, copiedTo folder: PrivateFolder, within patience: Duration
  ) throws(FileProblem) {
    var place = path
    let isInput = path == FileProblem.input
    if isInput || !Self.isOnDisk(path) {
      let text =
        isInput
        ? try TextFile.read(0, named: path, within: patience)
        : try TextFile.read(path, within: patience)
      place = folder.path + "/input-\(path.utf8.map { String($0, radix: 16) }.joined())"
      try TextFile.write(text, to: place)
    }
    (self.path, self.place) = (path, place)
  }

  /// Whether a path leads to a file beside which others can be, and which can be written over: no
  /// pipe, and no stream of a process.
  static func isOnDisk(_ path: String) -> Bool {
    TextFile.isRegular(path) && !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/")
  }

  /// The file as it is sent to a worker.
  var bytes: [UInt8] { Array("\(path)\0\(place)".utf8) }

  /// Reads what was sent.
  package init(_ bytes: ArraySlice<UInt8>) {
    let parts = bytes.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
    (path, place) = (parts.first ?? "", parts.last ?? "")
  }
}
