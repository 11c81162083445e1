extension Page {
  /// The whole file.
  ///
  /// A policy forbids it to fetch anything but its own file, if it follows that. Names that people
  /// chose are in the title, escaped, and in the data, from which the script sets them as text.
  package func html<E>(asking check: () throws(E) -> Void) throws(E) -> String {
    let json = try json(asking: check)
    let stamp = isFollowing ? String(FNVHash.of(json.utf8), radix: 16) : nil
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy(isFollowing: isFollowing))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLElement.escaped(title))</title>\(stamp.map(Self.stamp) ?? "")
      <style>
      \(PageFiles.style)
      </style>
      </head>
      <body>
      \(PageFiles.body)
      <script id="data" type="application/json">\(json)</script>
      <script>
      \(PageFiles.script(isFollowing: isFollowing))
      </script>
      </body>
      </html>

      """
  }

  // In the hidden frame of an older page, the newer one only reports its stamp.
  private static func stamp(_ text: String) -> String {
    """

    <meta name="stamp" content="\(text)">
    <script>
    if (parent !== window && location.search.startsWith("?stamp")) {
      parent.postMessage("\(text)", "*");
      stop();
    }
    </script>
    """
  }

  // Allows only the file itself, with its own script and style.
  private static func policy(isFollowing: Bool) -> String {
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
      + (isFollowing ? "frame-src 'self'; " : "") + "base-uri 'none'; form-action 'none'"
  }
}
