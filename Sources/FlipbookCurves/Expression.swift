package import FlipbookLanguage

/// The language's expressions; Foundation has a type of that name too.
package typealias Expression = FlipbookLanguage.Expression
