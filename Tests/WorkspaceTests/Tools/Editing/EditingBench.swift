// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Interaction
import Testing

@testable import Workspace

/// A fixture open in a view at one pixel a point, and somebody who edits its annotations.
final class EditingBench {
  let documents: Documents
  let open: OpenDocument
  let view: OpenView
  var pointer = PointerType.mouse

  init(
    _ fixture: String = "simple", tool: ToolName = .annotationEdit, isReadOnly: Bool = false,
    _ change: (inout ToolOptions) -> Void = { _ in }
  ) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(fixture).pdf").path
    var drawn: UInt64 = 0
    documents = Documents(
      context: try EngineContext(cacheBytes: 8 << 20), clock: { 1_700_000_000 },
      randomness: {
        drawn += 1
        return drawn
      })
    open = try documents.open(.file(path), password: nil, isReadOnly: isReadOnly)
    var state = ViewState(size: Size(800, 1000))
    state.scale = 1
    view = try open.openView(state)
    var options = ToolOptions()
    change(&options)
    for editor: ToolName in [.annotationEdit, .vertexEdit, .calloutEdit, .markupEdit] {
      view.toolOptions[editor] = options
    }
    try view.setTool(tool)
  }

  func sample(
    _ point: Point, holding modifiers: Modifiers = [], page: Int = 0
  ) throws -> PointerSample {
    PointerSample(
      position: try view.view.pageToView(page).apply(point),
      page: PagePoint(pageIndex: page, point: point), pointerType: pointer, modifiers: modifiers)
  }

  @discardableResult
  func tap(_ point: Point, holding modifiers: Modifiers = [], page: Int = 0) throws -> EventReport {
    view.handle([.tap(try sample(point, holding: modifiers, page: page))])
  }

  @discardableResult
  func doubleTap(_ point: Point) throws -> EventReport {
    let sample = try sample(point)
    return view.handle([.tap(sample), .doubleTap(sample)])
  }

  @discardableResult
  func drag(
    _ points: [Point], holding modifiers: Modifiers = [], page: Int = 0
  ) throws -> EventReport {
    view.handle(
      Gesture.wholeDrag(try points.map { try sample($0, holding: modifiers, page: page) }))
  }

  /// A drag's beginning and its moves, without its end.
  @discardableResult
  func press(
    _ points: [Point], holding modifiers: Modifiers = [], page: Int = 0
  ) throws -> EventReport {
    let all = try (points + [.zero]).map { try sample($0, holding: modifiers, page: page) }
    return view.handle(Gesture.wholeDrag(all).dropLast())
  }

  @discardableResult
  func step(_ phase: GesturePhase, from origin: Point, to point: Point) throws -> EventReport {
    view.handle([
      .drag(GestureStep(phase, origin: try sample(origin), current: try sample(point)))
    ])
  }

  /// Adds an annotation of ours, beside what the tool does.
  @discardableResult
  func add(
    _ type: AnnotationType, _ id: String, _ rect: Rect, page: Int = 0,
    _ change: (inout Annotation) -> Void = { _ in }
  ) throws -> Annotation {
    var annotation = Annotation(id: id, type: type, pageIndex: page, rect: rect)
    annotation.flags = .print
    annotation.color = Color(red: 1, green: 0, blue: 0)
    if type == .square || type == .circle {
      annotation.interiorColor = Color(red: 1, green: 1, blue: 1)
    }
    change(&annotation)
    try open.editor.perform(AddAnnotations([annotation]), cause: .api)
    return annotation
  }

  func annotation(_ id: String, page: Int = 0) throws -> Annotation? {
    try open.document.page(page).annotation(id)
  }

  func rect(_ id: String, page: Int = 0) throws -> Rect? { try annotation(id, page: page)?.rect }

  var selected: [String] { view.selection.annotations.map(\.id) }
  var state: String { view.toolState }
  var steps: [String] { open.editor.undoNames }

  /// The handles that are drawn, by their names.
  func handles() throws -> [String: Point] {
    var handles: [String: Point] = [:]
    for item in try view.overlay() {
      if case .handle(let point) = item.shape, let name = item.name { handles[name] = point }
    }
    return handles
  }

  /// Drags a handle by so much.
  @discardableResult
  func pull(
    _ handle: String, by delta: Point, holding modifiers: Modifiers = [], page: Int = 0
  ) throws -> EventReport {
    let start = try #require(try handles()[handle])
    return try drag([start, start + delta], holding: modifiers, page: page)
  }

  /// The ids of what the menu offers.
  var menu: [String] { ((try? view.menuItems()) ?? []).map(\.id.rawValue) }
}

extension OpenView {
  func menuItems() throws -> [MenuItem] { try tools.current.menu(in: self) }
  var pendingKind: Requirement.Kind? { (try? tools.current.requirement(in: self))??.kind }
}
