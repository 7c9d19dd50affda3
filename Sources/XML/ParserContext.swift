// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// One parse by libxml2: nothing is fetched, nothing is written to standard error, and a document type
/// ends it before any entity is declared.
class ParserContext {
  final let pointer: xmlParserCtxtPtr
  final let handler: UnsafeMutablePointer<xmlSAXHandler>
  /// The first error.
  final private(set) var failure: XMLError?

  /// - Parameter new: makes the context of libxml2, for XML or HTML.
  init(_ new: () -> xmlParserCtxtPtr?) throws(XMLError) {
    _ = Self.libraryReady
    guard let pointer = new(), let handler = pointer.pointee.sax else { throw .outOfMemory }
    (self.pointer, self.handler) = (pointer, handler)
    pointer.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    handler.pointee.internalSubset = { context, _, _, _ in
      ParserContext.of(context)?.stop(.documentType)
    }
    handler.pointee.serror = { context, error in
      guard let error = error?.pointee, error.level == XML_ERR_FATAL else { return }
      guard let parse = ParserContext.of(context), parse.failure == nil else { return }
      parse.note(error)
    }
  }

  deinit { xmlFreeParserCtxt(pointer) }

  /// Parses a text. Returns the tree that the handlers built, if any. The caller owns it.
  final func parse(_ text: XMLText, _ more: [xmlParserOption]) -> xmlDocPtr? {
    var options = [XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING] + more
    if text.encoding != nil { options.append(XML_PARSE_IGNORE_ENC) }
    return withExtendedLifetime(self) {
      text.bytes.withUnsafeBytes { buffer in
        xmlCtxtReadMemory(
          pointer, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(clamping: buffer.count), nil, text.encoding,
          Int32(bitPattern: options.reduce(0) { $0 | $1.rawValue }))
      }
    }
  }

  /// Takes a fatal error. Reading stops at the first one: later contents may be misread, and there may be
  /// very many errors.
  func note(_ error: xmlError) {
    stop(.malformed(line: Int(error.line), reason: ParserContext.reason(error)))
  }

  /// Stops the parser without `xmlStopParser`. That would free the text under a function of libxml2
  /// that still reads it. What it sets besides is enough: versions before 2.13 look at the state, later
  /// ones at the number.
  final func stop(_ error: XMLError) {
    if failure == nil || error == .documentType { failure = error }
    pointer.pointee.instate = XML_PARSER_EOF
    pointer.pointee.disableSAX = 2
  }

  /// The parse that a callback belongs to.
  static func of(_ context: UnsafeMutableRawPointer?) -> Self? {
    let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self)
    return parser?.pointee._private.map { Unmanaged<Self>.fromOpaque($0).takeUnretainedValue() }
  }

  static func reason(_ error: xmlError) -> String {
    guard let message = error.message else { return "error \(error.code)" }
    return String(decoding: String(cString: message).utf8.prefix { $0 != 10 }, as: UTF8.self)
  }

  /// libxml2 is set up once, before any thread uses it.
  private static let libraryReady: Void = xmlInitParser()
}
