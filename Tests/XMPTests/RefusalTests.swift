// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing
import XMP

@Suite("Packets that are refused")
struct RefusalTests {
  @Test("Every truncation is an error that says so")
  func truncated() throws {
    let whole = Array(
      "<?xpacket begin='\u{FEFF}'?><!-- c -->\(described("<dc:format>é &amp; x</dc:format><!-- c -->"))"
        .utf8)
    for length in 1..<whole.count {
      #expect(throws: XMPError.truncated(line: 1), "\(length) bytes") {
        try XMPPacket(bytes: Array(whole.prefix(length)))
      }
    }
    _ = try XMPPacket(bytes: whole)
  }

  @Test(
    "Document types, so no entity is ever expanded or fetched",
    arguments: [
      "<!DOCTYPE a><a/>",
      "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
      "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>",
      "<!DOCTYPE a [<!ENTITY % p SYSTEM 'http://localhost:1/'>%p;]><a/>",
      "<!DOCTYPE a [<!ENTITY b 'ha'><!ENTITY c '&b;&b;&b;&b;'>]><a b='&c;'>&c;&c;</a>",
    ])
  func documentType(_ source: String) {
    #expect(throws: XMPError.documentType) { try XMPPacket(source) }
  }

  @Test(
    "XML that is not well-formed, with line and reason",
    arguments: [
      "\n<a><b></a>", "\n<a b='1' b='2'></a>", "\n<a>&undeclared;</a>", "\n<a>\u{1}</a>",
      "\n<a b=c/>", "<a>\n</b>",
    ])
  func malformed(_ source: String) throws {
    // The line counts from the first tag on, where the XML begins.
    let error = try #require(throws: XMPError.self) { try XMPPacket(source) }
    guard case .malformed(let line, let reason) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(line >= 1 && !reason.isEmpty && !reason.contains("\n"))
  }

  @Test(
    "Bytes that are not of the encoding",
    arguments: [
      Array("<a>".utf8) + [0xE9] + Array("text</a>".utf8),
      [0xFF, 0xFE, 0x3C, 0, 0, 0xD8, 0x41, 0],
      Array("<?xml version='1.0' encoding='none-such'?><a></a>".utf8),
    ])
  func encoding(_ source: [UInt8]) throws {
    let error = try #require(throws: XMPError.self) { try XMPPacket(bytes: source) }
    guard case .malformed = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test(
    "No XMP", arguments: ["<a/>", "<html><body>RDF</body></html>", "<RDF/>", "", " \0", "no tag"])
  func notXMP(_ source: String) {
    #expect(throws: XMPError.notXMP) { try XMPPacket(source) }
  }

  @Test("Too deep, at the limit and far beyond it", arguments: [126, 300, 100_000])
  func deep(_ count: Int) throws {
    let source = described(
      String(repeating: "<dc:a>", count: count) + String(repeating: "</dc:a>", count: count))
    #expect(throws: XMPError.tooDeep) { try XMPPacket(source) }
    let allowed = described(
      String(repeating: "<dc:a>", count: 125) + String(repeating: "</dc:a>", count: 125))
    #expect(try XMPPacket(allowed).text(of: .dublinCore("a")) == nil)
  }

  @Test("Too many attributes, which libxml2 would compare with each other for minutes")
  func manyAttributes() throws {
    func packet(_ count: Int) -> String {
      described("<dc:a " + (0..<count).map { "a\($0)=''" }.joined(separator: " ") + "/>")
    }
    #expect(throws: XMPError.tooManyAttributes) { try XMPPacket(packet(1_000_000)) }
    _ = try XMPPacket(packet(1_000))
  }

  @Test("Many errors, and many namespaces, take no time")
  func manyErrors() throws {
    let errors = described("<dc:a>" + String(repeating: "&;", count: 500_000) + "</dc:a>")
    #expect(throws: XMPError.self) { try XMPPacket(errors) }
    let names = (0..<65).map { "xmlns:n\($0)='urn:\($0)'" }.joined(separator: " ")
    #expect(throws: XMPError.tooManyNamespaces) { try XMPPacket(described("<dc:a \(names)/>")) }
    let hidden = "<! \"<q " + (0..<40_000).map { "a\($0)=''" }.joined(separator: " ") + "/>\""
    #expect(throws: XMPError.self) { try XMPPacket(described(hidden)) }
  }

  @Test("Too large")
  func large() {
    let size = XMPPacket.maximumSize + 1
    #expect(throws: XMPError.tooLarge(bytes: size)) {
      try XMPPacket(bytes: [UInt8](repeating: 0x20, count: size))
    }
  }

  @Test("Each message is a sentence that says what to do")
  func messages() {
    let errors: [XMPError] = [
      .tooLarge(bytes: 1), .tooDeep, .tooManyAttributes, .tooManyNamespaces, .documentType,
      .truncated(line: 1),
      .malformed(line: 1, reason: "r"), .notXMP, .invalidName("a b"), .outOfMemory,
    ]
    for error in errors { #expect("\(error)".hasSuffix(".") && "\(error)".contains("; ")) }
  }
}
