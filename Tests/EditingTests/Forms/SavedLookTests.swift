// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// What a form that viewers were to draw looks like is what was saved of it.
@Suite struct SavedLookTests {
  @Test(arguments: [true, false])
  func itLooksAsItIsSaved(isDrawnBefore: Bool) throws {
    let bench = try Workbench("fields.pdf")
    let editor = try bench.open()
    let before = isDrawnBefore ? try draw(editor.document) : nil
    try editor.perform(SetFieldValues([.init("person", .text("Bea"))]), cause: .api)
    let shown = try draw(editor.document)
    let saved = bench.folder.appending(path: "saved.pdf").path
    _ = try editor.save(to: saved, SaveOptions(.auto), expected: nil, isOriginal: false)
    #expect(try draw(editor.document) == shown)
    #expect(try draw(bench.document(saved)) == shown)
    try editor.undo()
    if let before { #expect(try draw(editor.document) == before) }
    try editor.redo()
    #expect(try draw(editor.document) == shown)
  }

  /// Radio buttons have appearances, which viewers might draw differently.
  @Test func buttonsLookAsTheFileHasThem() throws {
    let bench = try Workbench("fields.pdf")
    let before = try rows(340..<360, of: draw(bench.open().document)[0])
    let editor = try bench.open()
    try editor.perform(SetFieldValues([.init("person", .text("Bea"))]), cause: .api)
    #expect(try rows(340..<360, of: draw(editor.document)[0]) == before)
  }

  /// The left third, where nothing else is.
  private func rows(_ rows: Range<Int>, of ppm: [UInt8]) -> [[UInt8]] {
    let pixels = ppm.suffix(340 * 420 * 3)
    return rows.map { Array(pixels.dropFirst($0 * 340 * 3).prefix(340)) }
  }

  private func draw(_ document: Document) throws -> [[UInt8]] {
    try (0..<2).map { index in
      let page = try document.page(index)
      let request = RasterRequest(
        pageSize: page.size, rect: nil, scale: 1, rotation: 0, colors: nil, background: .white)
      return try Rasterizer(document.context.clone()).render(page.displayList(), request).ppm
    }
  }
}
