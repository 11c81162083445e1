import CLibrary
import CPseudoTerminal

/// A fresh, empty folder that is removed, with the files in it, when the object is released.
package final class TemporaryFolder {
  /// Its full path.
  package let path: String

  /// Makes the folder among the system's temporary files.
  package init() {
    var template = Array("/tmp/flipbook-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    cpt_remove_folder(path)
  }

  /// The path of a file in it, whether or not the file exists.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file in it and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) -> String {
    write(bytes: Array(text.utf8), to: name)
  }

  /// Writes bytes to a file in it, making the folders on its path, and returns its path.
  @discardableResult
  package func write(bytes: [UInt8], to name: String) -> String {
    let path = file(name)
    for (index, character) in zip(name.indices, name) where character == "/" {
      mkdir(file(String(name[..<index])), 0o700)
    }
    if let stream = fopen(path, "w") {
      fwrite(bytes, 1, bytes.count, stream)
      fclose(stream)
    }
    return path
  }

  /// The text of a file in it; nil if there is none.
  package func text(of name: String) -> String? {
    guard let stream = fopen(file(name), "r") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 {
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
