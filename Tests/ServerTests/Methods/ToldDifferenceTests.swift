// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// What notifications say about a change.
@Suite struct ToldDifferenceTests {
  private func told(_ client: Client) throws -> JSONTree {
    try #require(
      client.notifications.first { $0["method"]?.string == "annotations/didChange" })
  }

  @Test func aWidgetsBorderIsNamed() throws {
    let client = try Client("form.pdf")
    _ = try client.ask("forms/update", #""field": "name", "changes": {"borderWidth": 3}"#)
    #expect(try told(client)["params.changes.0.members"]?.wireText == #"["border"]"#)
  }

  @Test func aScriptsChangeOfAWidgetIsNamed() throws {
    let client = try Client("calculated.pdf", options: #""javascript": true"#)
    _ = try client.ask("forms/setValues", #""values": [{"field": "many", "value": ["c"]}]"#)
    let members = try told(client)["params.changes"]?.wireText ?? ""
    #expect(members.contains(#""flags""#), "\(members)")
  }

  /// `readOnly` is a flag, and a member of its own.
  @Test func readOnlyIsNamedWithTheFlags() throws {
    let client = try Client("annotations.pdf")
    _ = try client.ask(
      "annotations/update", #""id": "square-1", "changes": {"flags": ["print", "readOnly"]}"#)
    let members = try told(client)["params.changes.0.members"]?.wireText ?? ""
    #expect(members.contains(#""flags""#) && members.contains(#""readOnly""#), "\(members)")
  }

  /// The undo puts another annotation in its place, so that every member may differ.
  @Test func aReplacedAnnotationChangesInAllMembers() throws {
    let client = try Client("annotations.pdf")
    _ = try client.ask("document/begin", #""name": "Replace""#)
    _ = try client.ask("annotations/delete", #""ids": ["square-1"]"#)
    _ = try client.ask(
      "annotations/add",
      #"""
      "annotation": {"id": "square-1", "type": "circle", "pageIndex": 1, "rect": [9, 9, 60, 60]}
      """#)
    _ = try client.ask("document/commit")
    _ = try client.ask("document/undo")
    let change = try told(client)
    #expect(change["params.changed.0.type"]?.string == "square")
    let members = change["params.changes.0.members"]?.wireText ?? ""
    for name in ["type", "pageIndex", "rect", "color", "contents"] {
      #expect(members.contains("\"\(name)\""), "\(name) in \(members)")
    }
  }

  @Test func aRefusedChangeTellsThatNothingIsLeftToRedo() throws {
    let client = try Client("annotations.pdf")
    _ = try client.ask(
      "annotations/add",
      #""annotation": {"type": "square", "pageIndex": 0, "rect": [10, 10, 50, 50]}"#)
    _ = try client.ask("document/undo")
    _ = try client.error(
      "annotations/update",
      ##""id": "square-1", "changes": {"color": "#00aa00", "replyTo": "nobody"}"##)
    let canRedo = client.notifications.last?["params.canRedo"]
    let redo = try client.ask("document/history")["redo"]
    #expect(canRedo == .bool(false))
    #expect(redo?.count == 0)
  }

  @Test func aLinksPopupMovesAndGoesWithIt() throws {
    let client = try Client("annotations.pdf")
    let rect = #""pageIndex": 0, "rect": [100, 100, 150, 120]"#
    _ = try client.ask(
      "annotations/add",
      #""annotation": {"id": "l", "type": "link", \#(rect), "link": {"kind": "uri", "uri": "x:y"}}"#
    )
    _ = try client.ask(
      "annotations/add",
      #"""
      "annotation": {"id": "p", "type": "popup", "pageIndex": 0, "rect": [120, 129, 180, 159], "parent": "l"}
      """#)
    _ = try client.ask(
      "annotations/update", #""id": "l", "changes": {"rect": [110, 100, 160, 120]}"#)
    let moved = try client.ask("annotations/get", #""id": "p""#)
    #expect(moved["annotation.rect"]?.wireText == "[130,129,190,159]")
    let removed = try client.ask("annotations/delete", #""ids": ["l"]"#)["removed"]
    #expect(removed?.wireText == #"["l","p"]"#)
  }
}
