import Foundation

/// How many seeds a test of random cases tries: a few, the same ones in every run.
///
/// The variable `SEEDS` sets another number, for long searches by hand.
package enum Seeds {
  package static let count =
    ProcessInfo.processInfo.environment["SEEDS"].flatMap(UInt64.init) ?? 12
}
