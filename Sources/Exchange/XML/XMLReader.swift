// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// Reads XML without fetching anything, without a document type, and within limits.
final class XMLReader {
  /// The maximum number of elements and attributes.
  private static let mostParts = 1_000_000
  private static let deepest = 200
  /// The maximum number of namespaces that an element declares, since each lookup searches all of them.
  private static let mostNamespaces = 16

  private var open: [XMLElement] = []
  private var root: XMLElement?
  private var parts = 0
  private var failure: ExchangeError?

  /// The root element of a document.
  ///
  /// - Parameter what: the name of the document in messages, such as "The XFDF".
  /// - Throws: ``ExchangeError/malformed(_:)``, ``ExchangeError/tooLarge(limit:_:)``.
  static func read(_ bytes: [UInt8], _ what: String) throws(ExchangeError) -> XMLElement {
    guard let (bytes, encoding) = XMLEncoding.plain(bytes) else {
      throw .malformed("\(what) is not XML in a supported encoding: write it in UTF-8.")
    }
    guard !StartTags.areTooLong(in: bytes) else {
      throw .tooLarge(limit: "xmlAttributes", "\(what) has an element with too many attributes.")
    }
    let reader = XMLReader()
    let line = reader.parse(bytes, encoding)
    if let failure = reader.failure { throw failure }
    guard let root = reader.root, line == nil else {
      throw .malformed("\(what) is not well-formed XML at line \(line ?? 1): fix it.")
    }
    return root
  }

  /// The line of the first error; `nil` if there is none.
  ///
  /// - Parameter encoding: the encoding that overrides the document's declaration.
  private func parse(_ bytes: [UInt8], _ encoding: String?) -> Int? {
    _ = XMLReader.libraryReady
    guard !bytes.isEmpty, let context = xmlNewParserCtxt(), let handler = context.pointee.sax
    else { return 1 }
    defer { xmlFreeParserCtxt(context) }
    XMLReader.hook(handler)
    context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    // Attached files have text longer than the usual limit of ten megabytes. Only XML's own five entities
    // are expanded: no others can be declared.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_HUGE.rawValue | XML_PARSE_NOENT.rawValue
    let document = withExtendedLifetime(self) {
      bytes.withUnsafeBytes { buffer in
        xmlCtxtReadMemory(
          context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(clamping: buffer.count), nil, encoding, Int32(bitPattern: options))
      }
    }
    xmlFreeDoc(document)
    guard context.pointee.wellFormed == 0 || failure != nil || root == nil else { return nil }
    return max(1, Int(context.pointee.lastError.line))
  }

  private static func hook(_ handler: UnsafeMutablePointer<xmlSAXHandler>) {
    handler.pointee.internalSubset = { context, _, _, _ in
      // This stops the parser before any entity is declared.
      XMLReader.of(context)?.stop(
        .malformed("It declares a document type, which is refused for safety: remove the DOCTYPE."),
        context)
    }
    handler.pointee.startElementNs = { context, name, _, uri, spaces, _, count, _, attributes in
      XMLReader.of(context)?.begin(name, uri, Int(spaces), Int(count), attributes, context)
    }
    // Reading stops at the first error, because later contents may be misread.
    handler.pointee.serror = { context, error in
      guard let error, error.pointee.level == XML_ERR_FATAL else { return }
      xmlStopParser(context?.assumingMemoryBound(to: xmlParserCtxt.self))
    }
    handler.pointee.endElementNs = { context, _, _, _ in XMLReader.of(context)?.end() }
    let text: charactersSAXFunc = { context, start, count in
      XMLReader.of(context)?.add(start, Int(count))
    }
    handler.pointee.characters = text
    handler.pointee.ignorableWhitespace = text
    handler.pointee.cdataBlock = text
    handler.pointee.comment = nil
    handler.pointee.processingInstruction = nil
  }

  private func begin(
    _ name: UnsafePointer<xmlChar>?, _ uri: UnsafePointer<xmlChar>?, _ spaces: Int,
    _ count: Int, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    parts += 1 + max(0, count)
    guard parts <= XMLReader.mostParts, open.count < XMLReader.deepest,
      spaces <= XMLReader.mostNamespaces
    else {
      return stop(
        .tooLarge(
          limit: "xmlElements",
          "It has too many elements or nests them too deeply: divide it."),
        context)
    }
    var element = XMLElement(XMLReader.text(name), namespace: uri.map { XMLReader.text($0) })
    if let attributes {
      for index in 0..<max(0, count) {
        element.attributes.append(XMLReader.attribute(attributes + index * 5))
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

  private func stop(_ error: ExchangeError, _ context: UnsafeMutableRawPointer?) {
    failure = failure ?? error
    xmlStopParser(context?.assumingMemoryBound(to: xmlParserCtxt.self))
  }

  /// The parts are the local name, prefix, namespace, and the start and end of the value.
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
    return .init(
      name: text(prefix) + ":" + text(parts[0]), namespace: text(parts[2]), value: value)
  }

  private static func text(_ characters: UnsafePointer<xmlChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> XMLReader? {
    let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self)
    return parser?.pointee._private.map {
      Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// libxml2 is set up once, before any thread uses it.
  private static let libraryReady: Void = xmlInitParser()
}
