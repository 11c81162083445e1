// Looks and checks.
extension Shape {
  static let looks = [
    Shape("table", 600) { n in
      movers(n) + ["table all"]
    },
    Shape("table of moments", 300) { n in
      movers(n) + ["table v0.center.x every: 10ms"]
    },
    Shape("table of turns", 300) { n in
      movers(n) + ["table v0.center.x turns"]
    },
    Shape("crossings", 300) { n in
      movers(n) + ["crossings v0.center.x == 100"]
    },
    Shape("looks on the way", 150) { n in
      ["animate 9999s { box.center.x += 100 }"]
        + each(n, "step 0.01s", "highest(box.center.x, for: 0.1s)")
    },
    Shape("crossings of a long stretch", 20) { n in
      [
        "animate 1s repeat autoreverse { box.center.x += 100 }",
        "crossings box.center.x == 100 for: \(n)s", "duration(box.center.x > 100, for: \(n)s)",
        "total(abs(velocity(box.center.x)), for: \(n)s)",
      ]
    },
    Shape("table of one view", 400) { n in
      movers(n) + ["table v0"]
    },
    Shape("table of a long stretch", 20) { n in
      [
        "animate 1s repeat autoreverse { box.center.x += 100 }",
        "table box.center.x every: 10ms for: \(n)s", "table box.center.x turns for: \(n)s",
      ]
    },
    Shape("plot", 300) { n in
      movers(n) + ["plot v0.center.x"]
    },
    Shape("plot of a long stretch", 400) { n in
      [
        "animate 1s repeat autoreverse spring(dampingRatio: 0.5) { box.center.x += 100 }",
        "plot box.center.x for: \(n)s",
      ]
    },
    Shape("sheet", 200) { n in
      movers(n) + ["plot"]
    },
    Shape("timings beside each other", 40) { n in each(n, "plot easeIn cubic(0.3, #, 0.5, 1)") },
    Shape("draw", 500) { n in
      movers(n) + ["draw"]
    },
    Shape("draw again and again", 500) { n in
      ["for i in 0..<\(n) { draw }"]
    },
    Shape("draw onion", 200) { n in
      movers(n) + ["draw onion"]
    },
    Shape("draw a strip", 200) { n in
      movers(n) + ["draw every: 0.25s"]
    },
    Shape("events", 500) { n in
      movers(n) + ["events"]
    },
    Shape("why", 400) { n in
      movers(n) + ["why v0.center.x"]
    },
    Shape("what moves one value", 400) { n in
      each(n, "animate 1s { box.center.x += 1 }") + ["step 0.5s", "why box.center.x", "events"]
    },
    Shape("doctor", 400) { n in
      movers(n) + ["doctor"]
    },
    Shape("doctor of one value", 250) { n in
      each(n, "animate 1s { box.center.x += 1 }") + ["run", "doctor"]
    },
    Shape("doctor after steps", 1_500) { n in
      ["animate 60s { box.center.x += 100 }"] + each(n, "step 1f") + ["doctor"]
    },
    Shape("watch", 150) { n in
      movers(n) + each(n, "watch v#.center.x") + ["step", "step", "step"]
    },
    Shape("sweep", 60) { n in
      [
        "sweep r from: 0.2 to: 1 by: 0.8 / \(n) measure: box.center.x { animate 1s spring(dampingRatio: r) { box.center.x += 100 } }"
      ]
    },
    Shape("solve", 60) { n in
      each(n, "animate 1s { box.center.x += 1 }") + [
        "solve d from: 0 to: 2 { box.alpha = d / 2 } where: box.alpha == 0.1"
      ]
    },
    Shape("matters", 250) { n in
      each(n, "box.center.x += 1") + ["matters box.center.x"]
    },
    Shape("prove", 60) { n in
      each(n, "animate 1s { box.center.x += 1 }") + [
        "prove d from: 0 to: 2 { animate 1s { box.center.y += d }; expect always box.center.y < 90 }"
      ]
    },
    Shape("hunt", 60) { n in
      each(n, "animate 1s { box.center.x += 1 }") + [
        "animator a 1s { box.alpha = 0 }", "hunt tries: 20",
      ]
    },
    Shape("shrink", 60) { n in
      each(n, "animate 1s { box.center.x += 1 }") + ["shrink where: box.center.y > 0"]
    },
    Shape("springs", 40) { n in
      each(n, "springs spring(dampingRatio: 0.5)")
    },
  ]

  static let checks = [
    Shape("expect", 1_500) { n in
      each(n, "box.center.x = #", "expect box.center.x == #")
    },
    Shape("one check over time of many", 400) { n in
      movers(n) + [
        "expect always v0.center.x <= 999", "expect monotonic v1.center.x",
        "expect settled v2.center.x by: 1s",
      ]
    },
    Shape("checks over time of one", 300) { n in
      ["animate 1s spring(dampingRatio: 0.5) { box.center.x += 100 }"]
        + each(n, "expect always box.center.x <= 999")
    },
    Shape("a check of many values", 40) { n in
      movers(n) + [
        "expect always " + (0..<n).map { "v\($0).center.x <= 999" }.joined(separator: " && ")
      ]
    },
    Shape("promises", 12) { n in
      movers(n) + each(n, "promise p# always v#.center.x <= 999") + ["run"]
    },
    Shape("movers under promises", 400) { n in
      movers(n) + [
        "promise p always v0.center.x <= 999", "promise q always v1.center.x <= 999", "run",
      ]
    },
  ]
}
