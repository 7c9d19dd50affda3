// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Editing
@testable import Engine

/// Where the text of a field is drawn in its box.
@Suite struct FieldTextTests {
  private static let box = Rect(10, 10, 200, 30)
  private static let words =
    "This is the answer of a user who has a lot to say about the question. "

  /// The bounds of the dark pixels in a field with this text, from the upper left of its box in points;
  /// `nil` if nothing is drawn.
  private func ink(
    _ text: String, in box: Rect = box, _ change: (inout NewField) -> Void = { _ in }
  ) throws -> Rect? {
    let editor = try Workbench("rotated.pdf").open()
    var new = NewField(.text, named: "field", widgetID: "field", onPage: 0, box)
    change(&new)
    try editor.perform(CreateFields([new]), cause: .api)
    let value: FieldValue = new.kind == .comboBox ? .choices([text]) : .text(text)
    try editor.perform(SetFieldValues([FieldSetting("field", value)]), cause: .api)
    let page = try editor.document.page(0)
    let request = RasterRequest(
      pageSize: page.size, rect: box, scale: 2, rotation: 0, colors: nil, background: .white)
    let drawn = try Rasterizer(editor.document.context.clone()).render(page.displayList(), request)
    let (width, pixels) = (Int(box.width * 2), Array(drawn.ppm.suffix(Int(box.area * 4) * 3)))
    var bounds: Rect?
    for place in 0..<pixels.count / 3 where pixels[place * 3] < 128 {
      let (x, y) = (Double(place % width) / 2, Double(place / width) / 2)
      let pixel = Rect(x, y, x + 0.5, y + 0.5)
      bounds = bounds?.union(pixel) ?? pixel
    }
    return bounds
  }

  private static let rightToLeft = [
    "שלום עולם", "שלום עולם א", "שלום עולם 123 abc", "مرحبا بالعالم", "ab שלום עולם", "א",
  ]

  @Test(arguments: rightToLeft)
  func rightToLeftTextIsAtTheSideOfItsAlignment(text: String) throws {
    let left = try #require(try ink(text))
    let right = try #require(try ink(text) { $0.text.alignment = .right })
    let middle = try #require(try ink(text) { $0.text.alignment = .center })
    #expect(left.x0 < 8 && right.x1 > 182, "The text is at the edges of its box.")
    #expect(abs(middle.center.x - 95) < 5)
    for drawn in [right, middle] {
      #expect(abs(drawn.width - left.width) < 2, "Nothing is cut off.")
    }
  }

  @Test func rightToLeftTextThatDoesNotFitShowsItsBeginning() throws {
    let start = try #require(try ink("אבג"))
    let long = try #require(try ink("אבג" + String(repeating: "        ", count: 20) + "שלום"))
    #expect(long.x1 > 180 && abs(long.width - start.width) < 2)
  }

  @Test func comboBoxesAlignRightToLeftTextToo() throws {
    let drawn = try #require(
      try ink("שלום עולם") {
        $0.kind = .comboBox
        $0.options = [.init("שלום עולם", "שלום עולם")]
      })
    #expect(drawn.x0 < 8 && drawn.width > 40)
  }

  @Test func listsShowRightToLeftOptionsInTheirRows() throws {
    let titles = ["שלום עולם", "abc", "אבג"]
    let editor = try Workbench("rotated.pdf").open()
    var new = NewField(
      .listBox, named: "field", widgetID: "field", onPage: 0, Rect(10, 10, 200, 80))
    new.options = titles.map { .init($0, $0) }
    try editor.perform(CreateFields([new]), cause: .api)
    let page = try editor.document.page(0)
    let request = RasterRequest(
      pageSize: page.size, rect: Rect(10, 10, 40, 80), scale: 1, rotation: 0, colors: nil,
      background: .white)
    let drawn = try Rasterizer(editor.document.context.clone()).render(page.displayList(), request)
    let pixels = Array(drawn.ppm.suffix(30 * 70 * 3))
    for row in titles.indices {
      let start = (row * 14 + 2) * 30 * 3
      #expect(pixels[start..<start + 12 * 30 * 3].contains { $0 < 128 }, "Row \(row) is visible.")
    }
  }

  @Test(arguments: ["", "שלום "])
  func linesShrinkUntilTheyFit(first: String) throws {
    let box = Rect(10, 10, 150, 90)
    func drawn(_ count: Int) throws -> Rect {
      try #require(
        try ink(first + String(repeating: FieldTextTests.words, count: count), in: box) {
          $0.flags = [.multiline]
          $0.text.size = 0
        })
    }
    let (some, many) = (try drawn(1), try drawn(5))
    #expect(some.y1 < 78 && many.y1 < 78, "The last line is inside of the box.")
    #expect(many.height > 55, "The text is as large as it fits.")
  }

  @Test(arguments: ["AB1", "אב1"])
  func combsAreAligned(text: String) throws {
    func drawn(_ alignment: Annotation.TextAlignment) throws -> Rect {
      try #require(
        try ink(text) {
          $0.flags = [.comb]
          $0.maxLength = 9
          $0.text.alignment = alignment
        })
    }
    // Each of the nine cells is 21 points wide.
    for (alignment, first) in [(Annotation.TextAlignment.left, 0.0), (.center, 3), (.right, 6)] {
      let ink = try drawn(alignment)
      #expect(ink.x0 > first * 21.1 && ink.x1 < (first + 3) * 21.2, "\(alignment): \(ink)")
    }
  }

  @Test func entriesStayAsTheyWere() throws {
    let editor = try Workbench("rotated.pdf").open()
    var new = NewField(
      .text, named: "field", widgetID: "field", onPage: 0, Rect(10, 10, 150, 40))
    (new.flags, new.text.size) = ([.multiline], 0)
    try editor.perform(CreateFields([new]), cause: .api)
    func appearance() throws -> String? {
      try editor.document.page(0).annotationObject("field")["DA"]?.text
    }
    let before = try appearance()
    let value = String(repeating: FieldTextTests.words, count: 3)
    try editor.perform(SetFieldValues([FieldSetting("field", .text(value))]), cause: .api)
    #expect(try appearance() == before)
    #expect(try editor.document.formField("field")?.field.value == [value])
  }
}
