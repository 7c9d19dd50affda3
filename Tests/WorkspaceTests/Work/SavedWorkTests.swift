// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// A save while the user is in the middle of something that no annotation shows yet.
@Suite struct SavedWorkTests {
  @Test(arguments: [("polygon", 2), ("polyline", 1)] as [(ToolName, Int)])
  func theCornersStay(_ tool: ToolName, _ count: Int) throws {
    let bench = try Bench(tool: tool)
    let corners = [Point(100, 100), Point(200, 100), Point(200, 200), Point(100, 200)]
    for corner in corners.prefix(count) { try bench.tap(corner) }
    try bench.open.storeWork()
    #expect(bench.state == "\(tool.rawValue).drawing")
    #expect(bench.undoNames.isEmpty)
    for corner in corners.dropFirst(count) { try bench.tap(corner) }
    _ = bench.view.commit()
    #expect(try bench.annotations().map(\.vertices) == [corners])
  }

  @Test func theQuestionAboutALinkOnTextStays() throws {
    let bench = try Bench()
    try bench.doubleTap(75, 87)
    bench.run("link")
    try bench.open.storeWork()
    #expect(bench.state == "textSelect.linking")
    #expect(try bench.requirement()?.kind == .link)
  }

  @Test func theQuestionForASignatureStays() throws {
    let bench = try Bench("signature-fields.pdf", tool: "signature")
    try bench.tap(200, 75)
    let question = try bench.requirement()
    #expect(question?.kind == .signature)
    try bench.open.storeWork()
    #expect(try bench.requirement() == question)
  }

  @Test func theTabOrderGoesOn() throws {
    let bench = try Bench("form.pdf", tool: .formEdit)
    _ = bench.view.run("tabOrder")
    try bench.tap(Point(130, 115))
    try bench.open.storeWork()
    #expect(bench.state == "formEdit.ordering")
    #expect(bench.undoNames.isEmpty)
    try bench.tap(Point(170, 150))
    _ = bench.view.commit()
    let order = try bench.widgets().map(\.annotation.id)
    #expect(order.prefix(2) == ["annotation-17", "annotation-12"])
    #expect(bench.undoNames == ["Set tab order"])
  }
}
