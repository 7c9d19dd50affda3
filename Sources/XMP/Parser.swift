// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// Parses XML without fetching anything, without a document type, and without output on standard error.
enum Parser {
  /// The document, which the caller owns.
  static func parse(_ text: PacketText) throws(XMPError) -> xmlDocPtr {
    _ = libraryReady
    guard !text.bytes.isEmpty else { throw .notXMP }
    guard let context = xmlNewParserCtxt(), let handler = context.pointee.sax else {
      throw .outOfMemory
    }
    defer { xmlFreeParserCtxt(context) }
    let diagnosis = Diagnosis()
    handler.pointee.serror = { Diagnosis.of($0)?.note($1?.pointee, in: $0) }
    handler.pointee.internalSubset = { context, _, _, _ in
      Diagnosis.of(context)?.declaresDocumentType = true
      // This stops the parser before any entity is declared.
      xmlStopParser(context?.assumingMemoryBound(to: xmlParserCtxt.self))
    }
    let document = withExtendedLifetime(diagnosis) {
      context.pointee._private = Unmanaged.passUnretained(diagnosis).toOpaque()
      return read(text, in: context)
    }
    if let document, diagnosis.error == nil, xmlDocGetRootElement(document) != nil {
      return document
    }
    xmlFreeDoc(document)
    throw diagnosis.error ?? .truncated(line: 1)
  }

  private static func read(_ text: PacketText, in context: xmlParserCtxtPtr) -> xmlDocPtr? {
    // Recovery keeps the tree if the first error comes after it; other errors are thrown.
    var options = XML_PARSE_RECOVER.rawValue | XML_PARSE_NONET.rawValue
    options |= XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    if text.encoding != nil { options |= XML_PARSE_IGNORE_ENC.rawValue }
    return text.bytes.withUnsafeBytes { buffer in
      xmlCtxtReadMemory(
        context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: buffer.count), nil, text.encoding, Int32(bitPattern: options))
    }
  }

  /// libxml2 is set up once, before any thread uses it.
  private static let libraryReady: Void = xmlInitParser()
}
