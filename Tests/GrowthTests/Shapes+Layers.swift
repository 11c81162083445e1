// Animations of layers, chains and touches.
extension Shape {
  static let layers = [
    Shape("animations of many layers", 500) { n in
      ["animation fade opacity from: 0 to: 1 1s"] + views(n) + each(n, "add fade to: v# key: \"k\"")
        + ["run"]
    },
    Shape("animations of one layer", 800) { n in
      ["animation fade opacity from: 0 to: 1 1s"] + each(n, "add fade to: box key: \"k#\"")
        + each(n, "detach box \"k#\"")
    },
    Shape("groups", 500) { n in
      ["animation g opacity to: 0 1s"] + each(n, "group g# 1s g", "add g# to: box key: \"k#\"") + [
        "run"
      ]
    },
    Shape("transactions", 800) { n in
      ["layer l"] + each(n, "transaction 1s { l.opacity = 0.5 }") + ["run"]
    },
    Shape("actions", 800) { n in
      each(n, "on box \"k#\" { box.tag = 1 }", "off box \"k#\"")
    },
    Shape("actions taken away one by one", 1_000) { n in
      each(n, "on box \"k#\" { box.tag = 1 }") + each(n, "off box \"k#\"")
    },
    Shape("actions of one key", 1_000) { n in
      each(n, "on box \"fade\" { box.tag = 1 }") + ["off box \"fade\""]
    },
    Shape("values of one animation", 500) { n in
      [
        "animation w position.x values: (" + (0..<n).map { String($0 % 7) }.joined(separator: ", ")
          + ") 1s", "add w to: box", "run",
      ]
    },
  ]

  static let chains = [
    Shape("chains", 250) { n in
      views(n)
        + each(
          n,
          "chain c# { then 0.1s { v#.center.x += 9 }; and 0.1s { v#.alpha = 0.5 }; do { v#.tag = 1 }; wait timeout: 0.1s }",
          "perform c#") + ["run"]
    },
    Shape("steps of one chain", 700) { n in
      [
        "chain c { "
          + Array(repeating: "then 10ms { box.center.x += 1 }", count: n).joined(separator: "; ")
          + " }", "perform c", "run",
      ]
    },
    Shape("chains that copy chains", 50) { n in
      ["chain c0 { then 0.1s { box.center.x += 1 } }"]
        + (1..<n).map { "chain c\($0) copy: c\($0 - 1) { then 0.1s { box.center.x += 1 } }" }
    },
    Shape("chains that decay", 400) { n in
      each(
        n, "chain c# { then 0.1s { box.alpha = 0.5 }; then 0.1s { box.alpha = 1 } }", "perform c#",
        "decay c#") + ["run"]
    },
  ]

  static let touches = [
    Shape("gestures of one view", 300) { n in
      each(n, "gesture pan box changed: { .center += translation }") + [
        "touch box by: (0, 300) over: 0.5s", "run",
      ]
    },
    Shape("taps of one view", 600) { n in
      each(n, "gesture tap box ended: { box.tag += 1 }") + ["touch box", "run"]
    },
    Shape("touches", 300) { n in
      ["gesture tap box ended: { box.tag += 1 }"] + each(n, "touch box", "step 0.5s")
    },
  ]
}
