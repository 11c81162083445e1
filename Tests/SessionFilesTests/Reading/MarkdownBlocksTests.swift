import Testing

@testable import SessionFiles

/// The recognition of fences inside other blocks, by CommonMark's rules.
@Suite struct MarkdownBlocksTests {
  private func entries(in text: String) throws -> [String] {
    try SessionFile(parsing: text).fences.flatMap(\.entries).map(\.text)
  }

  private static let texts: [(String, [String])] = [
    ("> ```flipbook\n> flip> a\n> ```", ["a"]),
    (">```flipbook\n>flip> a\n>```\n```flipbook\nflip> b\n```", ["a", "b"]),
    ("> > ```flipbook\n> > flip> a\n> > ```", ["a"]),
    ("- ```flipbook\n  flip> a\n  ```", ["a"]),
    ("* text\n\n  ```flipbook\n  flip> a\n  ```\n+ ```flipbook\n  flip> b\n  ```", ["a", "b"]),
    ("10. text\n\n    ```flipbook\n    flip> a\n    ```", ["a"]),
    ("1) - > ```flipbook\n     > flip> a\n     > ```", ["a"]),
    ("- text\n\n\t```flipbook\n\tflip> a\n\t```", ["a"]),
    ("1. ```sh\n   ls\n   ```\n\n```flipbook\nflip> b\n```", ["b"]),
    ("- ```sh\n  ls\n\n```flipbook\nflip> b\n```", ["b"]),
    ("> text\nlazy\n\n```flipbook\nflip> b\n```", ["b"]),
    ("- a\nlazy\n   ```flipbook\n   flip> b\n   ```", ["b"]),
    ("text\n2. more\n   ```flipbook\n   flip> b\n   ```", ["b"]),
    ("1. \n\n   ```sh\n- x\n\n```flipbook\nflip> a\n```", []),
    ("1. \n   ```flipbook\n   flip> a\n   ```", ["a"]),
    ("***\n```flipbook\nflip> b\n```", ["b"]), ("- - -\n```flipbook\nflip> b\n```", ["b"]),
    ("    - code\n\n    ```flipbook\n    flip> a\n    ```", []),
    ("-     code\n\n      ```flipbook\n      flip> a\n      ```", []),
  ]

  @Test(arguments: texts)
  func `fences in quotations and lists are run`(text: String, entries: [String]) throws {
    #expect(try self.entries(in: text) == entries)
    let returns = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try self.entries(in: returns) == entries)
    #expect(try self.entries(in: "\u{FEFF}" + text) == entries)
  }

  private static let comments: [(String, [String])] = [
    ("<!--\n```flipbook\nflip> a\n```\n-->\n```flipbook\nflip> b\n```", ["b"]),
    ("<!-- a -->\n```flipbook\nflip> b\n```", ["b"]),
    ("text\n<pre>\n\n```flipbook\nflip> a\n```\n</PRE> x\n```flipbook\nflip> b\n```", ["b"]),
    ("<previous>\n\n```flipbook\nflip> b\n```", ["b"]),
    ("> <!--\n\n```flipbook\nflip> b\n```", ["b"]),
    ("<details><summary>x</summary>\n```json\n\n```flipbook\nflip> b\n```", ["b"]),
    ("</Div\n```json\n\n```flipbook\nflip> b\n```", ["b"]),
    ("<my-box a b='1'\tc=d />\n```json\n\n```flipbook\nflip> b\n```", ["b"]),
    ("text\n<my-box>\n```flipbook\nflip> b\n```", ["b"]),
    ("<my-box> text\n```flipbook\nflip> b\n```", ["b"]),
    ("> text\n<my-box>\n```flipbook\nflip> b\n```", ["b"]),
    ("<![CDATA[\n```flipbook\nflip> a\n```\n]]>\n```flipbook\nflip> b\n```", ["b"]),
    ("<?php\n```flipbook\nflip> a\n```\n?>\n```flipbook\nflip> b\n```", ["b"]),
    ("<!X\n```json\n>\n```flipbook\nflip> b\n```", ["b"]),
  ]

  @Test(arguments: comments)
  func `fences in comments and the like are not`(text: String, entries: [String]) throws {
    #expect(try self.entries(in: text) == entries)
  }

  private static let headings: [(String, [String])] = [
    ("Steps\n=====\n2. ```flipbook\n   flip> a\n   ```", ["a"]),
    ("Steps\n-\n2. ```flipbook\n   flip> a\n   ```", ["a"]),
    ("## Steps\n2. ```flipbook\n   flip> a\n   ```", ["a"]),
    ("#steps\n2. ```sh\n```flipbook\nflip> b\n```", ["b"]),
  ]

  @Test(arguments: headings)
  func `headings are no paragraphs`(text: String, entries: [String]) throws {
    #expect(try self.entries(in: text) == entries)
  }

  @Test(arguments: ["<div>", "<details open>", "</p>", "> <hr/>", "- <td"])
  func `a fence right below a tag is a mistake`(tag: String) {
    let lines = tag.split(separator: "\n").count
    let prefix = tag.hasPrefix(">") ? "> " : tag.hasPrefix("-") ? "  " : ""
    let text = "\(tag)\n\(prefix)```flipbook\n\(prefix)flip> a\n\(prefix)```\n"
    #expect(throws: SessionFileError(line: lines + 1, problem: .fenceInHTML)) {
      try SessionFile(parsing: text)
    }
  }

  @Test func `an update writes new lines as what is around them`() throws {
    let text = """
      \u{FEFF}> - ```flipbook
      >   flip> a
      >   old
      >   flip> b
      >   ```
      """
    let run = try SessionFile(parsing: text).run { entry -> (String, Bool) in
      (entry == "a" ? "one\n\n```" : "", false)
    }
    let updated = """
      \u{FEFF}> - ````flipbook
      >   flip> a
      >   one
      >
      >   ```
      >   flip> b
      >   ````
      """
    #expect(run.update.text.utf8.elementsEqual(updated.utf8))
    let again = try SessionFile(parsing: updated).run { entry -> (String, Bool) in
      (entry == "a" ? "one\n\n```" : "", false)
    }
    #expect(again.results.allSatisfy { $0.status == .passed })
  }
}
