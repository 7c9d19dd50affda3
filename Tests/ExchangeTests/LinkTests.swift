// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Testing

/// The actions of links in XFDF (ISO 19444-1).
struct LinkTests {
  private func link(_ action: String, _ name: String = "l") -> String {
    #"<link page="0" rect="10,10,90,60" name="\#(name)"><OnActivation>"#
      + #"<Action Trigger="U">\#(action)</Action></OnActivation></link>"#
  }

  private func xfdf(_ annotations: String) -> String {
    #"<xfdf xmlns="http://ns.adobe.com/xfdf/"><annots>\#(annotations)</annots></xfdf>"#
  }

  /// A URI is written in 7-bit ASCII (ISO 32000-2, 12.6.4.8).
  @Test(arguments: [
    ("https://x.org/ü", "https://x.org/%C3%BC"), ("https://x.org/%C3%BC", "https://x.org/%C3%BC"),
    ("https://x.org/漢🙂", "https://x.org/%E6%BC%A2%F0%9F%99%82"), ("x:a b", "x:a b"),
  ])
  func aURIIsWrittenInASCII(uri: String, written: String) throws {
    let bench = try Bench("simple.pdf")
    #expect(try bench.take(xfdf(link(#"<URI Name="\#(uri)"/>"#)), .xfdf).added == ["l"])
    #expect(try bench.entries("l")["A"]?["URI"] == .string(Array(written.utf8)))
  }

  /// The bytes of a URI in the file are read as UTF-8, or as the UTF-16 that earlier builds wrote.
  @Test(arguments: [
    (Array("https://x.org/ü".utf8), "https://x.org/ü"), (Array("x:/".utf8) + [0xFC], "x:/%FC"),
    ([0xFE, 0xFF, 0, 0x78, 0, 0x3A, 0, 0xFC], "x:ü"),
  ])
  func aURIIsReadAsUTF8(bytes: [UInt8], uri: String) throws {
    let bench = try Bench("simple.pdf")
    let action = PDFValue.dictionary(["S": .name("URI"), "URI": .string(bytes)])
    try bench.put("l", "Link", ["A": action])
    let file = try bench.export(.xfdf).bytes
    #expect(String(decoding: file, as: UTF8.self).contains(#"<URI Name="\#(uri)"/>"#))
    #expect(try bench.annotations.first?.action == Action(.uri(uri)))
    #expect(try bench.take(file, .xfdf) == ImportReport())
    #expect(try bench.entries("l")["A"] == action)
  }
}
