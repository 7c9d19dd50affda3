// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Interaction

@testable import Workspace

/// A fixture open in a view, and a hand that works on it with one tool.
final class Desk {
  let documents: Documents
  let open: OpenDocument
  let view: OpenView
  var pointer = PointerType.mouse

  init(
    _ fixture: String, _ tool: ToolName, isReadOnly: Bool = false,
    _ change: (inout ToolOptions) -> Void = { _ in }
  ) throws {
    documents = Documents(
      context: try EngineContext(cacheBytes: 1 << 20), clock: { 1_700_000_000 }, randomness: { 1 })
    documents.shared.author = "Ann"
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(fixture).pdf").path
    open = try documents.open(.file(path), password: nil, isReadOnly: isReadOnly)
    view = try open.openView(ViewState(size: Size(800, 600)))
    var options = ToolOptions()
    options.returnToPan = false
    change(&options)
    view.toolOptions[tool] = options
    try view.setTool(tool)
  }

  var state: String { view.toolState }
  func annotations(onPage page: Int = 0) throws -> [Annotation] {
    try open.document.page(page).annotations
  }
  /// What was made last.
  func newest(onPage page: Int = 0) throws -> Annotation? { try annotations(onPage: page).last }
  func overlay(_ role: OverlayRole) throws -> [OverlayItem] {
    try view.overlay().filter { $0.role == role }
  }

  @discardableResult
  func tap(_ x: Double, _ y: Double, page: Int = 0) -> EventReport {
    view.handle([.tap(sample(x, y, page))])
  }

  @discardableResult
  func doubleTap(_ x: Double, _ y: Double, page: Int = 0) -> EventReport {
    view.handle([.doubleTap(sample(x, y, page))])
  }

  @discardableResult
  func hover(_ x: Double, _ y: Double, page: Int = 0) -> EventReport {
    view.handle([.hover(sample(x, y, page))])
  }

  /// A drag through these points: x and y by turns.
  @discardableResult
  func drag(_ path: Double..., page: Int = 0, held modifiers: Modifiers = []) -> EventReport {
    view.handle(Gesture.wholeDrag(samples(path, page, modifiers)))
  }

  /// A drag whose end has not come.
  @discardableResult
  func beginDrag(_ path: Double..., page: Int = 0) -> EventReport {
    view.handle(Gesture.wholeDrag(samples(path, page, [])).dropLast())
  }

  @discardableResult
  func cancelDrag() -> EventReport {
    let here = sample(0, 0, 0)
    return view.handle([.drag(GestureStep(.cancelled, origin: here, current: here))])
  }

  @discardableResult
  func send(_ event: ToolEvent) -> ToolManager.Passage { view.tools.handle(event, in: view) }

  func sample(_ x: Double, _ y: Double, _ page: Int, _ modifiers: Modifiers = []) -> PointerSample {
    let point = Point(x, y)
    let position = (try? view.view.pageToView(page))?.apply(point) ?? point
    let size = open.pageSizes[page]
    let isOnPage = Rect(origin: .zero, size: size).contains(point)
    return PointerSample(
      position: position, page: isOnPage ? PagePoint(pageIndex: page, point: point) : nil,
      pointerType: pointer, modifiers: modifiers)
  }

  private func samples(_ path: [Double], _ page: Int, _ modifiers: Modifiers) -> [PointerSample] {
    stride(from: 0, to: path.count - 1, by: 2).map {
      sample(path[$0], path[$0 + 1], page, modifiers)
    }
  }
}
