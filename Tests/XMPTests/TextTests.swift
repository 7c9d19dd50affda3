// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing
import XMP

@Suite("Simple properties")
struct TextTests {
  @Test(
    "are read in every form",
    arguments: [
      packet("<rdf:Description rdf:about='' xmp:CreatorTool='Tool &amp; é'/>"),
      described("<xmp:CreatorTool>Tool &amp; é</xmp:CreatorTool>"),
      described("<xmp:CreatorTool>Tool<!-- - --> <![CDATA[&]]> &#xE9;</xmp:CreatorTool>"),
      described("<xmp:CreatorTool rdf:resource='Tool &amp; é'/>"),
      described(
        "<xmp:CreatorTool rdf:parseType='Resource'><rdf:value>Tool &amp; é</rdf:value>"
          + "<xmp:q>1</xmp:q></xmp:CreatorTool>"),
      described(
        "<xmp:CreatorTool><rdf:Description rdf:value='Tool &amp; é' xmp:q='1'/></xmp:CreatorTool>"),
      packet(
        "<rdf:Description rdf:about='uuid:odd'/><rdf:Description about='x:\\ y'>"
          + "<CreatorTool xmlns='http://ns.adobe.com/xap/1.0/'>Tool &amp; é</CreatorTool>"
          + "</rdf:Description>"),
      packet(
        "<rdf:Description><z:CreatorTool xmlns:z='http://ns.adobe.com/xap/1.0/'>"
          + "Tool &amp; é</z:CreatorTool></rdf:Description>"),
    ])
  func read(_ source: String) throws {
    var packet = try XMPPacket(source)
    #expect(packet.text(of: .tool) == "Tool & é")
    #expect(packet.text(of: .title) == nil)

    try packet.setText("Other <1>", of: .tool)
    #expect(packet.text(of: .tool) == "Other <1>")
    #expect(try packet.reread().text(of: .tool) == "Other <1>")
    #expect(
      try canonical(packet.serialized(), without: [.tool])
        == canonical(Array(source.utf8), without: [.tool]))

    try packet.setText(nil, of: .tool)
    #expect(try packet.reread().text(of: .tool) == nil)
  }

  @Test("of an alternative are its default item, and the other languages stay")
  func alternative() throws {
    var packet = try XMPPacket(
      described(
        "<dc:title><rdf:Alt><rdf:li xml:lang='de'>Fisch</rdf:li>"
          + "<rdf:li xml:lang='x-default'>Fish</rdf:li></rdf:Alt></dc:title>"))
    #expect(packet.text(of: .title) == "Fish")
    try packet.setText("Cod", of: .title)
    #expect(packet.text(of: .title) == "Cod")
    #expect(try packet.string.contains("<rdf:li xml:lang=\"de\">Fisch</rdf:li>"))
  }

  @Test("are nil where the property is another array or a struct")
  func otherKinds() throws {
    let packet = try XMPPacket(
      described(
        "<dc:creator><rdf:Seq><rdf:li>A</rdf:li></rdf:Seq></dc:creator>"
          + "<dc:source rdf:parseType='Resource'><dc:x>1</dc:x></dc:source>"))
    #expect(packet.text(of: .dublinCore("creator")) == nil)
    #expect(packet.text(of: .dublinCore("source")) == nil)
  }

  @Test("that stand twice are one after a change")
  func twice() throws {
    var packet = try XMPPacket(
      packet(
        "<rdf:Description xmp:CreatorTool='A'/><rdf:Description>"
          + "<xmp:CreatorTool>B</xmp:CreatorTool></rdf:Description>"))
    try packet.setText("C", of: .tool)
    #expect(try packet.string.contains("xmp:CreatorTool=\"C\""))
    #expect(try !packet.string.contains("<xmp:CreatorTool"))
    try packet.setText(nil, of: .tool)
    #expect(packet.text(of: .tool) == nil)
  }

  @Test(
    "keep line ends and quotes; what XML cannot hold becomes U+FFFD",
    arguments: [
      "<rdf:Description xmp:CreatorTool='A'/>", "<rdf:Description/>",
    ])
  func characters(_ content: String) throws {
    var packet = try XMPPacket(packet(content))
    try packet.setText("a\r\n\t\"'<>&amp;]]>\u{1F41F} ", of: .tool)
    #expect(try packet.reread().text(of: .tool) == "a\r\n\t\"'<>&amp;]]>\u{1F41F} ")
    try packet.setText("a\u{0}b\u{1B}c\u{FFFE}", of: .tool)
    #expect(try packet.reread().text(of: .tool) == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
  }

  @Test("replace an array")
  func replaceArray() throws {
    var packet = try XMPPacket()
    try packet.setStructs(bookmarkStructs, of: .pspdf)
    try packet.setText(bookmarkJSON, of: .pspdf)
    #expect(try packet.reread().text(of: .pspdf) == bookmarkJSON)
    #expect(packet.structs(of: .pspdf) == [])
  }
}
