// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Geometry
import JSON
import Testing

struct InstantJSONTests {
  /// The types that it has no place for, or that are something else there.
  private static let unheld = ["file", "sound", "caret", "reply"]
  /// What it does not hold of the others.
  private static func lost(_ annotation: Annotation) -> Set<String> {
    var lost: Set<String> = ["isOpen", "isGrouped", "replyTo", "hasAppearance"]
    switch annotation.type {
    case .polygon, .polyLine, .line: lost.formUnion(["intent", "measure", "text"])
    case .highlight, .underline, .squiggly, .strikeOut: lost.formUnion(["quads", "rect"])
    case .link: lost.insert("action")
    case .stamp:
      lost.formUnion(["picture", "uprightSize", "rect", "text"])
      if annotation.icon == nil { lost.formUnion(["color", "border"]) }
    case .square, .circle: lost.insert("border")
    case .text: lost.insert("icon")
    default: break
    }
    return lost
  }

  @Test func aCroppedPictureComesBackAsItShows() throws {
    func picture(_ bench: Bench) throws -> [UInt8] {
      let list = try bench.document.displayListInPassing(ofPage: 0)
      return try Rasterizer(bench.document.context)
        .render(list, RasterRequest(pageSize: list.size, scale: 1)).withBytes { Array($0) }
    }
    let bench = try Bench("annotations.pdf")
    let before = try picture(bench)
    var stamp = Annotation(id: "a", type: .stamp, pageIndex: 0, rect: Rect(100, 100, 180, 180))
    (stamp.picture, stamp.crop) = (.image(Samples.png), Rect(0.5, 0, 1, 1))
    try bench.add([stamp])
    let copy = try Bench("annotations.pdf")
    _ = try copy.take(try bench.export(.instantJSON).bytes, .instantJSON)
    let (old, new) = (try picture(bench), try picture(copy))
    #expect(old != before)
    #expect(zip(old, new).filter { abs(Int($0) - Int($1)) > 60 }.count < 100)
  }

  @Test(arguments: ["rotated.pdf", "cropped.pdf", "userunit.pdf", "annotations.pdf"])
  func everythingComesBack(fixture: String) throws {
    let original = try Bench(fixture)
    for index in 0..<(try original.document.pageCount) {
      try original.add(Samples.all(on: index))
    }
    let file = try original.export(.instantJSON)
    let copy = try Bench(fixture)
    let own = Set(try copy.annotations.map(\.id))
    let report = try copy.take(file.bytes, .instantJSON)
    #expect(report.skipped.isEmpty && report.changed.isEmpty && report.removed.isEmpty)
    let after = Dictionary(uniqueKeysWithValues: try copy.annotations.map { ($0.id, $0) })
    for old in try original.annotations where !own.contains(old.id) {
      let name = old.id.split(separator: "-")[1]
      guard !Self.unheld.contains(String(name)) else {
        #expect(after[old.id] == nil)
        #expect(file.skipped.contains { $0.id == old.id })
        continue
      }
      let new = try #require(after[old.id], "\(old.id)")
      #expect(differences(old, new, but: Self.lost(old)) == [], "\(old.id)")
    }
    #expect(try copy.complaint() == nil)
    #expect(copy.editor.undoNames.count == 1)
    try copy.editor.undo()
    #expect(Set(try copy.annotations.map(\.id)) == own)
  }

  @Test func whatIsTheSameIsNotTouched() throws {
    let bench = try Bench("annotations.pdf")
    try bench.add(Samples.all(on: 0))
    let bytes = try bench.export(.instantJSON) { $0.isComplete = true }.bytes
    let report = try bench.take(bytes, .instantJSON)
    #expect(report == ImportReport())
  }

  /// The export has only the differences from the file, and they make the copy equal.
  @Test func differencesAreTold() throws {
    let original = try Bench("annotations.pdf")
    #expect(try tree(original)[member: "annotations"] == nil)
    #expect(try tree(original)[member: "skippedPdfObjectIds"] == nil)
    let numbers = try original.numbers
    var square = try #require(try original.annotations.first { $0.id == "square-1" })
    square.color = Samples.yellow
    square.modified = 1_700_000_000
    let circle = try #require(try original.annotations.first { $0.id == "circle-1" })
    try original.editor.perform(UpdateAnnotations([square], verb: "Change"), cause: .api)
    try original.editor.perform(DeleteAnnotations([circle]), cause: .api)
    try original.add([Samples.all(on: 0)[0]])
    let told = try tree(original)
    let squareNumber = try #require(numbers["square-1"])
    let circleNumber = try #require(numbers["circle-1"])
    #expect(
      told[member: "skippedPdfObjectIds"]
        == .array([squareNumber, circleNumber].sorted().map { .integer(Int64($0)) }))
    let annotations = try #require(told[member: "annotations"])
    #expect(annotations[0]?[member: "pdfObjectId"]?.integer == Int64(squareNumber))
    #expect(annotations[0]?[member: "id"]?.string == String(squareNumber))
    #expect(annotations[1]?[member: "pdfObjectId"] == nil && annotations[2] == nil)
    let copy = try Bench("annotations.pdf")
    let report = try copy.take(told.wireText, .instantJSON)
    #expect(report.changed == ["square-1"] && report.removed == ["circle-1"])
    #expect(report.added == ["s-square-0"] && report.skipped.isEmpty)
    for (old, new) in zip(try original.annotations, try copy.annotations) {
      #expect(differences(old, new) == [], "\(old.id)")
    }
    // Another file's numbers say nothing here.
    let other = try Bench("rotated.pdf")
    #expect(throws: (any Error).self) {
      try other.take(
        told.wireText.replacing("permanent\":\"", with: "permanent\":\"AAAA"), .instantJSON)
    }
  }

  @Test func bothVersionsOfTextsAreRead() throws {
    let bench = try Bench("simple.pdf")
    let texts = [
      #""Plain <b>words</b>""#, #"{"format": "plain", "value": "Plain <b>words</b>"}"#,
      #"{"format": "xhtml", "value": "<p>One <b>bold</b> &amp; &#x3A9;</p><p>Two<br/>three</p>"}"#,
    ]
    let objects = texts.enumerated().map { index, text in
      """
      {"v": \(index == 0 ? 1 : 2), "type": "pspdfkit/text", "name": "t\(index)", "pageIndex": 0,
       "bbox": [10, 10, 100, 50], "text": \(text), "fontSize": 14, "font": "Times"}
      """
    }
    let report = try bench.take(
      """
      {"format": "https://pspdfkit.com/instant-json/v1", "annotations": [
       \(objects.joined(separator: ",")),
       {"v": 1, "type": "pspdfkit/media", "pageIndex": 0, "bbox": [1, 1, 9, 9], "id": "m"}]}
      """, .instantJSON)
    #expect(report.added == ["t0", "t1", "t2"])
    #expect(report.skipped.map(\.index) == [3] && report.skipped.map(\.id) == ["m"])
    let contents = try bench.annotations.map(\.contents)
    #expect(
      contents == ["Plain <b>words</b>", "Plain <b>words</b>", "One bold & Ω\nTwo\nthree"])
    #expect(try bench.annotations[0].text?.size == 14)
  }

  @Test func whatIsLeftOutIsTold() throws {
    let bench = try Bench("simple.pdf")
    let members = [
      #""type": "pspdfkit/text", "text": "a", "verticalAlign": "bottom""#,
      #""type": "pspdfkit/text", "text": "a", "verticalAlign": "top""#,
      #""type": "pspdfkit/stamp", "stampType": "Approved", "title": "Mine""#,
      #""type": "pspdfkit/note", "text": "a", "customData": {"a": 1, "b": "c"}"#,
      #""type": "pspdfkit/note", "text": "a", "customData": {"b": "c"}"#,
      #""type": "pspdfkit/text", "text": "a", "cloudyBorderIntensity": 2"#,
    ]
    let objects = members.enumerated().map { index, more in
      #"{"v": 1, "name": "t\#(index)", "pageIndex": 0, "bbox": [10, 10, 100, 50], \#(more)}"#
    }
    let report = try bench.take(
      """
      {"format": "https://pspdfkit.com/instant-json/v1", "annotations": [
       \(objects.joined(separator: ","))]}
      """, .instantJSON)
    #expect(report.added.count == 6)
    #expect(report.skipped.map(\.index) == [0, 2, 3, 5])
    #expect(report.skipped.map(\.id) == ["t0", "t2", "t3", "t5"])
  }

  /// Nutrient for the web writes fractions.
  @Test(arguments: [("1/8", 0.125), ("eighth", 0.125), ("twoDp", 0.01)])
  func precisionsAreRead(word: String, value: Double) throws {
    let bench = try Bench("simple.pdf")
    _ = try bench.take(
      """
      {"format": "https://pspdfkit.com/instant-json/v1", "annotations": [
       {"v": 2, "type": "pspdfkit/shape/line", "name": "l", "pageIndex": 0, "bbox": [9, 9, 99, 9],
        "startPoint": [10, 10], "endPoint": [90, 10], "measurementPrecision": "\(word)",
        "measurementScale": {"from": 1, "to": 2, "unitFrom": "in", "unitTo": "ft"}}]}
      """, .instantJSON)
    #expect(try bench.annotations[0].measure?.precision == value)
  }

  private func tree(_ bench: Bench) throws -> JSONTree {
    let bytes = try bench.export(.instantJSON).bytes
    return try JSONTree.parse(String(decoding: bytes, as: UTF8.self))
  }
}

extension Bench {
  fileprivate var numbers: [String: Int] {
    get throws {
      let all = try (0..<document.pageCount).flatMap {
        try document.numberedAnnotations(onPage: $0)
      }
      return Dictionary(uniqueKeysWithValues: all.map { ($0.annotation.id, $0.number) })
    }
  }
}
