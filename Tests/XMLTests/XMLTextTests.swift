// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import XML

/// Encodings, and what is refused before it is parsed.
@Suite struct XMLTextTests {
  @Test func wideTextIsRead() throws {
    let source = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>é𝄞</a>"
    let little = source.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = source.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let whole = source.unicodeScalars.flatMap { scalar in
      (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> ($0 * 8)) }
    }
    for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, whole] {
      #expect(try element(bytes).text == "é𝄞")
    }
  }

  @Test func declaredEncodingsCount() throws {
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9]
    #expect(try element(latin + Array("</a>".utf8)).text == "é")
    for name in ["utf-7", "ebcdic-cp-us", "utf-16", ""] {
      #expect(throws: XMLError.encoding, "\(name)") {
        try element("<?xml version='1.0' encoding='\(name)'?><a/>")
      }
    }
  }

  @Test func aMarkCountsMoreThanTheDeclaration() throws {
    for name in ["ISO-8859-1", "utf-16", "utf-8"] {
      let source = "<?xml version='1.0' encoding='\(name)'?><a>é</a>"
      #expect(try element(XMLText.mark + Array(source.utf8)).text == "é")
    }
  }

  @Test func whatComesBeforeIsSkippedIfAsked() throws {
    #expect(try element([0xEF, 0xBB, 0xBF] + Array(" \n<a/>".utf8)).name == "a")
    let packet = Array("%PDF\n<a/>".utf8)
    #expect(throws: XMLError.notXML) { try element(packet) }
    let text = try XMLText(packet, skippingToMarkup: true, mostAttributes: 1)
    #expect(try XMLDocument(text, deepest: 9).root?.local == "a")
    #expect(throws: XMLError.notXML) { try element("") }
  }

  @Test func anElementHasSoManyAttributes() throws {
    func tag(_ count: Int) -> String {
      "<a><!-- <b '\"\"' --><b" + (0..<count).map { " a\($0)='<'" }.joined() + "/></a>"
    }
    #expect(throws: XMLError.tooManyAttributes) { try element(tag(65)) }
    #expect(throws: XMLError.malformed(line: 1, reason: "")) {
      do { _ = try element(tag(64)) } catch XMLError.malformed(let line, _) {
        throw XMLError.malformed(line: line, reason: "")
      }
    }
  }

  @Test func aDocumentTypeIsRefused() {
    let source = "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>"
    #expect(throws: XMLError.documentType) { try element(source) }
    #expect(throws: XMLError.documentType) {
      try XMLDocument(XMLText(Array(source.utf8), mostAttributes: 1), deepest: 9)
    }
  }

  private func element(_ text: String) throws -> XMLElement { try element(Array(text.utf8)) }

  private func element(_ bytes: [UInt8]) throws -> XMLElement {
    try XMLElement(XMLText(bytes, mostAttributes: 64))
  }
}
