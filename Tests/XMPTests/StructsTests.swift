// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing
import XMP

@Suite("Arrays of structs")
struct StructsTests {
  private static let forms = [
    "<rdf:li apple-preview:PageIndex='3' apple-preview:UUID='A1'/>",
    "<rdf:li><rdf:Description apple-preview:PageIndex='3'><apple-preview:UUID>A1"
      + "</apple-preview:UUID></rdf:Description></rdf:li>",
    "<rdf:li rdf:parseType='Resource'><apple-preview:PageIndex>3</apple-preview:PageIndex>"
      + "<!-- c --> <apple-preview:UUID>A1</apple-preview:UUID></rdf:li>",
    "<rdf:li rdf:parseType='Resource'><PageIndex xmlns='http://ns.apple.com/Preview/1.0/'>3"
      + "</PageIndex><q:UUID xmlns:q='http://ns.apple.com/Preview/1.0/'>A1</q:UUID></rdf:li>",
  ]

  @Test("are read in every form and kept where they stay", arguments: forms, ["Seq", "Bag"])
  func read(_ item: String, kind: String) throws {
    var packet = try XMPPacket(
      described(
        "<apple-preview:Bookmarks>\n <rdf:\(kind)>\n  \(item)\n  <rdf:li dc:note='n' "
          + "apple-preview:PageIndex='9' apple-preview:UUID='Z'/>\n </rdf:\(kind)>"
          + "</apple-preview:Bookmarks>"))
    let first = ["PageIndex": "3", "UUID": "A1"]
    let last = ["PageIndex": "9", "UUID": "Z"]
    #expect(packet.structs(of: .preview) == [first, last])

    let added = ["PageIndex": "4", "UUID": "New", "Label": "<é & \"x\">"]
    try packet.setStructs([last, added, first], of: .preview)
    #expect(packet.structs(of: .preview) == [last, added, first])
    #expect(try packet.reread().structs(of: .preview) == [last, added, first])
    #expect(try packet.string.contains("dc:note=\"n\""), "an item that stays keeps all it holds")
    #expect(try packet.string.contains("<rdf:Seq>"))

    try packet.setStructs([added], of: .preview)
    #expect(try packet.reread().structs(of: .preview) == [added])
    #expect(try !packet.string.contains("dc:note"))
  }

  @Test("are written as rdf:Seq of resources; none removes the property")
  func write() throws {
    let empty = try XMPPacket()
    var packet = empty
    try packet.setStructs([["UUID": "A1", "PageIndex": "3"]], of: .preview)
    #expect(
      try packet.string.contains(
        "<apple-preview:Bookmarks xmlns:apple-preview=\"http://ns.apple.com/Preview/1.0/\">"
          + "<rdf:Seq><rdf:li rdf:parseType=\"Resource\"><apple-preview:PageIndex>3"
          + "</apple-preview:PageIndex><apple-preview:UUID>A1</apple-preview:UUID></rdf:li>"
          + "</rdf:Seq></apple-preview:Bookmarks>"))
    #expect(empty.structs(of: .preview) == [], "a copy is independent")
    try packet.setStructs([], of: .preview)
    #expect(try packet.serialized() == empty.serialized())
  }

  @Test("that are equal are all kept")
  func equal() throws {
    var packet = try XMPPacket()
    let same = [["UUID": "A"], ["UUID": "A"], ["UUID": "A"]]
    try packet.setStructs(same, of: .preview)
    try packet.setStructs(Array(same.dropFirst()), of: .preview)
    #expect(try packet.reread().structs(of: .preview) == Array(same.dropFirst()))
  }

  @Test(
    "replace a text and an attribute",
    arguments: [
      "<rdf:Description apple-preview:Bookmarks='x'/>",
      "<rdf:Description><apple-preview:Bookmarks rdf:resource='x'/></rdf:Description>",
      "<rdf:Description><apple-preview:Bookmarks>x</apple-preview:Bookmarks></rdf:Description>",
    ])
  func replaceText(_ content: String) throws {
    var packet = try XMPPacket(packet(content))
    #expect(packet.text(of: .preview) == "x")
    #expect(packet.structs(of: .preview) == [])
    try packet.setStructs(bookmarkStructs, of: .preview)
    #expect(packet.text(of: .preview) == nil)
    #expect(try packet.reread().structs(of: .preview) == bookmarkStructs)
  }

  @Test(
    "with a field that is no XML name are refused and nothing changes",
    arguments: [
      "Page Index", "", "a:b", "1", "<", "a\u{0}b",
    ])
  func fieldNames(_ key: String) throws {
    var packet = try XMPPacket()
    try packet.setStructs(bookmarkStructs, of: .preview)
    #expect(throws: XMPError.invalidName(key)) {
      try packet.setStructs([["UUID": "1"], [key: "v"]], of: .preview)
    }
    #expect(packet.structs(of: .preview) == bookmarkStructs)
  }
}
