// SPDX-License-Identifier: AGPL-3.0-or-later

import CXML2

/// The first problem while a packet was parsed.
final class Diagnosis {
  var declaresDocumentType = false
  private var first: XMPError?

  /// `nil` where the tree is whole.
  var error: XMPError? { declaresDocumentType ? .documentType : first }

  /// The diagnosis that a parser context carries.
  static func of(_ context: UnsafeMutableRawPointer?) -> Diagnosis? {
    guard let carried = context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private
    else { return nil }
    return Unmanaged<Diagnosis>.fromOpaque(carried).takeUnretainedValue()
  }

  /// Keeps the error if it is the first fatal one and lies within the root element or before it.
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

  /// Whether no `>` is left, without which no document ends.
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
