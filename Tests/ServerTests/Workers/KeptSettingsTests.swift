// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@testable import Server

/// The requests that are repeated when a document is opened again.
struct KeptSettingsTests {
  private func texts(_ settings: KeptSettings) -> [String] {
    settings.requests.map { "\($0.method) \($0.params.wireText)" }
  }

  @Test func theLastOneCounts() throws {
    var settings = KeptSettings()
    for (method, params) in [
      ("tool/set", #"{"documentId":"d1","tool":"line","options":{"multiStroke":true}}"#),
      ("tool/set", #"{"documentId":"d1","tool":"pan"}"#),
      ("tool/set", #"{"documentId":"d1","tool":"line"}"#),
      ("tool/set", #"{"documentId":"d1","tool":"pan","defaultTool":"pan","ifRevision":3}"#),
      ("tool/set", #"{"documentId":"d1","viewId":"v2","tool":"pan"}"#),
      ("interaction/setEnabled", #"{"component":"selectText","enabled":false}"#),
      ("interaction/setEnabled", #"{"component":"openLinkAnnotation","enabled":false}"#),
      ("interaction/setEnabled", #"{"component":"selectText","enabled":true}"#),
      ("layers/setVisible", #"{"layers":[{"id":"a","visible":true}]}"#),
      ("layers/setVisible", #"{"layers":[{"id":"b","visible":true}]}"#),
      ("annotations/add", #"{"documentId":"d1"}"#),
    ] {
      settings.note(method, try JSONTree.parse(params), .object([]))
    }
    #expect(
      texts(settings) == [
        #"tool/set {"documentId":"d1","tool":"line","options":{"multiStroke":true}}"#,
        #"tool/set {"documentId":"d1","tool":"line"}"#,
        #"tool/set {"documentId":"d1","tool":"pan","defaultTool":"pan"}"#,
        #"tool/set {"documentId":"d1","viewId":"v2","tool":"pan"}"#,
        #"interaction/setEnabled {"component":"openLinkAnnotation","enabled":false}"#,
        #"interaction/setEnabled {"component":"selectText","enabled":true}"#,
        #"layers/setVisible {"layers":[{"id":"a","visible":true}]}"#,
        #"layers/setVisible {"layers":[{"id":"b","visible":true}]}"#,
      ])
    settings.forget(view: "v2")
    #expect(settings.requests.count == 7)
  }

  /// When the first view is closed, another one becomes the first.
  @Test func whatNamesNoViewIsOfTheFirst() throws {
    var settings = KeptSettings()
    for (method, more) in [
      ("interaction/setEnabled", #""component":"selectText","enabled":false"#),
      ("interaction/configure", #""doubleTapDelay":1"#),
      ("gesture/register", #""id":"a""#), ("gesture/register", #""id":"b","scope":"view""#),
      ("gesture/register", #""id":"c","scope":"document""#),
      ("layers/setVisible", #""reset":true"#),
    ] {
      let params = try JSONTree.parse(#"{"documentId":"d1",\#(more)}"#)
      settings.note(method, params, [:], firstView: "v1")
    }
    #expect(
      settings.requests.map { $0.params[member: "viewId"]?.string == "v1" }
        == [true, true, true, true, false, false])
    settings.note(
      "gesture/unregister", ["documentId": "d1", "viewId": "v1", "id": "a"], [:], firstView: "v1")
    #expect(settings.requests.count == 5)
    settings.forget(view: "v1")
    #expect(
      texts(settings) == [
        #"gesture/register {"documentId":"d1","id":"c","scope":"document"}"#,
        #"layers/setVisible {"documentId":"d1","reset":true}"#,
      ])
  }

  /// A list of layers replaces earlier lists of the same layers, with those that it hid.
  @Test func theLastStateOfEachLayerCounts() throws {
    var settings = KeptSettings()
    func set(_ layers: [(String, Bool)], changed: [(String, Bool)] = []) {
      func list(_ states: [(String, Bool)]) -> JSONTree {
        .array(states.map { ["id": .string($0.0), "visible": .bool($0.1)] })
      }
      settings.note("layers/setVisible", ["layers": list(layers)], ["changed": list(changed)])
    }
    for number in 0..<1000 {
      set([("a", number % 2 == 0), ("b", number % 3 == 0), ("c", number % 5 == 0)])
    }
    #expect(settings.requests.count == 1)
    set([("d", true)], changed: [("d", true), ("e", false)])
    set([("d", false)], changed: [("d", false)])
    #expect(
      texts(settings).dropFirst() == [
        #"layers/setVisible {"layers":[{"id":"e","visible":false},{"id":"d","visible":true}]}"#,
        #"layers/setVisible {"layers":[{"id":"d","visible":false}]}"#,
      ])
  }

  /// Options without a tool are those of the tool that the answer names.
  @Test func optionsBelongToTheirTool() throws {
    var settings = KeptSettings()
    settings.note(
      "tool/set", ["documentId": "d1", "options": ["multiStroke": true]], ["tool": "pan"])
    settings.note(
      "tool/set", ["documentId": "d1", "tool": "line", "options": ["multiStroke": false]], [:])
    #expect(settings.requests.map { $0.params[member: "tool"] } == ["pan", "line"])
  }

  /// A front end that forbids something for a moment, again and again, keeps its other rules; ids go on.
  @Test func removedRulesLeaveNothingButTheirNumber() throws {
    var settings = KeptSettings()
    func add(_ number: Int, viewId: JSONTree = "v1") {
      settings.note(
        "interaction/addCondition", ["documentId": "d1", "viewId": viewId],
        ["conditionId": .string("condition-\(number)")])
    }
    add(1)
    add(1, viewId: "v2")
    for number in 2..<30_000 {
      add(number)
      settings.note(
        "interaction/removeCondition",
        ["documentId": "d1", "viewId": "v1", "conditionId": .string("condition-\(number)")], [:])
    }
    add(30_000)
    settings.note(
      "interaction/addHook", ["documentId": "d1", "scope": "document"],
      ["hookId": "document-hook-1"])
    settings.note(
      "interaction/removeHook",
      ["documentId": "d1", "scope": "document", "hookId": "document-hook-1"], [:])
    let place = #"{"documentId":"d1","viewId":"v1""#
    #expect(
      texts(settings) == [
        "interaction/addCondition \(place)}",
        #"interaction/addCondition {"documentId":"d1","viewId":"v2"}"#,
        #"worker/numberRules \#(place),"scope":"view","rule":"condition","made":29999}"#,
        "interaction/addCondition \(place)}",
        #"worker/numberRules {"documentId":"d1","scope":"document","rule":"hook","made":1}"#,
      ])
  }

  @Test func noneIsForgotten() throws {
    var settings = KeptSettings()
    for number in 0..<KeptSettings.most {
      #expect(settings.hasRoom(for: "gesture/register"))
      settings.note("gesture/register", ["id": .string("g\(number)")], [:])
    }
    #expect(!settings.hasRoom(for: "gesture/register") && settings.hasRoom(for: "tool/set"))
    #expect(settings.hasRoom(for: "gesture/unregister"))
    settings.note("gesture/unregister", ["id": "g7"], [:])
    #expect(settings.hasRoom(for: "gesture/register"))
    #expect(settings.requests.count == KeptSettings.most - 1)
  }

  /// A new worker gets no more than what holds now.
  @Test func aBriefingHasWhatHolds() throws {
    var briefing = WorkerBriefing()
    func note(_ method: String, _ params: JSONTree, _ result: JSONTree = [:]) {
      briefing.note(PendingRequest(.integer(1), method, [], slot: nil), params, result)
    }
    for number in 1..<100 {
      note("tool/register", ["id": "mine"])
      note("tool/register", ["id": .string("t\(number)")])
      note("tool/unregister", ["id": .string("t\(number)")])
      note(
        "interaction/addHook", ["hook": "a"], ["hookId": .string("session-hook-\(number)")])
      note("interaction/removeHook", ["hookId": .string("session-hook-\(number)")])
      note("log/setLevel", ["level": "debug"])
    }
    #expect(briefing.requests.map(\.method) == ["tool/register", "log/setLevel"])
    #expect(briefing.rules.requests.map(\.method) == ["worker/numberRules"])
  }
}
