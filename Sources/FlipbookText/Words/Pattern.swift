/// A regular expression that is kept: one in a function is read at every call.
///
/// Nothing changes one that is written as a literal, though `Regex` does not say that it is sendable.
package struct Pattern<Output>: RegexComponent, @unchecked Sendable {
  package let regex: Regex<Output>

  package init(_ regex: Regex<Output>) { self.regex = regex }
}
