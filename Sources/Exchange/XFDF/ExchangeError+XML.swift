// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

extension ExchangeError {
  fileprivate init(_ error: XMLError, _ what: String) {
    self =
      switch error {
      case .notXML, .encoding:
        .malformed("\(what) is not XML in a supported encoding: write it in UTF-8.")
      case .documentType:
        .malformed(
          "It declares a document type, which is refused for safety: remove the DOCTYPE.")
      case .tooDeep, .tooLarge, .tooManyNamespaces:
        .tooLarge(
          limit: "xmlElements",
          "It has too many elements or nests them too deeply: divide it.")
      case .tooManyAttributes:
        .tooLarge(limit: "xmlAttributes", "\(what) has an element with too many attributes.")
      case .truncated(let line), .malformed(let line, _):
        .malformed("\(what) is not well-formed XML at line \(line): fix it.")
      case .outOfMemory: .tooLarge(limit: "memory", "There is not enough memory for it.")
      }
  }
}

/// Reads the root element of a document.
///
/// - Parameter what: the name of the document in messages, such as "The XFDF".
/// - Throws: ``ExchangeError/malformed(_:)``, ``ExchangeError/tooLarge(limit:_:)``.
func readXML(_ bytes: [UInt8], _ what: String) throws(ExchangeError) -> XMLElement {
  do {
    return try XMLElement(XMLText(bytes, mostAttributes: mostAttributes))
  } catch {
    throw ExchangeError(error, what)
  }
}

private let mostAttributes = 256
