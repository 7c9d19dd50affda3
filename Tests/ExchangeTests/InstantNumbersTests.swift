// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Foundation
import Testing

/// Instant JSON for a file that was saved since the export. Other programs number objects anew then.
struct InstantNumbersTests {
  /// A file with squares under these numbers, of which the second has no name.
  private static func file(_ numbers: [Int], changing: String) -> String {
    let list = numbers.map { "\($0) 0 R" }.joined(separator: " ")
    let names = ["/NM(a)", "", "/NM(c)"]
    let squares = zip(numbers, names).map { number, name in
      "\(number) 0 obj\n<</Type/Annot/Subtype/Square\(name)/Rect[10 10 30 30]/C[1 0 0]>>\nendobj\n"
    }
    return "%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"
      + "2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n"
      + "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Annots[\(list)]>>\nendobj\n"
      + squares.joined() + "trailer\n<</Root 1 0 R/Size 9/ID[<0101><\(changing)>]>>\n%%EOF\n"
  }

  private static func bench(_ text: String) throws -> Bench {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try Bench(path: file.path)
  }

  /// The first square is recoloured, the second too, and the third is deleted.
  private static func export() throws -> [UInt8] {
    let original = try bench(file([4, 5, 6], changing: "0202"))
    var all = try original.annotations
    let last = all.removeLast()
    for index in all.indices { all[index].color = Samples.yellow }
    try original.editor.perform(UpdateAnnotations(all, verb: "Change"), cause: .api)
    try original.editor.perform(DeleteAnnotations([last]), cause: .api)
    return try original.export(.instantJSON).bytes
  }

  @Test func numbersOfARewrittenFileAreNotBelieved() throws {
    let copy = try Self.bench(Self.file([6, 4, 5], changing: "0303"))
    let report = try copy.take(Self.export(), .instantJSON)
    #expect(report.changed == ["a"] && report.removed == ["c"] && report.added.isEmpty)
    #expect(report.skipped.count == 1)
    #expect(try copy.annotations.map { $0.color == Samples.yellow } == [true, false])
  }

  /// Without the names that our exports add, nothing can be deleted.
  @Test func deletionsByNumbersAloneAreListed() throws {
    let text = String(decoding: try Self.export(), as: UTF8.self)
      .replacing("skippedPdfObjectNames", with: "unknown")
    let copy = try Self.bench(Self.file([6, 4, 5], changing: "0303"))
    let report = try copy.take(text, .instantJSON)
    #expect(report.changed == ["a"] && report.removed.isEmpty && report.skipped.count == 2)
  }

  @Test func numbersOfTheSameFileAreBelieved() throws {
    let copy = try Self.bench(Self.file([4, 5, 6], changing: "0202"))
    let report = try copy.take(Self.export(), .instantJSON)
    #expect(report.changed.count == 2 && report.removed == ["c"] && report.skipped.isEmpty)
  }
}
