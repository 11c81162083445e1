import FlipbookLanguage
package import FlipbookPictures
package import FlipbookValues

extension Plot {
  /// The plot as the settings say.
  package func lines(_ size: PictureSize, _ settings: Settings) -> [InkedText] {
    lines(columns: size.columns, rows: size.rows, isASCII: settings.ascii)
  }
}

extension Invocation {
  /// Throws where there are more curves than can be told apart.
  package func checkCurveCount(_ curves: [Expression]) throws(Mistake) {
    guard curves.count > Plot.curveLimit else { return }
    let span = curves[Plot.curveLimit].span
    throw Mistake(
      .outOfRange(text(of: span), allowed: "a plot takes up to \(Plot.curveLimit) curves"), span)
  }
}
