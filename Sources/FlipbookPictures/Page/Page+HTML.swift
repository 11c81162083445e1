import FlipbookText

// The page itself: its parts put together.
extension Page {
  /// The whole file; `check` is called at each part of the data and may throw.
  ///
  /// It fetches nothing: a policy forbids it. Names that people chose stand in the title, escaped,
  /// and in the data, from where the script sets them as text.
  package func html<E>(asking check: () throws(E) -> Void) throws(E) -> String {
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

  // Only the file's own script and style are used; nothing is loaded, sent or framed.
  private static let policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    + "base-uri 'none'; form-action 'none'"
}
