// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@testable import Workspace

/// Pictures of a page after each step of the history, to compare pixel for pixel with an undo to
/// the beginning and a redo to the end.
struct PictureWalk {
  private let open: OpenDocument
  private let pageIndex: Int
  private let stepsBefore: Int
  private var pictures: [[UInt8]] = []

  init(_ open: OpenDocument, page pageIndex: Int = 0) throws {
    self.open = open
    self.pageIndex = pageIndex
    stepsBefore = open.editor.undoNames.count
    try note()
  }

  /// Renders the page as it is now; call this once after each step.
  mutating func note() throws { pictures.append(try picture) }

  /// Undoes all steps and redoes them.
  func check() throws {
    #expect(open.editor.undoNames.count - stepsBefore == pictures.count - 1)
    for step in pictures.indices.dropLast().reversed() {
      _ = try open.undo()
      #expect(try picture == pictures[step], "after undoing to step \(step)")
    }
    for step in pictures.indices.dropFirst() {
      _ = try open.redo()
      #expect(try picture == pictures[step], "after redoing step \(step)")
    }
  }

  private var picture: [UInt8] {
    get throws {
      let page = try open.document.page(pageIndex)
      let request = RasterRequest(pageSize: page.size, scale: 1.5)
      return try Rasterizer(try open.document.context.clone())
        .render(page.displayList(), request).png()
    }
  }
}
