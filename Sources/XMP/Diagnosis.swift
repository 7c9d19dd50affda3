// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// Records the first problem while a packet is parsed.
final class Diagnosis {
  var declaresDocumentType = false
  private var first: XMPError?

  /// `nil` if the tree is complete.
  var error: XMPError? { declaresDocumentType ? .documentType : first }

  /// The diagnosis of a parser context.
  static func of(_ context: UnsafeMutableRawPointer?) -> Diagnosis? {
    guard let carried = context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private
    else { return nil }
    return Unmanaged<Diagnosis>.fromOpaque(carried).takeUnretainedValue()
  }

  /// Records the error if it is the first fatal one and lies before the end of the root element.
  func note(_ error: xmlError?, in context: UnsafeMutableRawPointer?) {
    guard let error, error.level == XML_ERR_FATAL, first == nil, let context else { return }
    let parser = context.assumingMemoryBound(to: xmlParserCtxt.self).pointee
    if parser.nameNr == 0, let document = parser.myDoc, xmlDocGetRootElement(document) != nil {
      return
    }
    let line = Int(error.line)
    if Int(parser.nameNr) > XMPPacket.maximumDepth {
      first = .tooDeep
    } else if error.code == Int32(bitPattern: XML_ERR_NO_MEMORY.rawValue) {
      first = .outOfMemory
    } else if error.code != Self.mismatch, Self.isCutOff(parser) {
      first = .truncated(line: line)
    } else {
      first = .malformed(line: line, reason: Self.reason(error))
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

  private static func reason(_ error: xmlError) -> String {
    guard let message = error.message else { return "error \(error.code)" }
    return String(decoding: String(cString: message).utf8.prefix { $0 != 10 }, as: UTF8.self)
  }
}
