// Animators and blocks.
extension Shape {
  static let animators = [
    Shape("animators of their own values", 1_500) { n in
      views(n) + each(n, "animator a# 1s { v#.center.x += 100 }", "start a#") + ["run"]
    },
    Shape("animators of one value", 700) { n in
      each(n, "animator a# 1s { box.center.x += 1 }") + ["start all", "run"]
    },
    Shape("animators a frame apart", 500) { n in
      each(n, "animator a# 1s { box.center.x += 1 }", "start a#", "step") + ["run"]
    },
    Shape("animators handled one by one", 200) { n in
      views(n)
        + each(
          n, "animator a# 1s { v#.center.x += 100 }", "add a# { v#.alpha = 0 }",
          "completion a# { v#.tag = 1 }", "start a#", "pause a#", "scrub a# 50%", "reverse a#",
          "continue a#", "stop a#", "finish a# at: end")
    },
    Shape("animators handled together", 400) { n in
      views(n) + each(n, "animator a# 1s { v#.center.x += 100 }") + [
        "start all", "step 0.1s", "pause all", "reverse all", "continue all", "run",
      ]
    },
    Shape("blocks of a running animator", 800) { n in
      views(n) + ["animator a 9999s { box.center.x += 100 }", "start a"]
        + each(n, "add a { v#.center.y += 1 }")
    },
    Shape("blocks of a running animator, of one value", 1_600) { n in
      ["animator a 9999s { box.center.x += 100 }", "start a"]
        + each(n, "add a { box.center.x += 1 }")
    },
    Shape("one animator of many views", 1_000) { n in
      views(n) + [
        "animator a 1s { " + (0..<n).map { "v\($0).center.x += 9" }.joined(separator: "; ") + " }",
        "start a", "run",
      ]
    },
  ]

  static let blocks = [
    Shape("blocks of one value", 1_000) { n in
      each(n, "animate 1s { box.center.x += 1 }") + ["run"]
    },
    Shape("blocks of their own values", 700) { n in
      views(n) + each(n, "animate 1s { v#.center.x += 1 }") + ["run"]
    },
    Shape("springs in blocks", 700) { n in
      views(n) + each(n, "animate 1s spring(dampingRatio: 0.5) { v#.center.x += 1 }") + ["run"]
    },
    Shape("begin and commit", 1_000) { n in
      each(n, "begin 1s", "box.center.x += 1", "commit") + ["run"]
    },
    Shape("keyframes", 300) { n in
      views(n)
        + each(
          n,
          "keyframes 1s { at 0% for: 50% { v#.center.x += 9 }; at 50% for: 50% { v#.alpha = 0.5 } }"
        ) + ["run"]
    },
    Shape("frames of one block", 500) { n in
      [
        "keyframes 1s { "
          + (0..<n).map { "at \($0)/\(n) for: 1/\(n) { box.center.x += 1 }" }.joined(
            separator: "; ") + " }", "run",
      ]
    },
    Shape("dances", 500) { n in
      views(n) + each(n, "dance v# 1s { .center.x += 100 }", "start v#") + ["run"]
    },
    Shape("completions that begin what comes next", 400) { n in
      ["after 10ms { box.tag += 1 }"]
        + each(
          n,
          "animate 10ms delay: # * 10ms { box.alpha = 0.5 } completion: { animate 5ms { box.alpha = 1 } completion: { box.tag += 1 } }"
        ) + ["run"]
    },
  ]
}
