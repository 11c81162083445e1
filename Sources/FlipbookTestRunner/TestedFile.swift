/// A session file: its name in reports, and where workers read it.
package struct TestedFile: Equatable {
  package let path: String
  package let place: String

  package init(_ path: String) { (self.path, place) = (path, path) }

  /// Copies a file that is not on a disk, since a worker has other streams; throws if it cannot.
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
      place = folder.path + "/input-\(String(FNVHash.of(path.utf8), radix: 16))"
      try TextFile.write(text, to: place)
    }
    (self.path, self.place) = (path, place)
  }

  /// Whether a path leads to a file on a disk, so not to a pipe or a stream of a process.
  static func isOnDisk(_ path: String) -> Bool {
    TextFile.isRegular(path) && !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/")
  }

  var bytes: [UInt8] { Array("\(path)\0\(place)".utf8) }

  package init(_ bytes: ArraySlice<UInt8>) {
    let parts = bytes.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
    (path, place) = (parts.first ?? "", parts.last ?? "")
  }
}
