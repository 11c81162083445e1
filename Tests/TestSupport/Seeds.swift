import Foundation

/// How many seeds a test of random cases tries: few, which are the same each time.
///
/// `SEEDS` asks for another number, for long searches by hand.
package enum Seeds {
  package static let count =
    ProcessInfo.processInfo.environment["SEEDS"].flatMap(UInt64.init) ?? 12
}
