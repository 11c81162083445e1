/// Matches tokens, some of them wildcards, against places.
///
/// Each wildcard takes as little as it can. Since any other token can end at one place only, it is
/// enough to lengthen the last wildcard, so the work is at most tokens times places.
enum Wildcards {
  /// Whether the tokens cover all places from 0 to `length`; `end` gives the place after a token
  /// that starts at a place, nil where it does not fit.
  static func match(
    tokens: Int, length: Int, isWildcard: (Int) -> Bool, end: (_ token: Int, _ place: Int) -> Int?
  ) -> Bool {
    var (token, place) = (0, 0)
    var last: (token: Int, place: Int)?
    while token < tokens || place < length {
      if token < tokens, isWildcard(token) {
        last = (token, place)
        token += 1
      } else if token < tokens, let next = end(token, place) {
        place = next
        token += 1
      } else if let wildcard = last, wildcard.place < length {
        place = wildcard.place + 1
        token = wildcard.token + 1
        last = (wildcard.token, place)
      } else {
        return false
      }
    }
    return true
  }
}
