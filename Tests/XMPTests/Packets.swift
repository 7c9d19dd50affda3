// SPDX-License-Identifier: AGPL-3.0-or-later

import XMP

extension XMPName {
  static let pspdf = XMPName(
    namespace: "http://pspdfkit.com/pdf/xmp/1.0/", prefix: "pspdf", local: "Bookmarks")
  static let preview = XMPName(
    namespace: "http://ns.apple.com/Preview/1.0/", prefix: "apple-preview", local: "Bookmarks")
  static let title = dublinCore("title")
  static let tool = XMPName(
    namespace: "http://ns.adobe.com/xap/1.0/", prefix: "xmp", local: "CreatorTool")

  static func dublinCore(_ local: String) -> XMPName {
    XMPName(namespace: "http://purl.org/dc/elements/1.1/", prefix: "dc", local: local)
  }
}

/// The bookmarks of both records as the tests write them.
let bookmarkJSON =
  #"[{"uuid":"A1","name":"Fish & <chips> \"é\" 日本 \\","action":{"actionType":"Goto","pageIndex":3}}]"#
let bookmarkStructs = [["PageIndex": "3", "UUID": "A1"], ["PageIndex": "7", "UUID": "B2"]]

/// A packet without wrapper; the content stands within `rdf:RDF`.
func packet(_ content: String, attributes: String = "") -> String {
  """
  <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"   xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"   xmlns:apple-preview="http://ns.apple.com/Preview/1.0/" \(attributes)>\(content)</rdf:RDF>  </x:xmpmeta>
  """
}

/// One description with elements.
func described(_ elements: String) -> String {
  packet("<rdf:Description rdf:about=''>\(elements)</rdf:Description>")
}

extension XMPPacket {
  init(_ text: String) throws {
    try self.init(bytes: Array(text.utf8))
  }

  /// What another reader would get of this.
  func reread() throws -> XMPPacket {
    try XMPPacket(bytes: serialized())
  }

  var string: String {
    get throws { try String(decoding: serialized(), as: UTF8.self) }
  }
}
