// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@Suite struct AnnotationMethodTests {
  @Test(
    arguments: [
      #""type": "text", "rect": [10, 10, 30, 30], "icon": "Comment", "open": true"#,
      ##""type": "square", "rect": [10, 10, 60, 60], "interiorColor": "#00ff00""##,
      #""type": "circle", "rect": [10, 10, 60, 60], "opacity": 0.5"#,
      #""type": "line", "line": [10, 10, 90, 40], "lineEndings": ["none", "openArrow"]"#,
      #""type": "polygon", "vertices": [10, 10, 90, 40, 20, 60]"#,
      #""type": "polyLine", "vertices": [10, 10, 90, 40]"#,
      #""type": "ink", "strokes": [[10, 10, 90, 40], [10, 40]], "border": {"width": 3}"#,
      #""type": "highlight", "quads": [[10, 10, 90, 10, 10, 20, 90, 20]]"#,
      #""type": "underline", "quads": [[10, 10, 90, 10, 10, 20, 90, 20]]"#,
      #""type": "squiggly", "quads": [[10, 10, 90, 10, 10, 20, 90, 20]]"#,
      #""type": "strikeOut", "quads": [[10, 10, 90, 10, 10, 20, 90, 20]]"#,
      #""type": "freeText", "rect": [10, 10, 90, 40], "contents": "x", "align": "center""#,
      #""type": "caret", "rect": [10, 10, 20, 20], "customData": {"a": "b"}"#,
      #""type": "redact", "rect": [10, 10, 90, 40], "overlayText": "gone""#,
      #""type": "stamp", "rect": [10, 10, 90, 40], "icon": "Approved""#,
      #""type": "stamp", "rect": [10, 10, 40, 40], "picture": {"mark": "check"}, "rotation": 90"#,
      #""type": "ink", "strokes": [[10, 10, 90, 40]], "pressures": [[0, 1]], "multiply": true"#,
    ], ["simple.pdf", "rotated.pdf", "cropped.pdf", "userunit.pdf"])
  func whatIsAddedCanBeRead(_ members: String, _ fixture: String) throws {
    let client = try Client(fixture)
    let given = try JSONTree.parse("{\(members)}")
    let page = fixture == "rotated.pdf" ? 1 : 0
    let added = try client.ask(
      "annotations/add", #""annotation": {"pageIndex": \#(page), \#(members)}"#)
    #expect(
      client.notifications.map { $0["method"]?.string } == [
        "document/didChange", "annotations/didChange",
      ])
    #expect(client.notifications.last?["params.added.0"] == added["annotation"])
    let read = try client.ask("annotations/get", #""id": "a1""#)["annotation"]
    #expect(read == added["annotation"])
    #expect(read?["author"]?.string == "Tess")
    #expect(read?["created"]?.string == "2024-02-29T12:00:00Z")
    #expect(read?["hasAppearance"]?.bool == true)
    guard case .object(let parts) = given else { return }
    for part in parts where part.name != "border" && part.name != "rect" {
      #expect(read?[part.name]?.wireText == part.value.wireText, "\(part.name)")
    }
  }

  @Test(arguments: [
    (#""type": "square""#, "rect"), (#""type": "square", "rect": [1, 1, 1, 5]"#, "rect"),
    (#""type": "square", "rect": [1, 1, 5, 5], "quads": []"#, "quads"),
    (##""type": "square", "rect": [1, 1, 5, 5], "color": "#ff000080""##, "color"),
    (#""type": "square", "rect": [1, 1, 5, 5], "border": {"dash": [0]}"#, "border.dash"),
    (#""type": "square", "rect": [1, 1, 5, 5], "id": """#, "id"),
    (#""type": "square", "rect": [1, 1, 5, 5], "id": "ink-1""#, "id"),
    (#""type": "line", "line": [1, 1]"#, "line"), (#""type": "ink", "strokes": [[]]"#, "strokes"),
    (#""type": "polygon", "vertices": [1, 1, 2, 2]"#, "vertices"),
    (#""type": "highlight""#, "quads"), (#""type": "wobble""#, "type"),
    (#""type": "highlight", "quads": [], "icon": "x""#, "icon"),
    (#""type": "line", "line": [1, 1, 2, 2], "lineEndings": ["none"]"#, "lineEndings"),
    (#""type": "text", "rect": [1, 1, 5, 5], "replyTo": "a", "group": "b""#, "group"),
    (#""type": "stamp", "rect": [1, 1, 5, 5]"#, "picture"),
    (#""type": "stamp", "rect": [1, 1, 5, 5], "picture": {}"#, "picture"),
    (#""type": "stamp", "rect": [1, 1, 5, 5], "picture": {"image": "?"}"#, "picture.image"),
    (#""type": "link", "rect": [1, 1, 5, 5]"#, "link"),
    (#""type": "sound", "rect": [1, 1, 5, 5], "sound": {"rate": 8000}"#, "sound.data"),
    (#""type": "fileAttachment", "rect": [1, 1, 5, 5]"#, "attachment"),
    (#""type": "freeText", "rect": [1, 1, 5, 5], "callout": [1, 1]"#, "callout"),
    (#""type": "square", "rect": [1, 1, 5, 5], "rotation": 30"#, "rotation"),
  ])
  func wrongMembersAreNamed(_ members: String, _ path: String) throws {
    let client = try Client("annotations.pdf")
    let error = try client.error(
      "annotations/add", #""annotation": {"pageIndex": 0, \#(members)}"#)
    #expect(error["data.path"]?.string == "params.annotation.\(path)")
    #expect(try client.ask("document/history")["undo"]?.count == 0)
  }

  @Test func oneStepIsAllOrNothing() throws {
    let client = try Client("annotations.pdf")
    let square = #"{"type": "square", "pageIndex": 0, "rect": [1, 1, 9, 9]}"#
    let reply =
      #"{"type": "text", "pageIndex": 0, "rect": [1, 1, 9, 9], "replyTo": "nobody"}"#
    let error = try client.error("annotations/add", #""annotations": [\#(square), \#(reply)]"#)
    #expect(error["data.what"]?.string == "annotation")
    #expect(try client.error("annotations/get", #""id": "a1""#)["code"]?.integer == -32017)
    let movie = #"{"type": "movie", "pageIndex": 0, "rect": [1, 1, 9, 9]}"#
    let refused = try client.error("annotations/add", #""annotation": \#(movie)"#)
    #expect(refused["data.kind"]?.string == "unsupported")
  }

  @Test func idsDoNotCollide() throws {
    let client = try Client("simple.pdf")
    let square = #""type": "square", "pageIndex": 0, "rect": [1, 1, 9, 9]"#
    _ = try client.ask("annotations/add", #""annotation": {"id": "a7", \#(square)}"#)
    let next = try client.ask("annotations/add", #""annotation": {\#(square)}"#)
    #expect(next["annotation.id"]?.string == "a8")
    let twice = try client.error(
      "annotations/add", #""annotations": [{"id": "b", \#(square)}, {"id": "b", \#(square)}]"#)
    #expect(twice["data.path"]?.string == "params.annotations[1].id")
  }

  @Test func deletingIsUndone() throws {
    let client = try Client("annotations.pdf")
    let before = try client.ask("annotations/list")
    let deleted = try client.ask("annotations/delete", #""ids": ["ink-1", "ink-1"]"#)
    #expect(deleted["removed"]?.wireText == #"["ink-1"]"#)
    #expect(client.notifications.last?["params.removed.0"]?.string == "ink-1")
    _ = try client.ask("document/undo")
    #expect(client.notifications.last?["params.added.0.id"]?.string == "ink-1")
    #expect(client.notifications.first?["params.dirty"]?.bool == false)
    #expect(try client.ask("annotations/list") == before)
    let locked = try client.error("annotations/delete", #""ids": ["locked-1"]"#)
    #expect(locked["data.by"]?.string == "annotationFlags")
  }

  @Test func protectedDocumentsStayAsTheyAre() throws {
    let error = try Client("owner.pdf").error(
      "annotations/add",
      #""annotation": {"type": "square", "pageIndex": 0, "rect": [1, 1, 9, 9]}"#)
    #expect(error["data.by"]?.string == "document")
  }

  @Test func listsAreFilteredAndSorted() throws {
    let client = try Client("annotations.pdf")
    let squares = try client.ask("annotations/list", #""types": ["square"], "pageIndex": 1"#)
    #expect(squares["annotations"]?.strings("id") == ["square-2"])
    let words = try client.ask("annotations/list", #""contains": "SECOND", "author": "Ann""#)
    #expect(words["annotations"]?.strings("id") == ["highlight-1"])
    let folded = try client.ask("annotations/list", #""contains": "sécond  line""#)
    let plain = try client.ask("annotations/list", #""contains": "second line""#)
    #expect(folded["annotations"] == plain["annotations"])
    let all = try client.ask("annotations/list", #""contains": """#)
    #expect(try all["annotations"] == client.ask("annotations/list")["annotations"])
    let sorted = try client.ask("annotations/list", #""sortBy": "type""#)
    let types = sorted["annotations"]?.strings("type") ?? []
    #expect(types == types.sorted() && types.count > 15)
  }

  /// The file would give the annotation another id when it is opened again.
  @Test(arguments: ["annotation-9", "page-0-1"])
  func idsOfNamelessAnnotationsAreRefused(id: String) throws {
    let client = try Client("simple.pdf")
    let square = #""type": "square", "pageIndex": 0, "rect": [0, 0, 9, 9]"#
    let refused = try client.error(
      "annotations/add", #""annotation": {"id": "\#(id)", \#(square)}"#)
    #expect(refused["data.path"]?.string == "params.annotation.id")
    _ = try client.ask("annotations/add", #""annotation": {"id": "\#(id)-x", \#(square)}"#)
  }
}

@Suite struct AnnotationHitTests {
  private func hits(_ point: String, _ more: String = "") throws -> [String] {
    try Client("annotations.pdf").ask(
      "annotations/at", #""pageIndex": 0, "point": \#(point)\#(more)"#
    )["annotations"]?.strings("id") ?? []
  }

  @Test func smallerAndUpperOnesComeFirst() throws {
    #expect(try hits("[290, 390]") == ["small-1", "large-1"])
    #expect(try hits("[240, 390]") == ["large-1"])
  }

  @Test func whatCannotBeSeenIsNotHit() throws {
    #expect(try hits("[220, 280]") == [])
    #expect(try hits("[270, 280]") == [])
    #expect(try hits("[360, 220]") == [])
  }

  @Test func toleranceReachesOut() throws {
    #expect(try hits("[180, 195]") == [])
    #expect(try hits("[143, 195]") == ["circle-1"])
    #expect(try hits("[137, 195]", #", "tolerance": 0"#) == [])
    #expect(try hits("[137, 195]") == ["circle-1"])
  }

  /// Page 1 of the fixture is turned by 90 degrees, so its page space has the axes exchanged.
  @Test func pointsOfTheFilesOwnSpaceAreMapped() throws {
    let client = try Client("rotated.pdf")
    _ = try client.ask(
      "annotations/add",
      ##"""
      "annotation": {"type": "square", "pageIndex": 1, "rect": [10, 60, 30, 90],
        "interiorColor": "#ffffff"}
      """##
    )
    func hits(_ point: String, _ space: String) throws -> Int? {
      try client.ask(
        "annotations/at",
        #""pageIndex": 1, "point": \#(point), "space": "\#(space)", "tolerance": 0"#
      )["annotations"]?.count
    }
    #expect(try hits("[20, 80]", "page") == 1)
    #expect(try hits("[80, 20]", "pdf") == 1)
    #expect(try hits("[20, 80]", "pdf") == 0)
  }
}
