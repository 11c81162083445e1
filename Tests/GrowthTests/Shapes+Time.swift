// Time, forwards and back.
extension Shape {
  static let time = [
    Shape("steps", 3_000) { n in
      each(n, "step")
    },
    Shape("steps among many names", 1_600) { n in
      ["animation fade opacity to: 0 9999s", "add fade to: box"] + views(n)
        + each(n, "let x# = 1", "step")
    },
    Shape("steps that are undone", 1_600) { n in
      ["animate 9999s { box.center.x += 100 }"] + each(n, "step", "undo")
    },
    Shape("runs", 600) { n in
      each(n, "animate 0.1s { box.center.x += 1 }", "run")
    },
    Shape("runs until something holds", 150) { n in
      each(
        n, "animate 1s { box.center.x += 100 }", "run until: box.center.x == # * 100 + 80", "run")
    },
    Shape("looks between many marks", 1_000) { n in
      ["view v"] + each(n, "mark m#", "expect v.alpha == 1")
    },
    Shape("a run past many marks", 1_000) { n in
      each(n, "step 1f", "mark m#") + ["mark"] + (0..<n).map { "goto m\($0 * 7919 % n)" }
    },
    Shape("looking back", 150) { n in
      each(n, "box.center.x = #", "step") + each(n, "back 1f") + ["goto 0s"]
    },
    Shape("undo and redo", 1_000) { n in
      each(n, "box.center.x = #") + Array(repeating: "undo", count: n)
        + Array(repeating: "redo", count: n)
    },
    Shape("many undone at once", 1_500) { n in
      each(n, "box.center.x = #") + ["undo \(n - 1)", "redo \(n - 1)"]
    },
  ]
}
