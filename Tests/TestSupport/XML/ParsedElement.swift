import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a document, as a real XML parser reads it.
package struct ParsedElement: Equatable {
  package let name: String
  package let attributes: [String: String]
  /// The text directly in it.
  package fileprivate(set) var text = ""
  /// The index, among all elements, of the one it is in; `nil` for the outermost.
  package let parent: Int?

  /// An attribute as a number; NaN if it is not one.
  package func number(_ name: String) -> Double {
    attributes[name].flatMap(Double.init) ?? .nan
  }

  /// All elements of a document, in the order in which they begin.
  ///
  /// Throws the parser's error for a document that is not well formed.
  package static func all(in document: String) throws -> [ParsedElement] {
    let (parser, reader) = (XMLParser(data: Data(document.utf8)), Reader())
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.elements
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [ParsedElement] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(ParsedElement(name: name, attributes: attributes, parent: open.last))
      open.append(elements.count - 1)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let place = open.last { elements[place].text += text }
    }
  }
}
