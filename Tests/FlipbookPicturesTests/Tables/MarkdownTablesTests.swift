import FlipbookPictures
import Testing

struct MarkdownTablesTests {
  @Test func `writes tables with an alignment row`() {
    #expect(
      SampleDocuments.slide.render(as: .markdown, digits: 3) == """
        time 0.500s, frame 30

        **animators**

        | name | running | fraction | remaining | timing |
        | :--- | :--- | ---: | ---: | :--- |
        | slide | true | 0.250 | 1.500s | linear |
        | Fade In | false | 0.000 |  |  |

        **Moving properties**

        | path | shown |
        | :--- | ---: |
        | box.center.x | 100.000 |
        | box.alpha | 0.000 |

        box.alpha is clamped
        """)
  }

  @Test func `escapes what Markdown would take for its own`() {
    #expect(
      SampleDocuments.awkward.render(as: .markdown, digits: 1) == """
        | name | value |
        | :--- | ---: |
        | 日本 | 1000000000000000000000.0 |
        | e\u{301}\\|\u{301} | nan |
        | 👩‍👩‍👧‍👦 "\\*x\\*" | -inf |
        | a,b\\\\n\\\\u{1B}[31m  | -1.0 |
        """)
  }

  @Test func `keeps the header of empty tables`() {
    #expect(
      SampleDocuments.hollow.render(as: .markdown, digits: 3) == """
        **animators**

        | name |
        | :--- |

        | path | shown |
        | :--- | ---: |

        **chains**

        no chain yet
        """)
  }
}
