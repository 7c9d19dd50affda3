// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Testing
import Workspace

/// Where pasted annotations are.
@Suite struct PastedPlaceTests {
  /// All of them together are higher than the page.
  @Test func eachIsOnThePage() throws {
    let bench = try Bench("pages.pdf")
    let size = try bench.document.pageGeometry(0).size
    let squares = [Rect(10, 10, 50, 50), Rect(10, 3 * size.height, 50, 3 * size.height + 40)]
      .enumerated().map { Annotation(id: "\($0)", type: .square, pageIndex: 0, rect: $1) }
    try bench.open.editor.perform(AddAnnotations(squares), cause: .api)
    #expect(try bench.open.copy(bench.document.page(0).annotations.suffix(2)) == 2)
    let pasted = try bench.open.paste(.aside(pageIndex: 0), cause: .api)
    #expect(pasted.count == 2)
    for annotation in pasted {
      #expect(annotation.rect.clamped(into: Rect(origin: .zero, size: size)) == annotation.rect)
    }
  }
}
