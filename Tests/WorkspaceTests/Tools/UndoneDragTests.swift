// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import Testing

@testable import Workspace

/// Undo in the middle of a drag takes back the drag, and leaves the document's last change alone.
@Suite struct UndoneDragTests {
  @Test(
    arguments: [
      "line", "rectangle", "distance", "redaction", "link", "highlight", "redactionText",
      "smartPen", "sticky", "freeText", "callout", "dateText", "count", "checkMark", "rubberStamp",
      "imageStamp", "fileAttachment", "signature", "textField", "multiSelect", "freehand", "eraser",
      "polyline", "annotationEdit",
    ] as [ToolName], [true, false])
  func onlyTheDrag(_ tool: ToolName, byCommand: Bool) throws {
    let bench = try Bench(tool: tool)
    try bench.add(.ink, "x", Rect(100, 300, 200, 320))
    let start = tool == "annotationEdit" ? Point(150, 310) : Point(60, 86)
    try bench.beginDrag([start, Point(120, 120), Point(160, 330)])
    let state = bench.state
    #expect(state != "\(tool.rawValue).idle")
    if byCommand {
      #expect(bench.view.run("undo").isHandled)
    } else {
      guard case .work = try bench.open.undo() else {
        Issue.record("A change of the document was undone.")
        return
      }
    }
    #expect(bench.state != state)
    #expect(try bench.annotations().map(\.id) == ["x"])
    try bench.step(.ended, from: start, to: Point(160, 330))
    #expect(try bench.annotations().map(\.id) == ["x"])
    #expect(bench.undoNames.count == 1)
    #expect(bench.view.run("undo").isHandled)
    #expect(try bench.annotations().isEmpty)
  }
}
