// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Names that Swift takes as equal, such as `é` as one character and as two, are different names.
@Suite struct ExactNameTests {
  private static let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
  private let both = [composed, decomposed]

  private func isSame(_ tree: JSONTree?, _ text: String) -> Bool {
    tree?.string.map { Array($0.utf8) } == Array(text.utf8)
  }

  @Test func attachmentsAreToldApart() throws {
    let client = try Client("simple.pdf")
    for (name, data) in zip(both, ["QQ==", "Qg=="]) {
      _ = try client.ask("attachments/add", #""name": "\#(name)", "data": "\#(data)""#)
    }
    for (name, data) in zip(both, ["QQ==", "Qg=="]) {
      let read = try client.ask("attachments/extract", #""id": "file:\#(name)""#)
      #expect(read["data"]?.string == data)
    }
    _ = try client.ask("attachments/remove", #""id": "file:\#(both[0])""#)
    let left = try client.ask("attachments/list")
    #expect(left["attachments"]?.count == 1 && isSame(left["attachments.0.name"], both[1]))
  }

  @Test func fieldsAreToldApart() throws {
    let client = try Client("simple.pdf")
    for name in both {
      let field = #"{"type": "text", "name": "\#(name)", "pageIndex": 0, "rect": [9, 9, 90, 30]}"#
      let made = try client.ask("forms/create", #""field": \#(field)"#)
      #expect(isSame(made["field.name"], name))
      #expect(client.notifications.last?["params.removed"] == nil)
    }
    for name in both {
      _ = try client.ask("forms/setValue", #""field": "\#(name)", "value": "\#(name)""#)
    }
    for name in both {
      let field = try client.ask("forms/get", #""field": "\#(name)""#)
      #expect(isSame(field["field.value"], name) && field["field.widgets"]?.count == 1)
    }
    let id = try #require(
      try client.ask("forms/get", #""field": "\#(both[1])""#)["field.id"]?.string)
    let removed = try client.ask("forms/delete", #""fields": ["\#(id)"]"#)
    #expect(removed["removed"]?.count == 1)
    let left = try client.ask("forms/list")["fields"]
    #expect(left?.count == 1 && isSame(left?["0.name"], both[0]))
  }

  @Test func annotationsAreToldApart() throws {
    let client = try Client("simple.pdf")
    let shape = #""type": "square", "pageIndex": 0, "rect": [9, 9, 90, 30]"#
    let data = #"{"\#(both[0])": "1", "\#(both[1])": "2"}"#
    let made = try client.ask(
      "annotations/add", #""annotation": {"id": "\#(both[0])", "customData": \#(data), \#(shape)}"#)
    guard case .object(let members)? = made["annotation.customData"] else { return }
    #expect(Set(members.map { Array($0.name.utf8) }).count == 2)
    for method in ["annotations/get", "annotations/delete"] {
      let params =
        method == "annotations/get" ? #""id": "\#(both[1])""# : #""ids": ["\#(both[1])"]"#
      #expect(try client.error(method, params)["data.kind"]?.string == "notFound")
    }
    _ = try client.ask("annotations/get", #""id": "\#(both[0])""#)
  }

  @Test func labelsAndBookmarksAreToldApart() throws {
    let client = try Client("pages.pdf")
    let sections = both.enumerated().map {
      #"{"first": \#($0), "style": "none", "prefix": "\#($1)"}"#
    }
    _ = try client.ask(
      "pages/setLabels", #""sections": [\#(sections.joined(separator: ", ")), {"first": 2}]"#)
    for (index, name) in both.enumerated() {
      let found = try client.ask("pages/find", #""label": "\#(name)""#)
      #expect(found["pages"]?.wireText == "[\(index)]")
      let bookmark = #"{"id": "\#(name)", "name": "\#(name)", "pageIndex": \#(index)}"#
      let added = try client.ask("bookmarks/add", #""bookmark": \#(bookmark)"#)
      #expect(added["replaced"]?.bool == false)
    }
    _ = try client.ask("bookmarks/remove", #""id": "\#(both[1])""#)
    let list = try client.ask("bookmarks/list")["bookmarks"]
    #expect(list?.count == 1 && isSame(list?["0.id"], both[0]))
  }

  @Test func changesOfTheFormAloneAreMade() throws {
    let client = try Client("annotations.pdf")
    let item = #""item": {"title": "x", "pageIndex": 0}"#
    let outline = try #require(try client.ask("outline/insert", item)["item.id"]?.string)
    let mark = try client.ask("bookmarks/add", #""bookmark": {"name": "x", "pageIndex": 0}"#)
    let bookmark = try #require(mark["bookmark.id"]?.string)
    for text in both + [both[0]] {
      let members = ["contents", "author", "subject"].map { #""\#($0)": "\#(text)""# }
      let changes = (members + [#""customData": {"k": "\#(text)"}"#]).joined(separator: ", ")
      let changed = try client.ask(
        "annotations/update", #""id": "square-1", "changes": {\#(changes)}"#)
      for member in ["contents", "author", "subject", "customData.k"] {
        #expect(isSame(changed["annotation.\(member)"], text), "\(member)")
      }
      let item = try client.ask(
        "outline/update", #""id": "\#(outline)", "changes": {"title": "\#(text)"}"#)
      #expect(isSame(item["item.title"], text))
      let mark = try client.ask("bookmarks/update", #""id": "\#(bookmark)", "name": "\#(text)""#)
      #expect(isSame(mark["bookmark.name"], text))
    }
  }

  @Test func customEntriesAreToldApart() throws {
    let client = try Client("simple.pdf")
    for name in both {
      _ = try client.ask("document/setInfo", #""custom": {"\#(name)": "\#(name)"}"#)
    }
    guard case .object(let entries)? = try client.ask("document/info")["custom"] else { return }
    #expect(Set(entries.map { Array($0.name.utf8) }).count == 2)
  }
}
