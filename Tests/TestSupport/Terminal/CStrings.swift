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

  /// Calls the closure with arrays for a command and an environment, whose variables are sorted.
  static func with<Result>(
    _ command: [String], _ environment: [String: String],
    _ body: (_ arguments: [UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    return with(command) { arguments in with(variables) { body(arguments, $0) } }
  }
}

/// Writes all bytes to a descriptor, until writing fails.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}
