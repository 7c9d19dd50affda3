// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// Parses a tree. What comes after the root element is not its concern.
final class TreeParser: ParserContext {
  private let deepest: Int

  init(deepest: Int) throws(XMLError) {
    self.deepest = deepest
    try super.init(xmlNewParserCtxt)
    handler.pointee.startElementNs = {
      (context, name, prefix, uri, spaces, namespaces, attributes, defaults, values) in
      guard spaces <= mostNamespaces else {
        TreeParser.of(context)?.stop(.tooManyNamespaces)
        return
      }
      xmlSAX2StartElementNs(
        context, name, prefix, uri, spaces, namespaces, attributes, defaults, values)
    }
  }

  /// The document, which the caller owns.
  func document(_ text: XMLText) throws(XMLError) -> xmlDocPtr {
    // Recovery keeps the tree if the first error comes after it; other errors are thrown.
    let document = parse(text, [XML_PARSE_RECOVER])
    if let document, failure == nil, xmlDocGetRootElement(document) != nil { return document }
    xmlFreeDoc(document)
    throw failure ?? .truncated(line: 1)
  }

  /// Keeps the error if it comes before the root element's end.
  override func note(_ error: xmlError) {
    let parser = pointer.pointee
    if parser.nameNr == 0, let document = parser.myDoc, xmlDocGetRootElement(document) != nil {
      return
    }
    let line = Int(error.line)
    if Int(parser.nameNr) > deepest {
      stop(.tooDeep)
    } else if error.code == Int32(bitPattern: XML_ERR_NO_MEMORY.rawValue) {
      stop(.outOfMemory)
    } else if error.code != Self.mismatch, Self.isCutOff(parser) {
      stop(.truncated(line: line))
    } else {
      stop(.malformed(line: line, reason: ParserContext.reason(error)))
    }
  }

  private static let mismatch = Int32(bitPattern: XML_ERR_TAG_NAME_MISMATCH.rawValue)

  /// Whether no `>` remains, so that the document cannot be complete.
  private static func isCutOff(_ parser: xmlParserCtxt) -> Bool {
    guard let input = parser.input?.pointee, let current = input.cur, let end = input.end else {
      return true
    }
    return !UnsafeBufferPointer(start: current, count: max(0, end - current))
      .contains(UInt8(ascii: ">"))
  }
}

/// The maximum number that an element declares: packets of Adobe's apps declare some 20.
private let mostNamespaces = 64
