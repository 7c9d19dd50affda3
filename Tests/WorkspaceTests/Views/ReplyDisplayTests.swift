// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Notes that reply to another annotation are not shown by themselves (ISO 32000-2, 12.5.6.2).
@Suite struct ReplyDisplayTests {
  private let place = Point(210, 290)

  private func bench(
    _ type: AnnotationType, _ change: (inout Annotation) -> Void = { _ in }
  ) throws -> Bench {
    let bench = try Bench(tool: .annotationEdit)
    try bench.add(.text, "note", Rect(20, 20, 40, 40))
    try bench.add(type, "reply", Rect(200, 280, 220, 300)) {
      $0.replyTo = "note"
      change(&$0)
    }
    return bench
  }

  @Test func aNoteThatRepliesIsOnlyInLists() throws {
    let bench = try bench(.text)
    #expect(try bench.annotations().map(\.id) == ["note", "reply"])
    #expect(try bench.document.page(0).shownAnnotations.map(\.id) == ["note"])
    try bench.tap(place)
    #expect(bench.selectedIDs.isEmpty)
  }

  @Test func groupsAndOtherTypesAreShown() throws {
    let grouped = try bench(.text) { $0.isGrouped = true }
    #expect(try grouped.document.page(0).shownAnnotations.count == 2)
    let bench = try bench(.square)
    try bench.tap(place)
    #expect(bench.selectedIDs == ["reply"])
  }
}
