// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// Objects that the engine refuses are read as other readers read them, and are not lost.
@Suite struct ObjectRescueTests {
  struct Case: Sendable {
    let font: String
    let form: String
  }

  static let font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"
  static let form = "/Type/XObject/Subtype/Form/BBox[0 0 200 300]"

  static let cases = [
    Case(font: font.replacing("Helvetica", with: "Helvetica Bold"), form: form),
    Case(font: font.replacing("Helvetica", with: "Helvetica Bold 7"), form: form),
    Case(font: font.replacing("/Encoding", with: " Neue[1 (a) /B <</C>>]/Encoding"), form: form),
    Case(font: font.replacing("/Encoding", with: "/Kind Sans serif/Encoding"), form: form),
    Case(font: String(font.dropLast(2)), form: form),
    Case(font: font, form: form + "/Metadata null/Name Form one/Matrix[1 0 0 1 0 0]/Extra 1 0"),
    Case(font: font, form: form + "/Resources<</Font<</F 5 0 R stray>>>>"),
  ]

  /// Text in the font, and a form with more of it.
  private func fixture(_ entry: Case) -> RenderFixture {
    var fixture = RenderFixture(
      content: "BT /F 20 Tf 20 100 Td (Words) Tj ET /X Do",
      objects: [
        entry.font, RenderFixture.stream(entry.form, "BT /F 20 Tf 20 200 Td (Form) Tj ET"),
      ])
    fixture.resources = "/Font<</F 5 0 R>>/XObject<</X 6 0 R>>"
    return fixture
  }

  private func picture(_ bench: RenderBench) throws -> [UInt8] {
    try bench.render(bench.request()).bytes
  }

  private let intact = Case(font: font, form: form)

  @Test(arguments: cases.indices) func pagesAreDrawn(index: Int) throws {
    let bench = try RenderBench(fixture(Self.cases[index]))
    #expect(try picture(bench) == picture(RenderBench(fixture(intact))))
  }

  @Test(arguments: cases.indices) func textIsRead(index: Int) throws {
    let bench = try RenderBench(fixture(Self.cases[index]))
    let lines = try bench.page.text().layout.flatMap { $0.lines.map(\.text) }
    #expect(lines.sorted() == ["Form", "Words"])
  }

  private func saved(_ document: Document) throws -> RenderBench {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try document.write(to: file.path, WriteOptions())
    return try RenderBench(.data(Array(Data(contentsOf: file))))
  }

  /// Before the save, the page was drawn, or not, or the first change has ruled out a repair.
  @Test(arguments: cases.indices, ["drawn", "unseen", "changed"])
  func aFullSaveKeepsAll(index: Int, state: String) throws {
    let bench = try RenderBench(fixture(Self.cases[index]))
    if state == "drawn" { _ = try picture(bench) }
    if state == "changed" { try bench.document.enableJournal() }
    #expect(try picture(saved(bench.document)) == picture(RenderBench(fixture(intact))))
  }

  /// An appearance, or that of a state, is no missing one.
  @Test(arguments: ["6 0 R", "<</On 6 0 R>>"], [nil, FlatFile.Way.edit, .save])
  func appearancesAreDrawn(appearance: String, way: FlatFile.Way?) throws {
    let pictures = try ["", " stray "].map { word in
      let file = FlatFile(
        annotations: [
          "<</Type/Annot/Subtype/Stamp/F 4/AS/On/Rect[20 40 220 64]/AP<</N \(appearance)>>>>"
        ],
        others: [
          RenderFixture.stream(
            "/Type/XObject\(word)/Subtype/Form/BBox[0 0 200 24]", "1 0 0 rg 0 0 100 24 re f")
        ])
      return try FlatFile.drawn(way.map { try file.flattened($0) } ?? file.open())
    }
    #expect(pictures[0].differences(from: pictures[1], least: 3).isEmpty)
    let blank = try FlatFile.drawn(FlatFile(annotations: []).open())
    #expect(!blank.differences(from: pictures[1], least: 3).isEmpty)
  }
}
