import FlipbookLanguage

/// The language's expressions; Foundation has a type of that name too.
typealias Expression = FlipbookLanguage.Expression
