// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing
import XMP

@Suite("Namespaces")
struct NamespaceTests {
  @Test(
    "A prefix bound to another URI is left to it",
    arguments: [
      packet(
        "<rdf:Description><pspdf:a/></rdf:Description>", attributes: "xmlns:pspdf='urn:other'"),
      packet("<rdf:Description xmlns:pspdf='urn:other' xmlns:pspdf2='urn:2' pspdf:a='1'/>"),
    ])
  func clash(_ source: String) throws {
    var packet = try XMPPacket(source)
    try packet.setText(bookmarkJSON, of: .pspdf)
    try packet.setStructs([["UUID": "1"]], of: .pspdf.sibling("Others"))
    let again = try packet.reread()
    #expect(again.text(of: .pspdf) == bookmarkJSON)
    #expect(again.structs(of: .pspdf.sibling("Others")) == [["UUID": "1"]])
    #expect(again.text(of: XMPName(namespace: "urn:other", prefix: "q", local: "a")) != nil)
    #expect(
      try canonical(packet.serialized(), without: [.pspdf, .pspdf.sibling("Others")])
        == canonical(Array(source.utf8)))
  }

  @Test("RDF itself as default namespace, which attributes cannot use")
  func defaultNamespace() throws {
    let source = """
      <RDF xmlns="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><Description \
      xmlns:p="http://ns.apple.com/Preview/1.0/" p:Other="1"/></RDF>
      """
    var packet = try XMPPacket(source)
    try packet.setText(bookmarkJSON, of: .pspdf)
    try packet.setStructs(bookmarkStructs, of: .preview)
    let again = try packet.reread()
    #expect(again.text(of: .pspdf) == bookmarkJSON)
    #expect(again.structs(of: .preview) == bookmarkStructs)
    #expect(again.text(of: .preview.sibling("Other")) == "1")
    #expect(
      try canonical(packet.serialized(), without: [.pspdf, .preview])
        == canonical(Array(source.utf8)))
  }

  @Test("A prefix that nothing binds is written back as it was")
  func unbound() throws {
    var packet = try XMPPacket(described("<pspdf:a b:c='1'>x</pspdf:a>"))
    try packet.setText(bookmarkJSON, of: .pspdf)
    #expect(try packet.string.contains("<pspdf:a b:c=\"1\">x</pspdf:a>"))
    #expect(try packet.reread().text(of: .pspdf) == bookmarkJSON)
  }

  @Test(
    "Names that XML cannot write are refused",
    arguments: [
      XMPName(namespace: "", prefix: "p", local: "a"),
      XMPName(namespace: "urn:a", prefix: "", local: "a"),
      XMPName(namespace: "urn:a", prefix: "xml", local: "a"),
      XMPName(namespace: "urn:a", prefix: "p", local: "a b"),
      XMPName(namespace: "urn:a\u{0}", prefix: "p", local: "a"),
    ])
  func names(_ name: XMPName) throws {
    var packet = try XMPPacket()
    let before = try packet.serialized()
    #expect(throws: XMPError.self) { try packet.setText("x", of: name) }
    #expect(throws: XMPError.self) { try packet.setStructs([["a": "x"]], of: name) }
    #expect(try packet.serialized() == before)
  }
}

extension XMPName {
  /// Another property of the same namespace.
  fileprivate func sibling(_ local: String) -> XMPName {
    XMPName(namespace: namespace, prefix: prefix, local: local)
  }
}
