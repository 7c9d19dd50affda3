// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@Suite struct NullTextTests {
  /// U+0000 would end a text for PDF files, paths and other programs.
  @Test(arguments: [
    ("destinations/resolve", #""name": "a\u0000""#, "name"),
    ("view/goTo", #""name": "\u0000""#, "name"), ("layers/add", #""title": "a\u0000""#, "title"),
    ("attachments/add", #""name": "\u0000", "data": "QQ==""#, "name"),
    ("bookmarks/add", #""bookmark": {"name": "\u0000", "pageIndex": 0}"#, "bookmark.name"),
    ("document/setInfo", #""custom": {"K": "a\u0000b"}"#, "custom.K"),
    ("document/setInfo", #""title": "\u0000""#, "title"),
    ("annotations/list", #""contains": "\u0000""#, "contains"),
    ("forms/setValue", #""field": "x", "value": "\u0000""#, "value"),
    (
      "action/run", #""action": {"kind": "hide", "targets": [{"field": "a\u0000"}]}"#,
      "action.targets[0].field"
    ),
    (
      "annotations/update", #""id": "x", "changes": {"customData": {"k": "a\u0000b"}}"#,
      "changes.customData.k"
    ),
    ("action/run", #""action": {"kind": "uri", "uri": "a\u0000"}"#, "action.uri"),
  ])
  func aTextWithU0000IsRefused(_ method: String, _ members: String, _ path: String) throws {
    let error = try Client("simple.pdf").error(method, members)
    #expect(error["data.kind"]?.string == "invalidParams")
    #expect(error["data.path"]?.string == "params." + path)
  }

  /// PDFDocEncoding has other characters at U+0018 to U+001F, and none at U+007F.
  @Test(arguments: ["\u{18}\u{19}", "\u{1}\u{1F}\u{7F}", "\u{1B}[0m", "a\r\n\tb"])
  func controlCharactersAreKept(_ text: String) throws {
    let client = try Client("form.pdf")
    let json = JSONTree.string(text).wireText
    let shape = #""type": "square", "id": "s", "pageIndex": 0, "rect": [9, 9, 90, 30]"#
    _ = try client.ask(
      "annotations/add",
      #""annotation": {"contents": \#(json), "customData": {"k": \#(json)}, \#(shape)}"#)
    _ = try client.ask(
      "pages/setLabels", #""sections": [{"first": 0, "style": "none", "prefix": \#(json)}]"#)
    _ = try client.ask("forms/setValue", #""field": "name", "value": \#(json)"#)
    let read = try client.ask("annotations/get", #""id": "s""#)
    #expect(read["annotation.contents"]?.string == text)
    #expect(read["annotation.customData.k"]?.string == text)
    #expect(try client.ask("pages/labels")["sections.0.prefix"]?.string == text)
    #expect(try client.ask("forms/get", #""field": "name""#)["field.value"]?.string == text)
  }
}
