import CLibrary

/// The process's environment.
package enum Environment {
  /// The value of a variable; nil when it is not set.
  package static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
