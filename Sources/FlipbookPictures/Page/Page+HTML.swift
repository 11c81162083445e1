import FlipbookText

// The page itself: its parts put together.
extension Page {
  /// The whole file.
  ///
  /// Nothing in it is fetched: a policy forbids it. What people named is in the title, escaped, and
  /// in the data, from where the script sets it as text.
  ///
  /// - Parameter check: asked at each part of the data.
  package func html<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> String {
    let json = try json(asking: check)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLElement.escaped(title))</title>
      <style>
      \(PageFiles.style)
      </style>
      </head>
      <body>
      \(PageFiles.body)
      <script id="data" type="application/json">\(json)</script>
      <script>
      \(PageFiles.script)
      </script>
      </body>
      </html>

      """
  }

  // Only what stands in the file itself runs and looks; nothing is loaded, sent or framed.
  private static let policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    + "base-uri 'none'; form-action 'none'"
}
