// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Testing

/// Files whose objects have generations other than 0, as programs write them that use numbers again
/// (ISO 32000-2, 7.5.4). Readers other than the engine find no object by a wrong generation.
struct GenerationTests {
  private let bench: Workbench

  init() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R]>>",
      "<</Type/Annot/Subtype/Square/Rect[100 100 150 150]/NM(one)/P 3 0 R>>",
      "<</Type/Annot/Subtype/Square/Rect[10 10 50 50]/NM(two)/P 3 0 R>>",
    ]
    let data = PlainFile.data(
      objects.map { $0.replacing(" 0 R", with: " 3 R") }, generation: 3)
    try data.write(to: file)
    bench = try Workbench(file)
  }

  @Test(arguments: [SaveMode.incremental, .full])
  func referencesAndObjectsAgree(mode: SaveMode) throws {
    let editor = try bench.open()
    try editor.move("one", by: (5, 5))
    try editor.perform(
      AddAnnotations([
        Annotation(id: "new", type: .square, pageIndex: 0, rect: Rect(20, 20, 40, 40))
      ]),
      cause: .api)
    try save(editor, mode)
    #expect(try missing.isEmpty)
    if mode == .incremental { #expect(try generations == ["page": 3, "one": 3, "new": 0]) }
  }

  @Test func whatComesBackHasItsOldGeneration() throws {
    let editor = try bench.open()
    try editor.delete("one")
    try save(editor, .incremental)
    try editor.undo()
    try save(editor, .incremental)
    #expect(try generations["one"] == 3)
    #expect(try missing.isEmpty)
  }

  /// Other readers find an object by the generation of its head and of the references, whatever the table says.
  @Test func theHeadCountsBeforeTheTable() throws {
    let wrong = try text.replacing("00003 n", with: "00001 n")
    try Data(wrong.utf8).write(to: bench.file)
    let editor = try bench.open()
    try editor.move("one", by: (5, 5))
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    #expect(try text.hasPrefix(wrong))
    #expect(try generations["one"] == 3)
    #expect(try missing.isEmpty)
  }

  /// Earlier builds left such files.
  @Test func aFullSaveMendsWrongReferences() throws {
    let data = try Data(contentsOf: bench.file)
    var wrong = String(decoding: data, as: UTF8.self)
    wrong = wrong.replacing("/Kids[3 3 R]", with: "/Kids[3 0 R]")
    try Data(wrong.utf8).write(to: bench.file)
    try save(bench.open(), .full)
    #expect(try missing.isEmpty)
    #expect(try text.contains("/Kids[3 3 R]"))
  }

  private func save(_ editor: Editor, _ mode: SaveMode) throws {
    _ = try editor.save(to: bench.file.path, SaveOptions(mode), expected: nil, isOriginal: true)
    #expect(try bench.complaint(about: bench.file) == nil)
  }

  private var text: String {
    get throws { String(decoding: try Data(contentsOf: bench.file), as: UTF8.self) }
  }

  /// The generations of the newest objects that a test looks at.
  private var generations: [String: Int] {
    get throws {
      var found: [String: Int] = [:]
      for match in try text.matches(of: /\d+ (\d+) obj\n<<(.*)/) {
        let name = ["/NM(one)": "one", "/NM(new)": "new", "/Type/Page/": "page"]
          .first { match.2.contains($0.key) }
        if let name { found[name.value] = Int(match.1) }
      }
      return found
    }
  }

  /// The references to objects that were never written with that generation.
  private var missing: Set<Substring> {
    get throws {
      let text = try text
      let written = Set(text.matches(of: /(\d+ \d+) obj/).map(\.1))
      return Set(text.matches(of: /(\d+ \d+) R/).map(\.1)).subtracting(written)
    }
  }
}
