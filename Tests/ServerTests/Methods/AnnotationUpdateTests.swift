// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@Suite struct AnnotationUpdateTests {
  @Test func membersAreSetAndCleared() throws {
    let client = try Client("annotations.pdf")
    let changed = try client.ask(
      "annotations/update",
      ##""id": "square-1", "changes": {"contents": null, "color": "#00ff00", "opacity": 0.5}"##)
    let square = changed["annotation"]
    #expect(square?["contents"] == nil)
    #expect(square?["color"]?.string == "#00ff00")
    #expect(square?["opacity"]?.double == 0.5)
    #expect(square?["interiorColor"]?.string == "#fff266")
    #expect(client.notifications.last?["params.changed.0.id"]?.string == "square-1")
    _ = try client.ask("document/undo")
    let before = try client.ask("annotations/get", #""id": "square-1""#)["annotation"]
    #expect(before?["contents"]?.string == "A square")
  }

  @Test func presentValuesMakeNoStep() throws {
    let client = try Client("annotations.pdf")
    let old = try client.ask("annotations/get", #""id": "square-1""#)["annotation"]
    _ = try client.ask("annotations/update", #""id": "ink-1", "changes": {"contents": "Cafe"}"#)
    _ = try client.ask("document/undo")
    let same = try client.ask(
      "annotations/update", #""id": "square-1", "changes": {"contents": "A square"}"#)
    #expect(same["annotation"] == old)
    #expect(same["revision"]?.integer == 2)
    #expect(try client.ask("document/history")["redo"]?.count == 1)
    // A text in another Unicode form is another text, and a date that is given is set.
    for changes in [
      #"{"contents": "caf\u00e9"}"#, #"{"contents": "cafe\u0301"}"#,
      #"{"modified": "2001-01-01T00:00:00Z"}"#,
    ] {
      _ = try client.ask("annotations/update", #""id": "square-1", "changes": \#(changes)"#)
    }
    #expect(try client.ask("document/history")["undo"]?.count == 3)
  }

  @Test func aRectangleScalesPoints() throws {
    let client = try Client("annotations.pdf")
    let old = try client.ask("annotations/get", #""id": "ink-1""#)["annotation"]
    #expect(old?["rect"]?.wireText == "[240,160,320,230]")
    let new = try client.ask(
      "annotations/update", #""id": "ink-1", "changes": {"rect": [240, 160, 400, 230]}"#
    )["annotation"]
    #expect(new?["strokes.0.0"]?.double == 260)
    #expect(new?["strokes.0.1"]?.double == 220)
  }

  @Test(arguments: [
    (#"{"quads": []}"#, "quads"), (#"{"rect": null}"#, "rect"), (#"{"id": "other"}"#, "id"),
    (#"{"rect": [1, 1, 1, 1]}"#, "rect"),
    (#"{"border": {"dash": [0]}}"#, "border.dash"), (#"{"opacity": 2}"#, "opacity"),
  ])
  func wrongChangesAreNamed(_ changes: String, _ path: String) throws {
    let client = try Client("annotations.pdf")
    let error = try client.error(
      "annotations/update", #""id": "square-1", "changes": \#(changes)"#)
    #expect(error["data.path"]?.string == "params.changes.\(path)")
    #expect(try client.ask("document/history")["undo"]?.count == 0)
  }

  @Test(arguments: [
    (#""layer": null"#, "layer"), (#""popup": "note""#, "popup"), (#""states": []"#, "states"),
    (#""measured": "3 cm""#, "measured"), (#""coveredText": "word""#, "coveredText"),
    (#""contents": "More", "hasAppearance": false"#, "hasAppearance"),
  ])
  func membersOfOtherMethodsAreRefused(_ changes: String, _ path: String) throws {
    let client = try Client("layers.pdf")
    let id = try square(on: client)
    let error = try client.error(
      "annotations/update", #""id": "\#(id)", "changes": {\#(changes)}"#)
    #expect(error["data.path"]?.string == "params.changes.\(path)")
    #expect(try client.ask("document/history")["undo"]?.count == 1)
  }

  @Test func aWholeAnnotationCanBeGivenBack() throws {
    let client = try Client("layers.pdf")
    let id = try square(on: client)
    let whole = try client.ask("annotations/get", #""id": "\#(id)""#)["annotation"]
    #expect(whole?["layer"] != nil)
    let changes = try #require(whole?.wireText)
    _ = try client.ask("annotations/update", #""id": "\#(id)", "changes": \#(changes)"#)
  }

  /// - Returns: the id of a new square on a layer.
  private func square(on client: Client) throws -> String {
    let layer = try #require(try client.ask("layers/list")["layers.0.id"]?.string)
    let added = try client.ask(
      "annotations/add",
      #"""
      "annotation": {"type": "square", "pageIndex": 0, "rect": [50, 50, 90, 90], \#
      "layer": "\#(layer)"}
      """#)
    return try #require(added["annotation.id"]?.string)
  }

  @Test func repliesDoNotGoInACircle() throws {
    let client = try Client("annotations.pdf")
    let note = #""annotation": {"type": "text", "pageIndex": 0, "rect": [5, 5, 20, 20], "id": "#
    _ = try client.ask("annotations/add", note + #""a"}"#)
    _ = try client.ask("annotations/add", note + #""b", "replyTo": "a"}"#)
    for target in ["a", "b"] {
      let error = try client.error(
        "annotations/update", #""id": "a", "changes": {"replyTo": "\#(target)"}"#)
      #expect(error["data.path"]?.string == "params.changes.replyTo")
    }
    _ = try client.ask("annotations/update", #""id": "b", "changes": {"replyTo": null}"#)
    _ = try client.ask("annotations/update", #""id": "a", "changes": {"replyTo": "b"}"#)
  }

  @Test func textsThatOtherReadersWouldCutAreRefused() throws {
    let client = try Client("annotations.pdf")
    let error = try client.error(
      "annotations/update", #""id": "square-1", "changes": {"contents": "abc\u0000def"}"#)
    #expect(error["data.kind"]?.string == "invalidParams")
    #expect(error["data.path"]?.string == "params.changes.contents")
    #expect(try client.ask("document/history")["undo"]?.count == 0)
  }

  @Test(arguments: [(false, 2.0), (true, 4.0)])
  func bordersScaleAlongWhereWanted(scales: Bool, width: Double) throws {
    let client = try Client("annotations.pdf")
    let new = try client.ask(
      "annotations/update",
      #""id": "square-1", "scaleBorder": \#(scales), "changes": {"rect": [40, 160, 200, 300]}"#
    )["annotation"]
    #expect(new?["border.width"]?.double == width)
  }

  @Test(arguments: ["go", "screen"])
  func fieldsAndScreensTakeAnAction(id: String) throws {
    let client = try Client("actions.pdf")
    let before = try client.ask("annotations/get", #""id": "\#(id)""#)["annotation.link"]
    let changed = try client.ask(
      "annotations/update",
      #""id": "\#(id)", "changes": {"link": {"kind": "named", "name": "LastPage"}}"#)
    #expect(changed["annotation.link.name"]?.string == "LastPage")
    let members = client.notifications.last?["params.changes.0.members"]
    #expect(members?.wireText == #"["modified","link"]"#)
    _ = try client.ask("annotations/update", #""id": "\#(id)", "changes": {"link": null}"#)
    #expect(try client.ask("annotations/get", #""id": "\#(id)""#)["annotation.link"] == nil)
    _ = try client.ask("document/undo")
    _ = try client.ask("document/undo")
    let after = try client.ask("annotations/get", #""id": "\#(id)""#)["annotation.link"]
    #expect(after?.wireText == before?.wireText)
  }

  @Test func aSquareTakesNone() throws {
    let client = try Client("actions.pdf")
    let error = try client.error(
      "annotations/update",
      #""id": "square", "changes": {"link": {"kind": "named", "name": "LastPage"}}"#)
    #expect(error["data.path"]?.string == "params.changes.link")
  }

  @Test func pagesMustBeThere() throws {
    let client = try Client("annotations.pdf")
    let error = try client.error(
      "annotations/update", #""id": "square-1", "changes": {"pageIndex": 99}"#)
    #expect(error["data.kind"]?.string == "notFound")
    #expect(try client.ask("document/history")["undo"]?.count == 0)
  }

  @Test func lockedOnesAreUnlockedFirst() throws {
    let client = try Client("annotations.pdf")
    let locked = try client.error(
      "annotations/update", ##""id": "locked-1", "changes": {"color": "#00ff00"}"##)
    #expect(locked["data.by"]?.string == "annotationFlags")
    _ = try client.ask("annotations/update", #""id": "locked-1", "changes": {"flags": ["print"]}"#)
    _ = try client.ask(
      "annotations/update", ##""id": "locked-1", "changes": {"color": "#00ff00"}"##)
  }

  /// A file's note may have an empty rectangle, and a highlight no quads.
  @Test func aMissingShapeBlamesNoOtherMember() throws {
    let client = try Client(nil)
    let annotation = "<</Type/Annot/F 4/Rect[50 50 50 50]"
    try client.open([
      annotation + "/Subtype/Text/NM(note)>>", annotation + "/Subtype/Highlight/NM(mark)>>",
    ])
    for id in ["note", "mark"] {
      for change in [##""contents": "new""##, ##""color": "#ff0000""##] {
        let about = #""id": "\#(id)", "changes": {\#(change)}"#
        let answer = try client.ask("annotations/update", about)
        #expect(answer["annotation.rect.0"]?.double == 50 && answer["annotation.contents"] != nil)
      }
    }
    let error = try client.error(
      "annotations/update", #""id": "note", "changes": {"rect": [9, 9, 9, 9]}"#)
    #expect(error["data.path"]?.string == "params.changes.rect")
  }

  @Test func typesThatAreNoKinStay() throws {
    let client = try Client("annotations.pdf")
    let error = try client.error(
      "annotations/update", #""id": "square-1", "changes": {"type": "stamp"}"#)
    #expect(error["data.kind"]?.string == "unsupported")
    let circle = try client.ask(
      "annotations/update", #""id": "square-1", "changes": {"type": "circle"}"#)
    #expect(circle["annotation.type"]?.string == "circle")
  }

  @Test func everythingThatShowsIsFlattened() throws {
    let client = try Client("annotations.pdf")
    _ = try client.ask(
      "annotations/update", #""id": "locked-1", "changes": {"flags": ["print"]}"#)
    let removed = try client.ask("annotations/flatten")["removed"]
    #expect((removed?.count ?? 0) > 10)
    let left = try client.ask("annotations/list")["annotations"]?.strings("type") ?? []
    #expect(Set(left).isSubset(of: ["link", "square", "popup"]))
    #expect(try client.ask("annotations/flatten")["removed"]?.count == 0)
  }
}
