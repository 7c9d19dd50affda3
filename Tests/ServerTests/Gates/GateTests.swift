// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

/// Nothing goes around a component: every command that changes annotations, by every way to trigger it
/// and every way to keep its component from acting, leaves the document as it is and says why.
struct GateTests {
  /// How a component is kept from acting.
  enum Shut: String, CaseIterable {
    case disabled, condition, group, everything, asked
  }

  /// How a command is triggered.
  enum Way: String, CaseIterable { case command, key, menu }

  struct Case: CustomTestStringConvertible {
    var command: String
    var component: String
    /// What to select, by the id; `nil` for what was copied and is pasted.
    var selection: String
    var key: String?

    var testDescription: String { command }
  }

  static let cases: [Case] =
    [
      ("cut", #""key":"x","modifiers":["control"]"#),
      ("paste", #""key":"v","modifiers":["control"]"#),
      ("duplicate", #""key":"d","modifiers":["control"]"#), ("delete", #""key":"Delete""#),
      ("flatten", nil), ("bringToFront", nil), ("bringForward", nil), ("sendBackward", nil),
      ("sendToBack", nil), ("note", nil),
    ].map { Case(command: $0.0, component: "editAnnotation", selection: "square-1", key: $0.1) }
    + [
      ("edit", #""key":"Enter""#)
    ].map { Case(command: $0.0, component: "editAnnotation", selection: "freeText-1", key: $0.1) }
    + ["asUnderline", "asSquiggly", "asStrikeOut"].map {
      Case(command: $0, component: "editAnnotation", selection: "highlight-1", key: nil)
    }
    + ["Left", "Right", "Up", "Down"].flatMap { way in
      [
        Case(
          command: "nudge\(way)", component: "transformAnnotation", selection: "square-1",
          key: #""key":"Arrow\#(way)""#),
        Case(
          command: "nudge\(way)More", component: "transformAnnotation", selection: "square-1",
          key: #""key":"Arrow\#(way)","modifiers":["shift"]"#),
      ]
    }

  @Test(arguments: cases, Shut.allCases)
  func nothingGoesAround(_ one: Case, _ shut: Shut) throws {
    for way in Way.allCases {
      let client = try Client("annotations.pdf")
      try prepare(client, one)
      try close(client, one.component, shut)
      let before = try client.ask("annotations/list")
      let answer: JSONTree
      switch way {
      case .command:
        answer = try act(client, "interaction/command", #""id":"\#(one.command)""#)
      case .key:
        guard let key = one.key else { continue }
        answer = try act(client, "interaction/key", key)
      case .menu:
        guard shut != .asked, let item = try menuItem(client, one) else { continue }
        #expect(item[member: "enabled"]?.bool == false, "\(one.command) is offered")
        continue
      }
      #expect(try client.ask("annotations/list").wireText == before.wireText)
      #expect(try client.ask("document/history")[member: "undo"]?.count == 0)
      let why = answer[member: "error"]?[member: "message"]?.string
      #expect(why?.contains(one.component) == true, "\(one.command) by \(way): \(answer.wireText)")
    }
  }

  /// Where nothing is shut, each of them does what it is for: the cases above test something.
  @Test(arguments: cases)
  func eachActsWhereNothingIsShut(_ one: Case) throws {
    let client = try Client("annotations.pdf")
    try prepare(client, one)
    let answer = try client.ask("interaction/command", #""id":"\#(one.command)""#)
    #expect(answer[member: "error"] == nil, "\(answer.wireText)")
    #expect(answer[member: "handled"]?.bool == true)
    let isChanged = try client.ask("document/history")[member: "undo"]?.count != 0
    let asks = answer[member: "requirement"] != nil || one.command == "edit"
    #expect(isChanged || asks || one.command.hasPrefix("bring") || one.command.hasPrefix("send"))
  }

  /// A condition forbids the second of several selected annotations: none is changed.
  @Test(arguments: ["cut", "delete", "duplicate", "flatten", "nudgeRight"])
  func everyAnnotationIsAskedAbout(command: String) throws {
    let client = try Client("annotations.pdf")
    _ = try client.ask("selection/set", #""annotations":["square-1","circle-1"]"#)
    for component in ["editAnnotation", "transformAnnotation"] {
      _ = try client.ask(
        "interaction/addCondition",
        #""component":"\#(component)","condition":{"not":{"annotationId":["circle-1"]}}"#)
    }
    let before = try client.ask("annotations/list")
    let answer = try client.ask("interaction/command", #""id":"\#(command)""#)
    #expect(try client.ask("annotations/list").wireText == before.wireText)
    #expect(answer[member: "error"]?[member: "data"]?[member: "kind"]?.string == "vetoed")
  }

  /// What is not offered is not shown: no handle without the component that it needs.
  @Test(arguments: [
    ("{\"any\":[]}", []), ("{\"not\":{\"mode\":[\"resize\"]}}", ["rotate"]),
    ("{\"not\":{\"mode\":[\"rotate\"]}}", ["topLeft"]),
    ("{\"pointerType\":[\"pen\"]}", ["topLeft", "rotate"]),
  ])
  func handlesAreOfferedByTheGate(condition: String, offered: [String]) throws {
    let client = try Client("annotations.pdf")
    _ = try client.ask(
      "interaction/addCondition",
      #""component":"transformAnnotation","condition":\#(condition)"#)
    let tap = try client.ask("interaction/tap", #""pageIndex":0,"point":[60,300]"#)
    let items = tap[member: "overlay"]?[member: "items"]?.list ?? []
    let names = Set(items.compactMap { $0[member: "name"]?.string })
    #expect(!items.isEmpty)
    for name in ["topLeft", "rotate"] {
      #expect(names.contains(name) == offered.contains(name), "\(names)")
    }
  }

  /// What comes of a request; a question to the client is answered with no.
  private func act(_ client: Client, _ method: String, _ members: String) throws -> JSONTree {
    var answer = try client.attempt(method, members)
    while answer == .null, let id = client.notifications.last?[member: "id"] {
      let no = #"{"jsonrpc":"2.0","id":\#(id.wireText),"result":{"allow":false}}"#
      answer = try client.answers(no).first ?? .null
    }
    return try #require(answer[member: "result"])
  }

  private func prepare(_ client: Client, _ one: Case) throws {
    if one.command == "paste" {
      _ = try client.ask("annotations/copy", #""ids":["square-1"]"#)
      return
    }
    _ = try client.ask("selection/set", #""annotations":["\#(one.selection)"]"#)
    _ = try client.ask("tool/set", #""tool":"annotationEdit""#)
    _ = try client.ask("selection/set", #""annotations":["\#(one.selection)"]"#)
  }

  private func close(_ client: Client, _ component: String, _ shut: Shut) throws {
    switch shut {
    case .disabled:
      _ = try client.ask(
        "interaction/setEnabled", #""component":"\#(component)","enabled":false"#)
    case .condition:
      _ = try client.ask(
        "interaction/addCondition",
        #""component":"\#(component)","condition":{"annotationId":["nobody"]}"#)
    case .asked:
      _ = try client.ask(
        "interaction/addCondition",
        #""component":"\#(component)","ask":true,"otherwise":false"#)
    case .group, .everything:
      let group = shut == .group ? "allAnnotationInteractions" : "allInteractions"
      _ = try client.ask("interaction/setEnabled", #""component":"\#(group)","enabled":false"#)
    }
  }

  /// The item of the menu as it is told after an event that changes nothing.
  private func menuItem(_ client: Client, _ one: Case) throws -> JSONTree? {
    guard one.command != "paste" else { return nil }
    let answer = try client.ask("interaction/pointer", #""phase":"move","point":[1,1],"time":1"#)
    return answer[member: "menu"]?[member: "items"]?.list
      .first { $0[member: "id"]?.string == one.command }
  }
}

extension JSONTree {
  fileprivate var list: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }
}
