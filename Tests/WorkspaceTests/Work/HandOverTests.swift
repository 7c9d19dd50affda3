// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing
import Tools

@testable import Workspace

/// Events that tools hand over to each other.
struct HandOverTests {
  /// Touches of the check box `agree` of `form.pdf`, at its middle.
  enum Touch: CaseIterable {
    case tap, doubleTap, tripleTap, longPress, contextMenu

    func make(_ bench: Bench) throws -> EventReport {
      switch self {
      case .tap: try bench.tap(130, 115)
      case .doubleTap: try bench.doubleTap(130, 115)
      case .tripleTap: bench.view.handle([.tripleTap(try bench.sample(Point(130, 115)))])
      case .longPress: try bench.longPress(130, 115)
      case .contextMenu: try bench.contextMenu(130, 115)
      }
    }
  }

  private let above = Rect(128, 112, 132, 118)

  private func fillsIn(_ bench: Bench, by touch: Touch) throws -> Bool {
    let report = try touch.make(bench)
    #expect(report.error == nil)
    return bench.view.tool == .formFill
  }

  @Test(arguments: Touch.allCases, [ToolName.pan, .formFill, .textSelect])
  func aFieldUnderAnAnnotationThatCannotBeSelectedIsFilledIn(
    by touch: Touch, with tool: ToolName
  ) throws {
    let bench = try Bench("form.pdf", tool: tool)
    try bench.add(.square, "above", above)
    bench.view.components.setEnabled([.selectAnnotation], false)
    #expect(try fillsIn(bench, by: touch))
  }

  @Test(arguments: [Touch.doubleTap, .tripleTap], [AnnotationType.link, .highlight])
  func severalTapsOnMarkupOrALinkOverAFieldAreForTheField(
    by touch: Touch, under type: AnnotationType
  ) throws {
    let bench = try Bench("form.pdf", tool: .formFill)
    try bench.add(type, "above", above) { $0.action = Action(.uri("https://example.org/")) }
    #expect(try fillsIn(bench, by: touch))
  }

  @Test func aTapOnAnAnnotationOverAFieldIsNotForTheField() throws {
    let bench = try Bench("form.pdf", tool: .formFill)
    try bench.add(.square, "above", above)
    #expect(try !fillsIn(bench, by: .tap))
    #expect(bench.selectedIDs == ["above"])
  }

  @Test(arguments: [ToolName("rectangle"), "highlight"], [Touch.longPress, .contextMenu])
  func aCreatingToolKeepsATouchOfAnAnnotationThatCannotBeSelected(
    tool: ToolName, touch: Touch
  ) throws {
    let bench = try Bench("form.pdf", tool: tool) { $0.returnToPan = false }
    try bench.add(.square, "above", above)
    bench.view.components.setEnabled([.selectAnnotation], false)
    let report = try touch.make(bench)
    #expect(report.error == nil)
    #expect(report.path == [tool])
    #expect(bench.view.tool == tool)
  }

  /// Tools that leave to `pan` what they have no use for.
  static let visited: [ToolName] = [
    .textSelect, .annotationEdit, .markupEdit, .formFill, .richMedia, "linkEdit", "formEdit",
  ]

  @Test(arguments: visited) func aDefaultToolLeavesToPanWhatItHasNoUseFor(tool: ToolName) throws {
    let bench = try Bench("simple.pdf", size: Size(300, 200))
    try bench.view.setTool(tool, options: nil, default: tool)
    let report = try bench.tap(150, 190)
    #expect(report.error == nil)
    #expect(report.path == [tool, .pan])
    #expect(report.component == .toggleUserInterface)
    #expect(bench.view.tool == tool, "The default tool comes back.")
    #expect(bench.send(.key(KeyPress("x"))).error == nil)
    // A drag of these two selects by a rectangle.
    guard !EditingTools.isObjectTool(tool) else { return }
    try bench.drag((150, 190), (150, 150), (150, 120))
    #expect(bench.view.view.state.offset.y == 70)
    #expect(bench.view.tool == tool)
  }
}
