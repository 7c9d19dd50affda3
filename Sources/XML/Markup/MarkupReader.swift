// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// Reads markup with libxml2's parser of HTML.
final class MarkupReader: ParserContext {
  private static let deepest = 512
  private static let wrapper = "root"

  private var parts: [Markup.Part] = []
  private var depth = 0

  init() throws(XMLError) {
    try super.init(htmlNewParserCtxt)
    handler.pointee.startElement = { context, name, attributes in
      MarkupReader.of(context)?.begin(name, attributes)
    }
    handler.pointee.endElement = { context, name in MarkupReader.of(context)?.end(name) }
    let text: charactersSAXFunc = { context, start, count in
      MarkupReader.of(context)?.add(start, Int(count))
    }
    handler.pointee.characters = text
    handler.pointee.ignorableWhitespace = text
    // Scripts and style sheets.
    handler.pointee.cdataBlock = { _, _, _ in }
    handler.pointee.internalSubset = nil
    handler.pointee.comment = nil
    handler.pointee.processingInstruction = nil
  }

  func parts(of text: String) throws(XMLError) -> [Markup.Part] {
    // The parser puts text outside of all elements into a paragraph, so there is an element around all.
    // It ends at a NUL.
    let bytes =
      "<\(MarkupReader.wrapper)>".utf8 + text.utf8.map { $0 == 0 ? UInt8(ascii: " ") : $0 }
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOIMPLIED.rawValue
      | HTML_PARSE_IGNORE_ENC.rawValue
    let document = withExtendedLifetime(self) {
      bytes.withUnsafeBytes { buffer in
        htmlCtxtReadMemory(
          pointer, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(clamping: buffer.count), nil, "UTF-8", Int32(bitPattern: options))
      }
    }
    xmlFreeDoc(document)
    if let failure { throw failure }
    // Without the wrapper.
    return Array(parts.dropFirst().dropLast())
  }

  /// The rules of HTML say how to go on after any error.
  override func note(_ error: xmlError) {}

  private func begin(
    _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    depth += 1
    guard depth <= MarkupReader.deepest else { return stop(.tooDeep) }
    var values: [String: String] = [:]
    // Names and values alternate, and end with a null pointer.
    var rest = attributes
    while let pair = rest, let key = pair[0] {
      values[String(cString: key)] = pair[1].map { String(cString: $0) } ?? ""
      rest = pair + 2
    }
    parts.append(.start(MarkupReader.local(name), attributes: values))
  }

  private func end(_ name: UnsafePointer<xmlChar>?) {
    depth -= 1
    parts.append(.end(MarkupReader.local(name)))
  }

  private func add(_ start: UnsafePointer<xmlChar>?, _ count: Int) {
    guard let start, count > 0 else { return }
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    if case .text(var before)? = parts.last {
      parts.removeLast()
      before += text
      parts.append(.text(before))
    } else {
      parts.append(.text(text))
    }
  }

  private static func local(_ name: UnsafePointer<xmlChar>?) -> String {
    name.flatMap { String(cString: $0).split(separator: ":").last?.lowercased() } ?? ""
  }
}
