// Views, layers and numbers.
extension Shape {
  static let stage = [
    Shape("views", 1_500) { n in
      views(n) + ["list", "remove all"]
    },
    Shape("views in each other", 500) { n in
      ["view v0"] + (1..<n).map { "view v\($0) in: v\($0 - 1)" } + ["draw"]
    },
    Shape("layers", 800) { n in
      each(
        n, "layer l# frame: (#, 0, 8, 8)", "shape s# path: oval(0, 0, 8, 8)",
        "gradient g# colors: (red, blue)")
    },
    Shape("things that are removed", 800) { n in
      views(n) + each(n, "remove v#")
    },
    Shape("values", 800) { n in
      each(n, "box.center.x = #", "box.center.x", "show box")
    },
    Shape("bindings", 6_000) { n in
      ["let x0 = 1"] + (1..<n).map { "let x\($0) = x\($0 - 1) + 1" } + ["x\(n - 1)"]
    },
    Shape("long expressions", 400) { n in
      each(n, "box.center.x = " + Array(repeating: "#", count: 50).joined(separator: " + "))
    },
    Shape("plans", 2_000) { n in
      each(n, "after 1s { box.alpha = 0.5 }") + ["run"]
    },
    Shape("mistakes in a long session", 800) { n in
      each(n, "box.center.x = #") + each(n / 20, "box.foo = #", "animat 1s { }")
    },
    Shape("mistakes", 150) { n in
      each(n, "box.foo = #", "animat 1s { }", "box.center.x = = 1")
    },
  ]
}
