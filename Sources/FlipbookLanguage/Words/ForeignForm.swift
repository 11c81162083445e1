/// Statements as people write them who know other languages, and the same as they are typed here.
package enum ForeignForm {
  // A pattern and what stands for it, `$1` being its first group.
  private static let table = #"""
    (\d)(?:px|pt|dp)                              => $1
    (\d) (s|ms|sec|deg|%)( |$)                    => $1$2$3
    (\d+) (?:seconds?|secs?)                      => $1s
    ^([\w.]+) *= *(-?[\d.]+), *(-?[\d.]+)$        => $1 = ($2, $3)
    (center|size): *(-?[\d.]+),? +(-?[\d.]+)      => $1: ($2, $3)
    ^\(?(\w+(?:, *\w+)+)\)?((?:\.\w+)+ *\S?=.+)$   => for v in [$1] { v$2 }
    ^(\w+(?:\.\w+)+(?:(?:, *| +)\w+(?:\.\w+)+)+)$ => watch $1
    ^(for \w+ in )\(([\w, ]+)\)                   => $1[$2]
    "?(\w*)\$\{?(\w+)\}?"?                        => "$1\($2)"
    \{ *(\d+%) *\{                                => { at $1 {
    \} *;? *(\d+%) *\{                            => }; at $1 {
    ( \d+)\.\.(\d+ )                              => $1...$2
    ^(\w+) ([A-Za-z]+)(\d+)\.\.[.<]?(?:\2)?(\d+)(.*)$ => for i in $3...$4 { $1 "$2\(i)"$5 }
    ^sweep (\w+) in ([\d.]*\d)\.\.[.<]([\d.]+) (\{.*?([\w.]+) *\S?=.*)$ => \
    sweep $1 from: $2 to: $3 by: 0.1 measure: $5 $4
    ^(view|layer) ([A-Za-z]+)(\d), *\2\d, *\2(\d)( .*|)$ => for i in $3...$4 { $1 "$2\(i)"$5 }
    ^(view|layer) (\w+), *(\w+)( \w+:.*|)$        => $1 $2$4; $1 $3$4
    ^(view|layer) (\w+),? (\w+),? (\w+)( \w+:.*|)$ => $1 $2$5; $1 $3$5; $1 $4$5
    ^(view|layer) (\w+) (\d+)( .*|)$              => $1 $2$3$4
    ^repeat (\d+) \{                              => for i in 0..<$1 {
    repeat: *(?:forever|infinite|infinity|-1)     => repeat
    ^at ([\d.]+m?s) \{                            => after $1 {
    ^(\w+) (\w+\.[\w.]+)$                         => $1($2)
    ^(scale|rotate|translate)\((\w+), *(.+)\)$    => $2.transform = $1($3)
    ^(\w+)(?:\.\w+)+ (at: *\S+)$                  => show $1 $2
    ^(\w+(?:\.\w+)+ (?:from|to|for):.+)$          => table $1 every: 0.1s
    ^off (?:watch|\w+(?:\.(?!layer)\w+)+)$        => watch none
    ^touch tap (\w+)$                             => touch $1
    ^list (\w+(?:,? +\w+)*)$                      => table $1
    ^animate (\w+)((?: [\d.]+m?s)?) *\{ *([xy]): *(-?[\d.]+) *\}$ => animate$2 { $1.center.$3 = $4 }
    ^animate (\w+)((?: [\d.]+m?s)?) *\{ *(\w+): *(-?[\d.]+) *\}$ => animate$2 { $1.$3 = $4 }
    """#

  /// A statement in the forms there are here: with all that is known in it, and with each by itself.
  package static func rewritten(_ statement: String) -> [String] {
    let rows = table.replacing("\\\n", with: "").split(separator: "\n")
    var (all, single) = (statement, [String]())
    for row in rows {
      guard let arrow = row.firstRange(of: "=>"),
        let pattern = try? Regex(row[..<arrow.lowerBound].trimmed)
      else { preconditionFailure("a row is a pattern and a form: \(row)") }
      let form = row[arrow.upperBound...].trimmed
      let written = { (text: String) in
        text.replacing(pattern.wordBoundaryKind(.simple)) { match in
          match.output.indices.reversed().reduce(form) { form, group in
            form.replacing("$\(group)", with: match.output[group].substring ?? "")
          }
        }
      }
      all = written(all)
      single.append(written(statement))
    }
    return ([all] + single).filter { $0 != statement }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let text = drop { $0 == " " }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
