// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Testing

@testable import Workspace

/// Ids of new annotations.
@Suite struct AnnotationIDTests {
  private func bench(_ naming: AnnotationNaming) throws -> Bench {
    let bench = try Bench("annotations.pdf")
    bench.documents.shared.annotationNaming = naming
    return bench
  }

  @Test func numbersGoOnFromTheGreatestOne() throws {
    let open = try bench(.numbered).open
    let first = try open.makeAnnotationID()
    let number = try #require(AnnotationNumbers.number(in: first))
    #expect(try open.makeAnnotationID() == "a\(number + 1)")
    open.reserveAnnotationID("a900")
    #expect(try open.makeAnnotationID() == "a901")
    open.reserveAnnotationID("b5000")
    #expect(try open.makeAnnotationID() == "a902")
  }

  @Test func randomIDsAreMadeOfAllBits() throws {
    let open = try bench(.random).open
    let ids = try (0..<100).map { _ in try open.makeAnnotationID() }
    #expect(Set(ids).count == 100)
    #expect(ids.allSatisfy { $0.first == "a" && $0.utf8.count <= 28 })
    // The generator of the bench counts up.
    #expect(ids[0] == "a1-2")
    #expect(ids[1] == "a3-4")
  }

  /// The first one takes no longer the more annotations there are.
  @Test func randomIDsReadNothing() throws {
    let open = try bench(.random).open
    let before = open.document.loadedPages.all.count
    _ = try open.makeAnnotationID()
    #expect(open.readings.annotationNumbers.last == nil)
    #expect(open.document.loadedPages.all.count == before)
  }

  /// Undo may bring back an annotation that the document does not have when the numbers are read.
  @Test func numbersOfTheHistoryAreNotGivenAgain() throws {
    let bench = try bench(.numbered)
    let id = try bench.open.makeAnnotationID()
    let new = Annotation(id: id, type: .square, pageIndex: 0, rect: Rect(1, 1, 9, 9))
    try bench.open.editor.perform(AddAnnotations([new]), cause: .api)
    try bench.open.editor.perform(DeleteAnnotations([new]), cause: .api)
    bench.open.readings.forgetContents()
    #expect(try bench.open.makeAnnotationID() != id)
  }
}
