// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Testing

@testable import Server

/// Which members inside params are refused, and what path the error has.
@Suite struct RefusedMemberTests {
  @Test(arguments: [
    ("5", ""), (#"{"kind": 5}"#, "kind"),
    (#"{"kind": "uri", "uri": "a", "next": "x"}"#, "next"),
    (#"{"kind": "uri", "uri": "a", "next": 5}"#, "next"),
    (#"{"kind": "uri", "uri": "a", "next": true}"#, "next"),
    (#"{"kind": "uri", "uri": "a", "next": [7]}"#, "next[0]"),
    (#"{"kind": "uri", "uri": "a", "next": {"kind": "named"}}"#, "next.name"),
    (#"{"kind": "uri", "uri": "a", "next": [{"kind": "uri"}]}"#, "next[0].uri"),
    (#"{"kind": "goTo", "destination": {"pageIndex": "x"}}"#, "destination.pageIndex"),
    (#"{"kind": "goTo", "destination": {"pageIndex": 0, "x": 1}}"#, "destination.x"),
    (#"{"kind": "goTo", "structure": 1.5}"#, "structure"),
    (#"{"kind": "launch", "path": "a", "newWindow": 1}"#, "newWindow"),
    (#"{"kind": "hide", "targets": [{"field": 5}]}"#, "targets[0].field"),
    (#"{"kind": "thread", "thread": {"place": 5}}"#, "thread.place"),
    (#"{"kind": "thread", "thread": "x"}"#, "thread"),
    (#"{"kind": "movie", "operation": ""}"#, "operation"),
    (#"{"kind": "submitForm", "flags": ["exclude", 5]}"#, "flags[1]"),
    (#"{"kind": "richMediaExecute", "arguments": [{}]}"#, "arguments[0]"),
    (#"{"kind": "transition", "transition": {"direction": true}}"#, "transition.direction"),
    (#"{"kind": "uri", "uri": "a", "isMaps": true}"#, "isMaps"),
  ])
  func membersOfActions(_ json: String, _ path: String) throws {
    let error = #expect(throws: WireError.self) { try action(json) }
    #expect(error?.path == path, "\(String(describing: error))")
  }

  /// Fields do not take in silence what fields of other kinds have.
  @Test(arguments: [
    ("agree", #"{"maxLength": 4}"#, "maxLength"), ("clear", #"{"align": "center"}"#, "align"),
    ("name", #"{"options": [{"value": "a"}]}"#, "options"),
    ("country", #"{"maxLength": 4}"#, "maxLength"),
  ])
  func membersOfFields(field: String, changes: String, refused: String) throws {
    let client = try Client("form.pdf")
    let error = try client.error("forms/update", #""field": "\#(field)", "changes": \#(changes)"#)
    #expect(error["data.path"]?.string == "params.changes.\(refused)")
  }

  @Test func integersOfActionsMayHaveAPoint() throws {
    #expect(try action(#"{"kind": "sound", "sound": 7.0}"#).members == ["sound": .integer(7)])
    let thread = try action(#"{"kind": "thread", "thread": {"index": 1.0, "title": null}}"#)
    #expect(thread.members == ["thread": .record(["index": .integer(1)])])
  }

  @Test func aLoneFollowingActionNeedsNoArray() throws {
    let action = try action(
      #"{"kind": "uri", "uri": "a", "next": {"kind": "named", "name": "Find"}}"#)
    #expect(action.next == [Action(.named("Find"))])
  }

  private func action(_ json: String) throws -> Action {
    try JSONDocument.parse(json).root.read(as: WireAction.self).action
  }

  @Test(arguments: [
    (#"{"zoom": 5}"#, "zoom"), (#"{"zoom": "x"}"#, "zoom"), (#"{"zoom": []}"#, "zoom"),
    (#"{"zoom": {"min": "x"}}"#, "zoom.min"), (#"{"zoom": {"min": 2, "max": 1}}"#, "zoom"),
    (#"{"all": {}}"#, "all"), (#"{"any": [{"not": {"author": "x"}}]}"#, "any[0].not.author"),
    (#"{"direction": [0]}"#, "direction[0]"), (#"{"pageIndex": [-1]}"#, "pageIndex[0]"),
    (#"{"linkKind": ["url"]}"#, "linkKind[0]"), (#"{"flag": ["x"]}"#, "flag[0]"),
    (#"{"colour": []}"#, "colour"),
  ])
  func conditions(_ json: String, _ path: String) throws {
    let error = #expect(throws: WireError.self) { try condition(json) }
    #expect(error?.path == path, "\(String(describing: error))")
  }

  @Test func eachConditionIsWrittenAsItIsRead() throws {
    let texts = [
      #"{"all":[{"zoom":{"min":1}}]}"#, #"{"any":[{"zoom":{"max":2}}]}"#, #"{"not":{"zoom":{}}}"#,
      #"{"annotationType":["ink","text"]}"#, #"{"annotationId":["a","b"]}"#,
      #"{"pageIndex":[0,10]}"#, #"{"inside":[0,1,2,3]}"#, #"{"author":["A"]}"#,
      #"{"subject":["A"]}"#, #"{"group":["a"]}"#, #"{"customData":{"k":["a","b"]}}"#,
      #"{"fieldName":["a"]}"#, #"{"flag":["hidden","print"]}"#, #"{"tool":["ink","pan"]}"#,
      #"{"pointerType":["mouse","pen"]}"#, #"{"mode":["move"]}"#, #"{"direction":[-1,1]}"#,
      #"{"linkKind":["goTo","uri"]}"#, #"{"modifiers":["shift"]}"#,
      #"{"zoom":{"min":0.5,"max":2}}"#,
    ]
    for text in texts { #expect(try condition(text).wireText == text) }
    let names = texts.map { String($0.dropFirst(2).prefix { $0 != "\"" }) }
    #expect(names == ConditionTest.all.map(\.name))
  }

  private func condition(_ json: String) throws -> WireCondition {
    try JSONDocument.parse(json).root.read()
  }

  @Test(arguments: [
    (#""move": [{"group": "nope", "to": 0}]"#, "params.move[0].group"),
    (#""move": [{"group": "view"}, {"group": "nope", "tool": "pan"}]"#, "params.move[1].group"),
    (#""remove": [{"group": "nope"}]"#, "params.remove[0].group"),
    (#""add": [{"group": "nope", "tool": "pan"}]"#, "params.add[0].group"),
    (#""add": [{"group": "view"}]"#, "params.add[0].tool"),
    (#""groups": [{"id": "", "title": "", "tools": []}]"#, "params.groups"),
  ])
  func placesInTheToolbar(_ members: String, _ path: String) throws {
    let error = try Client("simple.pdf").error("toolbar/update", members)
    #expect(error["data.path"] == .string(path), "\(error.wireText)")
  }

  @Test func signaturesHaveAMemberStore() throws {
    let client = try Client("simple.pdf")
    let saved = try client.request(
      "signatures/save", #"{"source": {"text": "A", "store": true}}"#)
    #expect(saved["result.signature.id"] != nil && client.notifications == [])
    let source = #""pageIndex": 0, "point": [100, 100], "source": {"text": "B", "store": true}"#
    #expect(try client.ask("signatures/place", source)["saved"] != nil)
    for method in ["signatures/save", "signatures/place"] {
      let error = try client.request(
        method,
        #"{"documentId": "d1", "source": {"image": {"path": "/none"}, "store": 5}}"#)
      #expect(error["error.data.path"] == "params.source.store", "\(error.wireText)")
    }
    let wide = try client.error("signatures/save", #""source": {"text": "A", "width": 51}"#)
    #expect(wide["data.path"] == "params.source.width")
  }

  @Test func numbersWithBounds() throws {
    let client = try Client("simple.pdf")
    let turn = try client.error("view/turn", #""direction": 0"#)
    #expect(turn["data.path"] == "params.direction")
    let insert = try client.error("pages/insert", #""at": 0, "size": [100, 2]"#)
    #expect(insert["data.path"] == "params.size[1]")
  }

  /// The schema of changes has the bounds of the members.
  @Test func boundsOfChanges() throws {
    guard case .object(let changes) = ChangesSchema.type(of: WireAnnotation.self) else {
      Issue.record("no object")
      return
    }
    let types = Dictionary(uniqueKeysWithValues: changes.members.map { ($0.name, $0.type.text) })
    for field in WireAnnotation.fields {
      let member = field.description
      #expect(types[member.name] == "\(member.typeText) | null")
    }
    #expect(types["opacity"] == "number 0…1 | null")
  }

  /// A bookmark is told as it was added, and as the schema says.
  @Test(arguments: [
    #"{"kind":"named","name":""}"#, #"{"kind":"uri","uri":""}"#, #"{"kind":"launch","path":""}"#,
    #"{"kind":"javaScript","script":""}"#, #"{"kind":"goToRemote","path":""}"#,
  ])
  func emptyTextsOfBookmarks(_ action: String) throws {
    let client = try Client("simple.pdf")
    let added = try client.ask("bookmarks/add", #""bookmark": {"action": \#(action)}"#)
    #expect(added["bookmark.action"]?.wireText == action)
    let list = try client.ask("bookmarks/list")
    #expect(list["bookmarks.0.action"]?.wireText == action)
  }
}
