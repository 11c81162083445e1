/// Chooses the reader for the process's own input.
package enum StandardReader {
  /// The editing reader on a terminal; else the plain one, which shows prompts only if somebody is
  /// there to see them (`edit off` in `~/.editrc`, or a terminal that cannot edit).
  package static func make(_ configuration: EditlineConfiguration) -> any LineReader {
    let isInteractive = configuration.abilities.isInteractive
    if isInteractive, let reader = EditlineReader(configuration: configuration) {
      return reader
    }
    return PlainReader(showsPrompt: isInteractive, needsMore: configuration.needsMore)
  }
}
