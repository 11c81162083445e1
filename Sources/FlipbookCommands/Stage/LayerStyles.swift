import FlipbookValues

// The words for what is said of a layer's drawing once, when it is made.

/// How a line ends.
enum LineCap: String, Choosable {
  case butt, round, square

  var meaning: String {
    switch self {
    case .butt: "straight, at the end itself"
    case .round: "in half a circle beyond its end"
    case .square: "in half a square beyond its end"
    }
  }
}

/// How pieces of a line meet.
enum LineJoin: String, Choosable {
  case miter, round, bevel

  var meaning: String {
    switch self {
    case .miter: "in a point"
    case .round: "in a part of a circle"
    case .bevel: "in a straight edge"
    }
  }
}

/// What lies inside a path.
enum FillRule: String, Choosable {
  case nonZero, evenOdd

  var meaning: String {
    switch self {
    case .nonZero: "what its line goes around more often one way than the other"
    case .evenOdd: "what lies behind an odd number of lines"
    }
  }
}

/// How colours are spread.
enum Spread: String, Choosable {
  case axial, radial, conic

  var meaning: String {
    switch self {
    case .axial: "along the line from the start to the end point"
    case .radial: "in ellipses around the start point"
    case .conic: "in a turn about the start point"
    }
  }
}
