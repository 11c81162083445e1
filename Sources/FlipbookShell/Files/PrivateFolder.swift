#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An empty folder that is removed, with the files in it, when nobody needs it any more.
///
/// It is made when its path is first asked for.
final class PrivateFolder {
  /// The folder's path; `/nonexistent` when none can be made, so that writing there fails.
  lazy var path: String = {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((base + "/flipbook-XXXXXX").utf8CString)
    isMade = mkdtemp(&template) != nil
    let bytes = template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return isMade ? String(decoding: bytes, as: UTF8.self) : "/nonexistent"
  }()

  private var isMade = false

  deinit {
    guard isMade else { return }
    for name in Folder.names(in: path) ?? [] { unlink(path + "/" + name) }
    rmdir(path)
  }
}
