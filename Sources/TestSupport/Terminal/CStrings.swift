import CLibrary

/// Strings as C functions take them.
enum CStrings {
  /// Calls the closure with an array that ends in a null pointer, valid during the call.
  static func with<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return body(copies)
  }
}
