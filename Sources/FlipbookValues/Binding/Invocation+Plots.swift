extension Invocation {
  /// A plot, also in pixels where the terminal shows them.
  package func answer(_ plot: Plot, _ size: PictureSize) -> Answer {
    func shown(inPixels: Bool) -> (lines: [InkedText], pixels: [PixelPicture]) {
      plot.shown(
        columns: size.columns, rows: size.rows, isASCII: world.settings.ascii, inPixels: inPixels)
    }
    let lines = shown(inPixels: false).lines
    guard showsPixels else { return Answer(lines) }
    let (under, pixels) = shown(inPixels: true)
    var answer = Answer()
    answer.print(lines, over: under, pixels)
    return answer
  }

  /// Throws where a plot would have more than ``Plot/curveLimit`` curves.
  package func checkCurveCount(_ curves: [Expression]) throws(Mistake) {
    guard curves.count > Plot.curveLimit else { return }
    let span = curves[Plot.curveLimit].span
    throw Mistake(
      .outOfRange(text(of: span), allowed: "a plot takes up to \(Plot.curveLimit) curves"), span)
  }
}
