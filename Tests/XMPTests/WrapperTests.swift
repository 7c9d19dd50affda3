// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing
import XMP

@Suite("Wrapper, encoding and what surrounds a packet")
struct WrapperTests {
  private static let body = described("<dc:format>é日\u{1F41F}</dc:format>")
  private static let wrapped =
    "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\(body)\n   \n"
    + "<?xpacket end='r'?>"

  private static func wide(_ text: String, swapped: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let unit = swapped ? unit.bigEndian : unit.littleEndian
      return withUnsafeBytes(of: unit) { Array($0) }
    }
  }

  private static let sources: [[UInt8]] = [
    Array(body.utf8),
    Array(wrapped.utf8),
    [0xEF, 0xBB, 0xBF] + Array(wrapped.utf8),
    Array("\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>\n\(wrapped)".utf8),
    Array("\r\n  \u{0}\(wrapped)".utf8),
    wide("\u{FEFF}\(wrapped)", swapped: false),
    wide("\u{FEFF}<?xml version='1.0' encoding='UTF-16'?>\(wrapped)", swapped: true),
    wide(wrapped, swapped: false),
    wide(body, swapped: true) + [0],
    [0xFF, 0xFE, 0, 0]
      + body.unicodeScalars.flatMap { scalar in
        withUnsafeBytes(of: scalar.value.littleEndian) { Array($0) }
      },
    Array("<?xml version='1.0' encoding='UTF-8'?>\(body)".utf8),
    Array(wrapped.utf8) + [0, 0, 0, 10],
    Array("\(wrapped)\n</oops> & garbage <".utf8),
    Array(body.utf8) + [0xFF, 0xC0, 0x3C],
    Array("\(body)\(body)".utf8),
  ]

  @Test("are understood and renewed", arguments: sources)
  func read(_ source: [UInt8]) throws {
    var packet = try XMPPacket(bytes: source)
    #expect(packet.text(of: .dublinCore("format")) == "é日\u{1F41F}")
    try packet.setText(bookmarkJSON, of: .pspdf)
    let text = try packet.string
    #expect(text.hasPrefix("<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n<x:"))
    #expect(text.hasSuffix("\n<?xpacket end=\"w\"?>"))
    #expect(text.contains("<dc:format>é日\u{1F41F}</dc:format>"))
    #expect(text.components(of: "<?xpacket") == 2)
    #expect(try packet.reread().text(of: .pspdf) == bookmarkJSON)
    #expect(try packet.reread().serialized() == packet.serialized(), "padding does not grow")
  }

  @Test("An encoding that the XML declares is taken")
  func latin1() throws {
    var bytes = Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8)
    bytes += Array(described("<dc:format>E</dc:format>").utf8).map { $0 == 0x45 ? 0xE9 : $0 }
    let packet = try XMPPacket(bytes: bytes)
    #expect(packet.text(of: .dublinCore("format")) == "é")
    #expect(try packet.reread().text(of: .dublinCore("format")) == "é")
  }

  @Test("RDF is added to a bare x:xmpmeta")
  func bare() throws {
    var packet = try XMPPacket("<x:xmpmeta xmlns:x='adobe:ns:meta/' x:xmptk='T'/>")
    try packet.setStructs(bookmarkStructs, of: .preview)
    #expect(try packet.reread().structs(of: .preview) == bookmarkStructs)
    #expect(try packet.string.contains("x:xmptk=\"T\""))
    #expect(try packet.string.contains("<rdf:Description rdf:about=\"\">"))
  }

  @Test("Comments, instructions and foreign content stay")
  func foreign() throws {
    let source = """
      <!-- before --><?tool a b?><x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="é">
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><!-- c -->
      <rdf:Description rdf:about="odd thing" xmlns:f="urn:f" f:a="&lt;é&#10;"><f:s><rdf:Bag>
      <rdf:li rdf:parseType="Resource"><f:x xml:lang="de">1 <![CDATA[<&>]]></f:x></rdf:li>
      </rdf:Bag></f:s><?in side?></rdf:Description>
      <rdf:Description rdf:about=""><f:Bookmarks xmlns:f="urn:g">mine</f:Bookmarks>
      </rdf:Description></rdf:RDF><extra xmlns="urn:e">1</extra></x:xmpmeta><!-- after -->
      """
    var packet = try XMPPacket(source)
    try packet.setText(bookmarkJSON, of: .pspdf)
    try packet.setStructs(bookmarkStructs, of: .preview)
    let before = canonical(Array(source.utf8))
    #expect(before.count > 20)
    #expect(try canonical(packet.serialized(), without: [.pspdf, .preview]) == before)
    try packet.setText(nil, of: .pspdf)
    try packet.setStructs([], of: .preview)
    #expect(try canonical(packet.serialized()) == before)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    ranges(of: part).count
  }
}
