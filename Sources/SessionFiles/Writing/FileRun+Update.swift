extension FileRun {
  /// The file rewritten to expect what its entries answered, where a person need not decide: an
  /// update never lowers what is checked.
  ///
  /// Lines that match stay as they are, wildcards, rounded numbers and escapes included, as does
  /// every byte outside outputs. New output is escaped, takes the line ends and the indent around
  /// it, and lengthens its fence where it holds as long a run of the fence's character. Entries
  /// that fail in a plain fence, or succeed in an `error` fence, are left alone and reported, as
  /// are those of which a wildcard leaves open which line came of which. Updating twice is
  /// updating once.
  package var update: FileUpdate { update { _ in true } }

  /// The same for some of the entries, told by the lines of their prompts; the others are left alone.
  package func update(taking isTaken: (Int) -> Bool) -> FileUpdate {
    rewritten { rewriter, fence, miss in
      let open = miss.result.status == .output ? miss.comparison.openLines : []
      if miss.result.status == .output, open.isEmpty, isTaken(miss.result.line) {
        rewriter.settle(miss.entry, in: fence, miss.comparison)
      } else {
        rewriter.leave(miss.result, openLines: open)
      }
    }
  }

  /// The file as it was run.
  package var originalText: String { file.lines.joined(separator: "\n") }

  /// The file with all that was shown by entries that did not answer as expected, whether they
  /// were to fail or not: without wildcards, and to the last digit.
  package var actualText: String { rewritten { $0.show($2.entry, in: $1, $2.comparison) }.text }

  private func rewritten(by edit: (inout FileRewriter, Fence, Miss) -> Void) -> FileUpdate {
    var rewriter = FileRewriter(lines: file.lines)
    var rest = misses[...]
    while let fence = rest.first?.fence {
      let group = rest.prefix { $0.fence.line == fence.line }
      for miss in group { edit(&rewriter, fence, miss) }
      rewriter.lengthen(fence)
      rest = rest.dropFirst(group.count)
    }
    return rewriter.update
  }
}
