// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Where pasted annotations are.
@Suite struct PastedPlaceTests {
  /// Only a press since the copy counts, also in another view.
  @Test func anOldPressInAnotherViewDoesNotCount() throws {
    let bench = try Bench("pages.pdf")
    let other = try bench.open.views.open(ViewState(size: Size(800, 1200)))
    try bench.add(.square, "x", Rect(40, 40, 60, 60))
    let place = try bench.sample(Point(100, 150))
    _ = other.handle([.tap(place)])
    try bench.view.choose(.annotations([SelectedAnnotation(id: "x", pageIndex: 0)]))
    #expect(bench.view.run("copy").isHandled)
    #expect(other.run("paste").isHandled)
    #expect(try bench.newest()?.rect.center != Point(100, 150))
    _ = other.handle([.tap(place)])
    #expect(other.run("paste").isHandled)
    #expect(try bench.newest()?.rect.center == Point(100, 150))
  }

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
