// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Components that are switched off, or get a condition, while the user drags an annotation.
@Suite struct LateRefusalTests {
  private let bench: Bench
  private let rect = Rect(100, 280, 200, 320)

  init() throws {
    bench = try Bench(tool: .annotationEdit)
    try bench.add(.square, "s", rect)
    try bench.tap(150, 300)
    try bench.beginDrag((150, 300), (170, 320))
    #expect(bench.state == "annotationEdit.moving")
  }

  private func end() throws -> EventReport {
    try bench.step(.ended, from: Point(150, 300), to: Point(180, 330))
  }

  @Test func aSwitchedOffComponentChangesNothing() throws {
    bench.view.components.setEnabled([.transformAnnotation], false)
    let report = try end()
    #expect(report.error != nil && report.component == nil)
    #expect(report.state == "annotationEdit.selected")
    #expect(try bench.rect("s") == rect)
  }

  @Test func aNewConditionHolds() throws {
    _ = bench.view.components.addGate(
      .condition(.not(.annotationType([.square]))), to: [.transformAnnotation])
    #expect(try end().error != nil)
    #expect(try bench.rect("s") == rect)
  }

  @Test func aConditionThatHoldsLetsTheDragEnd() throws {
    _ = bench.view.components.addGate(
      .condition(.annotationType([.square])), to: [.transformAnnotation])
    _ = try end()
    #expect(try bench.rect("s") == Rect(130, 310, 230, 350))
  }

  @Test func theClientIsNotAskedAgain() throws {
    var asked = 0
    bench.view.client.askComponent = { _, _ in
      asked += 1
      return .allow
    }
    _ = bench.view.components.addGate(
      .client(timeoutMilliseconds: 100, otherwise: nil), to: [.transformAnnotation])
    _ = try end()
    #expect(asked == 0)
    #expect(try bench.rect("s") != rect)
  }
}
