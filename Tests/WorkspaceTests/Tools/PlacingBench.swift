// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Interaction
import Testing

@testable import Workspace

/// A fixture opened in a view whose tool places things; points are in the first page's space.
struct PlacingBench {
  let documents: Documents
  let open: OpenDocument
  let view: OpenView
  private let tool: ToolName

  /// - Parameters:
  ///   - forbidden: whether the user may create nothing any more once the tool is taken.
  ///   - options: how the tool works.
  init(
    _ tool: ToolName, on fixture: String = "simple.pdf", readOnly: Bool = false,
    forbidden: Bool = false, _ options: (inout ToolOptions) -> Void = { _ in }
  ) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/\(fixture)").path
    documents = Documents(
      context: try EngineContext(cacheBytes: 1 << 20), clock: { 1_700_000_000 },
      randomness: { 1 })
    open = try documents.open(.file(path), password: nil, isReadOnly: readOnly)
    view = try open.openView(ViewState(size: OpenView.defaultSize))
    self.tool = tool
    var chosen = ToolOptions()
    options(&chosen)
    view.toolOptions[tool] = chosen
    try view.setTool(tool)
    if forbidden { open.editor.policy.cannotCreate = Set(AnnotationType.allCases) }
  }

  @discardableResult func send(_ event: ToolEvent) -> ToolManager.Passage {
    view.tools.handle(event, in: view)
  }

  @discardableResult func tap(_ x: Double, _ y: Double) -> ToolManager.Passage {
    send(.gesture(.tap(sample(x, y))))
  }

  @discardableResult func drag(
    _ from: (Double, Double), _ to: (Double, Double), end: GesturePhase = .ended
  ) -> ToolManager.Passage {
    let origin = sample(from.0, from.1)
    let current = sample(to.0, to.1)
    for step in [
      GestureStep(.began, origin: origin, current: origin),
      GestureStep(.moved, origin: origin, current: current),
    ] {
      let passage = send(.gesture(.drag(step)))
      if passage.error != nil { return passage }
    }
    return send(.gesture(.drag(GestureStep(end, origin: origin, current: current))))
  }

  func sample(_ x: Double, _ y: Double) -> PointerSample {
    PointerSample(position: Point(x, y), page: PagePoint(pageIndex: 0, point: Point(x, y)))
  }

  var state: String { view.toolState }
  var requirement: Requirement? {
    get throws { try view.tools.current.requirement(in: view) }
  }
  var overlay: [OverlayItem] {
    get throws { try view.tools.current.overlay(in: view) }
  }
  /// The box of the text under way.
  var entry: Rect? {
    get throws {
      for item in try overlay where item.role == .entry {
        if case .rect(let rect) = item.shape { return rect }
      }
      return nil
    }
  }
  var annotations: [Annotation] {
    get throws { try open.document.page(0).annotations }
  }
  var page: Rect {
    get throws { Rect(origin: .zero, size: try open.document.pageGeometry(0).size) }
  }
}
