// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Interaction

@testable import Workspace

/// A fixture that is open in a view at one pixel a point, and somebody who works on it.
final class InkDesk {
  let documents: Documents
  let open: OpenDocument
  let view: OpenView
  /// Milliseconds on the user's clock.
  var time = 0.0
  var pointer = PointerType.mouse
  var pressure = 0.5

  init(_ fixture: String = "simple.pdf", tool: ToolName, options: ToolOptions = ToolOptions())
    throws
  {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/\(fixture)").path
    var drawn: UInt64 = 0
    documents = Documents(
      context: try EngineContext(cacheBytes: 8 << 20), clock: { 1_700_000_000 },
      randomness: {
        drawn += 1
        return drawn
      })
    open = try documents.open(.file(path), password: nil, isReadOnly: false)
    var state = ViewState(size: Size(800, 1000))
    state.scale = 1
    view = try open.openView(state)
    try view.setTool(tool)
    view.toolOptions[tool] = options
  }

  func annotations(page: Int = 0) throws -> [Annotation] {
    try open.document.page(page).annotations
  }

  func sample(_ point: Point, page: Int = 0) throws -> PointerSample {
    PointerSample(
      position: try view.view.pageToView(page).apply(point),
      page: PagePoint(pageIndex: page, point: point), pointerType: pointer, pressure: pressure,
      time: time)
  }

  @discardableResult
  func tap(_ point: Point, page: Int = 0) throws -> EventReport {
    view.handle([.tap(try sample(point, page: page))])
  }

  @discardableResult
  func drag(_ points: [Point], page: Int = 0) throws -> EventReport {
    view.handle(Gesture.wholeDrag(try points.map { try sample($0, page: page) }))
  }

  /// A drag's beginning and its moves, without its end.
  @discardableResult
  func press(_ points: [Point], page: Int = 0) throws -> EventReport {
    let drag = Gesture.wholeDrag(try (points + [.zero]).map { try sample($0, page: page) })
    return view.handle(drag.dropLast())
  }

  func step(_ phase: GesturePhase, from origin: Point, to point: Point) throws -> EventReport {
    view.handle([
      .drag(GestureStep(phase, origin: try sample(origin), current: try sample(point)))
    ])
  }

  /// Whether a tool took the command.
  @discardableResult
  func run(_ command: CommandName) throws -> Bool {
    let passage = view.tools.handle(.command(command), in: view)
    if let error = passage.error { throw error }
    return passage.isHandled
  }
}
