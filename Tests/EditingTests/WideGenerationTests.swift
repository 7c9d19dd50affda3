// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import Testing

/// Files with a cross-reference stream. The section that the engine appends has a byte for each generation.
struct WideGenerationTests {
  /// A file with two annotations, of which the first has a generation.
  private static func data(_ generation: Int) -> Data {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 \(generation) R 5 0 R]>>",
      "<</Type/Annot/Subtype/Square/Rect[10 10 50 50]/NM(one)/P 3 0 R>>",
      "<</Type/Annot/Subtype/Square/Rect[60 60 90 90]/NM(two)/P 3 0 R>>",
    ]
    var data = Data("%PDF-1.7\n".utf8)
    var rows: [UInt8] = [0, 0, 0, 0xFF, 0xFF]
    for (index, object) in objects.enumerated() {
      let own = index == 3 ? generation : 0
      rows += row(data.count, own)
      data += Data("\(index + 1) \(own) obj\n\(object)\nendobj\n".utf8)
    }
    let start = data.count
    rows += row(start, 0)
    data += Data(
      "6 0 obj\n<</Type/XRef/W[1 2 2]/Root 1 0 R/Size 7/Length \(rows.count)>>stream\n".utf8)
    return data + rows + Data("\nendstream\nendobj\nstartxref\n\(start)\n%%EOF\n".utf8)
  }

  private static func row(_ offset: Int, _ generation: Int) -> [UInt8] {
    [1, UInt8(offset >> 8), UInt8(offset & 255), UInt8(generation >> 8), UInt8(generation & 255)]
  }

  private func bench(_ generation: Int) throws -> Workbench {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.data(generation).write(to: file)
    return try Workbench(file)
  }

  private func save(_ editor: Editor, _ bench: Workbench, _ mode: SaveMode) throws -> SaveMode {
    let report = try editor.save(
      to: bench.file.path, SaveOptions(mode), expected: nil, isOriginal: true)
    #expect(try bench.complaint(about: bench.file) == nil)
    return report.mode
  }

  @Test(arguments: [
    (255, "one", SaveMode.incremental), (256, "one", .full), (256, "two", .incremental),
  ])
  func changesAreAppendedIfTheirGenerationsFit(
    generation: Int, changed: String, mode: SaveMode
  ) throws {
    let bench = try bench(generation)
    let editor = try bench.open()
    try editor.move(changed, by: (5, 5))
    #expect(try save(editor, bench, .auto) == mode)
  }

  @Test func appendingIsRefused() throws {
    let bench = try bench(300)
    let before = try Data(contentsOf: bench.file)
    let editor = try bench.open()
    try editor.move("one", by: (5, 5))
    #expect {
      try save(editor, bench, .incremental)
    } throws: { error in
      guard case EditError.saveFailed(let why) = error else { return false }
      return why.contains("generation")
    }
    #expect(try Data(contentsOf: bench.file) == before)
  }
}
