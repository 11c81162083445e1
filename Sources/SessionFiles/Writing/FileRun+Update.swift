extension FileRun {
  /// The file rewritten to expect what its entries answered, where that is certain: an update never
  /// weakens a check.
  ///
  /// Matching lines stay as they are, with wildcards, rounded numbers and escapes, and so does
  /// every byte outside outputs. New output is escaped, gets the line ends and the indent around
  /// it, and lengthens its fence where needed. Entries with a wrong status are left alone and
  /// reported, as are those where a wildcard leaves open which line changed. Updating twice is
  /// updating once.
  package var update: FileUpdate { update { _ in true } }

  /// The update with only some entries, by the lines of their prompts.
  package func update(taking isTaken: (Int) -> Bool) -> FileUpdate {
    rewritten { rewriter, fence, miss in
      let open = miss.result.status == .output ? miss.comparison.openLines : []
      if miss.result.status == .output, open.isEmpty, isTaken(miss.result.line) {
        rewriter.settle(miss.comparison, in: fence)
      } else {
        rewriter.leave(miss.result, openLines: open)
      }
    }
  }

  /// The file with the exact output of all entries that did not answer as expected.
  package var actual: FileUpdate { rewritten { $0.show($2.comparison, in: $1) } }

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
