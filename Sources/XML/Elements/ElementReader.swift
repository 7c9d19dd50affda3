// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// Reads elements with their texts and attributes. Comments and instructions are left out.
final class ElementReader: ParserContext {
  private static let deepest = 200
  /// The maximum number that an element declares.
  private static let mostNamespaces = 16

  private var open: [XMLElement] = []
  private var root: XMLElement?
  private var parts = 0

  init() throws(XMLError) {
    try super.init(xmlNewParserCtxt)
    handler.pointee.startElementNs = { context, name, _, uri, spaces, _, count, _, attributes in
      ElementReader.of(context)?.begin(name, uri, Int(spaces), Int(count), attributes)
    }
    handler.pointee.endElementNs = { context, _, _, _ in ElementReader.of(context)?.end() }
    let text: charactersSAXFunc = { context, start, count in
      ElementReader.of(context)?.add(start, Int(count))
    }
    handler.pointee.characters = text
    handler.pointee.ignorableWhitespace = text
    handler.pointee.cdataBlock = text
    handler.pointee.comment = nil
    handler.pointee.processingInstruction = nil
  }

  /// The root element.
  func element(_ text: XMLText) throws(XMLError) -> XMLElement {
    // Attached files have text longer than the usual limit of ten megabytes. Only XML's own five entities
    // are expanded: no others can be declared.
    xmlFreeDoc(parse(text, [XML_PARSE_HUGE, XML_PARSE_NOENT]))
    if let failure { throw failure }
    guard let root, pointer.pointee.wellFormed != 0 else {
      let line = max(1, Int(pointer.pointee.lastError.line))
      throw .malformed(line: line, reason: ParserContext.reason(pointer.pointee.lastError))
    }
    return root
  }

  private func begin(
    _ name: UnsafePointer<xmlChar>?, _ uri: UnsafePointer<xmlChar>?, _ spaces: Int,
    _ count: Int, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    parts += 1 + max(0, count)
    guard parts <= XMLElement.mostParts else { return stop(.tooLarge) }
    guard spaces <= ElementReader.mostNamespaces else { return stop(.tooManyNamespaces) }
    guard open.count < ElementReader.deepest else { return stop(.tooDeep) }
    var element = XMLElement(ElementReader.text(name), namespace: uri.map(ElementReader.text))
    if let attributes {
      for index in 0..<max(0, count) {
        element.attributes.append(ElementReader.attribute(attributes + index * 5))
      }
    }
    open.append(element)
  }

  private func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].append(element) }
  }

  private func add(_ start: UnsafePointer<xmlChar>?, _ count: Int) {
    guard let start, count > 0, !open.isEmpty else { return }
    let part = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let last = open.count - 1
    if case .text(var text)? = open[last].content.last {
      open[last].content.removeLast()
      text += part
      open[last].content.append(.text(text))
    } else {
      open[last].content.append(.text(part))
    }
  }

  /// Makes an attribute of libxml2's five parts. They are the local name, prefix, namespace, and the
  /// start and end of the value.
  private static func attribute(
    _ parts: UnsafeMutablePointer<UnsafePointer<xmlChar>?>
  ) -> XMLElement.Attribute {
    var value = ""
    if let start = parts[3], let end = parts[4] {
      value = String(
        decoding: UnsafeBufferPointer(start: start, count: max(0, end - start)), as: UTF8.self)
    }
    guard let prefix = parts[1] else {
      return .init(name: text(parts[0]), namespace: nil, value: value)
    }
    return .init(name: text(prefix) + ":" + text(parts[0]), namespace: text(parts[2]), value: value)
  }

  private static func text(_ characters: UnsafePointer<xmlChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}

extension XMLElement {
  /// The maximum number of elements and attributes.
  public static let mostParts = 1_000_000

  /// Reads the root element of a document.
  public init(_ text: XMLText) throws(XMLError) { self = try ElementReader().element(text) }
}
