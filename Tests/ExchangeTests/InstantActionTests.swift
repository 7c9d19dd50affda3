// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Exchange
import JSON
import Testing

@testable import Engine

/// Actions of links in Instant JSON, by its schema.
struct InstantActionTests {
  private let bench: Bench

  init() throws { bench = try Bench("actions.pdf") }

  /// The kinds of actions in the fixture that Instant JSON has.
  private static let kinds = [
    "goTo": "goTo", "goToRemote": "goToRemote", "goToEmbedded": "goToEmbedded", "launch": "launch",
    "uri": "uri", "named": "named", "javaScript": "javaScript", "hide": "hide", "show": "hide",
    "resetForm": "resetForm", "submitForm": "submitForm", "chain": "uri",
  ]

  private func exported() throws -> [String: JSONTree] {
    let file = try bench.export(.instantJSON) { $0.isComplete = true }
    let tree = try JSONTree.parse(String(decoding: file.bytes, as: UTF8.self))
    var actions: [String: JSONTree] = [:]
    guard case .array(let all)? = tree[member: "annotations"] else { return [:] }
    for annotation in all {
      guard let id = annotation[member: "name"]?.string else { continue }
      actions[id] = annotation[member: "action"]
    }
    return actions
  }

  private func number(_ id: String) throws -> Int {
    try bench.document.page(0).annotationObject(id).number
  }

  @Test func everyKindIsWritten() throws {
    let actions = try exported()
    for (id, type) in Self.kinds {
      #expect(actions[id]?[member: "type"]?.string == type, "\(id)")
    }
    for id in ["thread", "sound", "setLayers", "unknown"] { #expect(actions[id] == nil, "\(id)") }
    #expect(
      actions["goToEmbedded"]?.wireText
        == ##"{"type":"goToEmbedded","newWindow":false,"relativePath":"child.pdf","targetType":"child"}"##
    )
    #expect(
      actions["submitForm"]?.wireText
        == ##"{"type":"submitForm","uri":"https://example.org/form","flags":["exportFormat","xfdf"],"fields":[{"fieldName":"name"}]}"##
    )
    #expect(
      actions["resetForm"]?.wireText
        == ##"{"type":"resetForm","flags":"includeExclude","fields":[{"fieldName":"name"}]}"##)
    let square = try number("square")
    #expect(
      actions["hide"]?.wireText
        == ##"{"type":"hide","hide":true,"annotationReferences":[{"pdfObjectId":\##(square)},{"fieldName":"name"}]}"##
    )
    // Two that follow have no place in the schema, so that they stand in the list that readers know.
    guard case .array(let next)? = actions["chain"]?[member: "subActions"] else {
      Issue.record("\(String(describing: actions["chain"]))")
      return
    }
    #expect(next.count == 2)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let before = Dictionary(
      uniqueKeysWithValues: try bench.annotations.map { ($0.id, $0.action) })
    let file = try bench.export(.instantJSON) { $0.isComplete = true }
    let copy = try Bench("actions.pdf")
    for id in Self.kinds.keys {
      var link = try #require(try copy.annotations.first { $0.id == id })
      link.action = Action(.named("Print"))
      try copy.editor.perform(UpdateAnnotations([link], verb: "Change"), cause: .api)
    }
    _ = try copy.take(file.bytes, .instantJSON)
    let after = Dictionary(uniqueKeysWithValues: try copy.annotations.map { ($0.id, $0.action) })
    for id in Self.kinds.keys where !["goTo", "goToRemote", "launch", "uri"].contains(id) {
      var members = try #require(before[id]??.members)
      // Where in the other document it leads has no place there.
      members["place"] = nil
      #expect(after[id]??.members == members, "\(id)")
      #expect(after[id]??.kind == before[id]??.kind, "\(id)")
      #expect(after[id]??.next.map(\.kind) == before[id]??.next.map(\.kind), "\(id)")
    }
  }

  @Test(arguments: [
    (#"{"type": "hide", "hide": false, "annotationReferences": [{"fieldName": "name"}]}"#, "hide"),
    (#"{"type": "submitForm", "url": "https://a.org", "flags": ["submitPDF"]}"#, "submitForm"),
    (#"{"type": "resetForm", "flags": ["includeExclude"]}"#, "resetForm"),
    (#"{"type": "resetForm"}"#, "resetForm"),
    (#"{"type": "goToEmbedded", "targetType": "parent", "newWindow": true}"#, "goToEmbedded"),
    (#"{"type": "uri", "uri": "a:b", "subAction": {"type": "goTo", "pageIndex": 0}}"#, "uri"),
    (#"{"type": "uri", "uri": "a:b", "subactions": [{"type": "goTo", "pageIndex": 0}]}"#, "uri"),
  ])
  func otherSpellingsAreRead(action: String, kind: String) throws {
    try take(action)
    let read = try #require(try bench.annotations.first { $0.id == "new-1" }?.action)
    #expect(read.kind.name == kind)
    #expect(ActionTable.fault(in: read) == nil)
    if kind == "uri" { #expect(read.next.map(\.kind.name) == ["goTo"]) }
    if kind == "hide" { #expect(read.members["hide"] == .flag(false)) }
    if kind == "submitForm" { #expect(read.members["flags"] == .list([.text("pdf")])) }
  }

  @Test func widgetsStandForTheirFields() throws {
    let name = try number("name")
    try take(#"{"type": "resetForm", "fields": [{"pdfObjectId": \#(name)}]}"#)
    let read = try #require(try bench.annotations.first { $0.id == "new-1" }?.action)
    #expect(read.members["fields"] == .list([.text("name")]))
  }

  @Test(arguments: [
    #"{"type": "hide", "annotationReferences": [{}]}"#, #"{"type": "submitForm", "flags": []}"#,
    #"{"type": "hide", "annotationReferences": {}}"#, #"{"type": "resetForm", "flags": [1]}"#,
    #"{"type": "goToEmbedded", "targetType": "sibling"}"#,
  ])
  func whatIsWrongIsSaid(action: String) {
    #expect(throws: ExchangeError.self) { try take(action) }
  }

  private func take(_ action: String) throws {
    let link = #""v": 1, "type": "pspdfkit/link", "pageIndex": 0, "bbox": [1, 1, 9, 9]"#
    _ = try bench.take(
      #"""
      {"format": "https://pspdfkit.com/instant-json/v1",
       "annotations": [{\#(link), "action": \#(action)}]}
      """#, .instantJSON)
  }
}
