#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An empty folder that is removed, with all in it, when nobody needs it any more.
///
/// It is made when its path is first asked for.
package final class PrivateFolder {
  /// The folder's path; `/nonexistent` when none can be made, so that writing there fails.
  package private(set) lazy var path: String = {
    var template = Array((base + "/flipbook-XXXXXX").utf8CString)
    isMade = mkdtemp(&template) != nil
    let bytes = template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return isMade ? String(decoding: bytes, as: UTF8.self) : "/nonexistent"
  }()

  private let base: String
  private var isMade = false

  /// A folder inside another, or where the system keeps such things.
  package init(in base: String? = nil) {
    self.base = base ?? Environment.value("TMPDIR") ?? "/tmp"
  }

  deinit {
    if isMade { Folder.remove(path) }
  }
}
