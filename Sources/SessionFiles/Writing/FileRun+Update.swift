extension FileRun {
  /// The file rewritten to expect what its entries answered, where a person need not decide.
  ///
  /// Lines that match stay as they are, wildcards, rounded numbers and escapes included, as does
  /// every byte outside outputs. New output is escaped, takes the line ends and the indent around
  /// it, and lengthens its fence where it holds as long a run of the fence's character. Entries
  /// that fail in a plain fence, or succeed in an `error` fence, are left alone and reported.
  /// Updating twice is updating once.
  package var update: FileUpdate { rewritten { $0.status == .output } }

  /// The file as it was run.
  package var originalText: String { file.lines.joined(separator: "\n") }

  /// The file with all that its entries showed, whether they were to fail or not.
  package var actualText: String { rewritten { _ in true }.text }

  private func rewritten(where isSettled: (EntryResult) -> Bool) -> FileUpdate {
    var rewriter = FileRewriter(lines: file.lines)
    var rest = misses[...]
    while let fence = rest.first?.fence {
      let group = rest.prefix { $0.fence.line == fence.line }
      for miss in group {
        if isSettled(miss.result) {
          rewriter.settle(miss.entry, in: fence, miss.comparison)
        } else {
          rewriter.leave(miss.result)
        }
      }
      rewriter.lengthen(fence)
      rest = rest.dropFirst(group.count)
    }
    return rewriter.update
  }
}
