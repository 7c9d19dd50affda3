// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import Testing

@testable import Editing

/// The exact text of values in the log, with the order of their members. Logs on users' disks have it.
struct PinnedEncodingTests {
  private static let square = Annotation(
    id: "a", type: .square, pageIndex: 2, rect: Rect(0, 0, 1, 2))

  @Test func annotations() throws {
    let update = UpdateAnnotations([Self.square], verb: "Resize")
    try expect(
      update,
      #"{"annotations":[{"id":"a","type":"square","pageIndex":2,"rect":[0,0,1,2]}],"#
        + #""verb":"Resize"}"#)
    try expect(
      UpdateAnnotations([], verb: "v", shown: ["w": "5", "a": "é"]),
      #"{"annotations":[],"verb":"v","shown":{"a":"é","w":"5"}}"#)
    try expect(
      HideAnnotations([Self.square], isHidden: true),
      #"{"targets":[{"id":"a","pageIndex":2,"type":"square"}],"isHidden":true}"#)
    try expect(
      AssignLayer([Self.square], to: 9),
      #"{"targets":[{"id":"a","pageIndex":2,"type":"square"}],"number":9}"#)
    try expect(AssignLayer([], to: nil), #"{"targets":[],"number":null}"#)
    try expect(
      SanitizeDocument([.metadata, .comments, .links]),
      #"{"kinds":["comments","links","metadata"]}"#)
  }

  @Test func fields() throws {
    var edit = SetFieldValues([.init("f", .text("x"), shown: "y")], name: "n")
    try expect(edit, #"{"name":"n","settings":[{"field":"f","text":"x","shown":"y"}]}"#)
    edit.settings = [
      .init("g", .choices(["a"])), .init("h", .state("On"), widget: "w"), .init("i", .isOn(false)),
    ]
    edit.settings[2].isSecret = true
    edit.changes = [FieldChange("f", .readOnly, [1])]
    try expect(
      edit,
      #"{"name":"n","settings":[{"field":"g","choices":["a"]},"#
        + #"{"field":"h","state":"On","widget":"w"},{"field":"i","withheld":true}],"#
        + #""changes":[{"field":"f","property":"readOnly","numbers":[1]}]}"#)
    (edit.settings, edit.shown) = ([], ["f": "y"])
    try expect(
      edit,
      #"{"name":"n","settings":[],"changes":[{"field":"f","property":"readOnly","numbers":[1]}],"#
        + #""shown":{"f":"y"}}"#)
    var change = FieldChange(
      "f", widget: 1, .options, [0, 0.5], options: [.init("v", "t"), .init("w", "w")], text: "s")
    change.trigger = .focus
    try expect(
      change,
      #"{"field":"f","property":"options","widget":1,"numbers":[0,0.5],"#
        + #""options":[["v","t"],["w","w"]],"text":"s","trigger":"Fo"}"#)
    try expect(FieldChange("f", .caption), #"{"field":"f","property":"caption"}"#)
  }

  @Test func actions() throws {
    try expect(
      Destination(pageIndex: 1, fit: .position(left: 1, top: nil, zoom: 0.5)),
      #"{"pageIndex":1,"fit":"position","values":[1,null,0.5]}"#)
    try expect(
      Destination(pageIndex: 1, fit: .page), #"{"pageIndex":1,"fit":"page","values":[]}"#)
    let page =
      #"{"kind":"page","owner":3,"trigger":"open","action":{"kind":"named","name":"b"},"#
      + #""pageIndex":0,"type":"unknown"}"#
    try expect(SetAction(encoded: .parse(page)), page)
    let document =
      #"{"kind":"document","owner":null,"trigger":"willSave","action":null,"#
      + #""pageIndex":0,"type":"unknown"}"#
    try expect(SetAction(encoded: .parse(document)), document)
  }

  @Test func signatures() throws {
    let cleared = #"{"id":"w","pageIndex":0,"field":"f"}"#
    try expect(SignByHand(encoded: .parse(cleared)), cleared)
    let drawn =
      #"{"id":"w","pageIndex":0,"field":"f","drawing":"#
      + #"{"picture":null,"color":[0,0.5,1],"width":2}}"#
    try expect(SignByHand(encoded: .parse(drawn)), drawn)
  }

  @Test func erasures() throws {
    try expect(
      TextErasure(
        place: .outline, target: .string, object: 7, path: ["Title"], ranges: [0..<2, 5..<9]),
      #"{"place":"outline","target":"string","object":7,"path":["Title"],"#
        + #""ranges":[0,2,5,9]}"#)
    for ranges: JSONTree in [[2, 1], [-1, 1]] {
      #expect(throws: EditError.self) {
        try TextErasure(
          encoded: [
            "place": "outline", "target": "string", "object": 7, "path": [], "ranges": ranges,
          ])
      }
    }
  }

  @Test func records() throws {
    let file = ContentIdentity(size: 1, modifiedSeconds: 2, modifiedNanoseconds: 3, digest: 0xAB)
    let json = #"{"size":1,"modified":[2,3],"digest":"00000000000000ab"}"#
    try expect(
      LogHeader(path: "/é.pdf", file: file),
      #"{"type":"recto-edit-log","version":1,"path":"/é.pdf","file":\#(json)}"#)
    try expect(LogEntry(change: .undo, time: 5), #"{"type":"undo","time":5}"#)
    try expect(
      LogEntry(change: .saved(file, nextObject: 7), time: 5),
      #"{"type":"saved","time":5,"file":\#(json),"nextObject":7}"#)
    var edit = LoggedEdit(kind: "k", name: "n", value: .null)
    try expect(
      LogEntry(change: .edit(edit), time: 5),
      #"{"type":"edit","time":5,"kind":"k","name":"n","value":null}"#)
    edit.value = ["b": 1, "a": 2]
    edit.group = LoggedGroup("g", isFirst: true)
    edit.anchors = [
      "a": TextAnchor(pageIndex: 0, text: "t", before: "b", after: "c", place: Point(1, 2))
    ]
    edit.apart = ["a"]
    (edit.nextObject, edit.pageCount) = (7, 8)
    try expect(
      LogEntry(change: .edit(edit), time: 5),
      #"{"type":"edit","time":5,"kind":"k","name":"n","value":{"b":1,"a":2},"group":"g","#
        + #""anchors":{"a":{"page":0,"text":"t","before":"b","after":"c","place":[1,2]}},"#
        + #""apart":["a"],"nextObject":7,"pageCount":8}"#)
    edit = LoggedEdit(kind: "k", name: "n", value: [], group: LoggedGroup("g", isFirst: false))
    try expect(
      LogEntry(change: .edit(edit), time: 5),
      #"{"type":"edit","time":5,"kind":"k","name":"n","value":[],"group":"g","goesOn":true}"#)
    try expect(
      DeferredAnchors(edit: 3, anchors: [:]), #"{"type":"anchors","edit":3,"anchors":{}}"#)
  }

  private func expect<V: LogValue>(
    _ value: V, _ text: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    #expect(value.encoded.wireText == text, sourceLocation: place)
    let read = try V(encoded: .parse(text))
    #expect(read.encoded.wireText == text, sourceLocation: place)
  }
}
