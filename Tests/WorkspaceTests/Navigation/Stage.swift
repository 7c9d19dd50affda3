// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Interaction

@testable import Workspace

/// A fixture in a view, and what came of what its user did. Points are in page space, the view shows
/// the whole first page at its size.
final class Stage {
  let documents: Documents
  let open: OpenDocument
  let view: OpenView
  private(set) var told: [HostRequest] = []
  private(set) var tools: [ToolName] = []
  /// Whether gestures come as raw pointer events, which the view recognises.
  var isRaw = false
  private var time = 0.0

  init(
    _ fixture: String, size: Size = Size(800, 1200), limits: EngineLimits = EngineLimits()
  ) throws {
    let path =
      fixture.hasPrefix("/")
      ? fixture
      : URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/\(fixture)").path
    var drawn: UInt64 = 0
    documents = Documents(
      context: try EngineContext(cacheBytes: 8 << 20, limits: limits), clock: { 1_700_000_000 },
      randomness: {
        drawn += 1
        return drawn
      })
    open = try documents.open(.file(path), password: nil, isReadOnly: false)
    view = try open.openView(ViewState(size: size))
    view.didHappen = { [unowned self] event in
      switch event {
      case .host(let request): told.append(request)
      case .toolChanged(let tool, _): tools.append(tool)
      default: break
      }
    }
  }

  func forgetTold(from index: Int) { told.removeSubrange(index...) }

  var document: Document { open.document }
  var selectedText: String? {
    get throws { try view.selection.text.map { try view.selectedText($0) } }
  }
  var selectedIDs: [String] { view.selection.annotations.map(\.id) }
  var undoNames: [String] { open.editor.undoNames }

  func annotations(_ page: Int = 0) throws -> [Annotation] {
    try document.page(page).annotations
  }

  @discardableResult
  func tap(
    _ x: Double, _ y: Double, page: Int = 0, _ type: PointerType = .mouse,
    _ modifiers: Modifiers = []
  ) throws -> EventReport {
    let sample = try sample(x, y, page, type, modifiers)
    guard isRaw else { return view.handle([.tap(sample)]) }
    time += 2000
    _ = raw(.down, sample)
    return raw(.up, sample)
  }

  @discardableResult
  func doubleTap(_ x: Double, _ y: Double, page: Int = 0) throws -> EventReport {
    let sample = try sample(x, y, page, .mouse, [])
    guard isRaw else { return view.handle([.tap(sample), .doubleTap(sample)]) }
    time += 2000
    _ = raw(.down, sample)
    _ = raw(.up, sample)
    _ = raw(.down, sample)
    return raw(.up, sample)
  }

  @discardableResult
  func longPress(_ x: Double, _ y: Double, page: Int = 0) throws -> EventReport {
    let sample = try sample(x, y, page, .touch, [])
    guard isRaw else { return view.handle(Gesture.wholeLongPress([sample])) }
    time += 2000
    _ = raw(.down, sample)
    time += 1000
    return raw(.up, sample)
  }

  @discardableResult
  func contextMenu(_ x: Double, _ y: Double, page: Int = 0) throws -> EventReport {
    let sample = try sample(x, y, page, .mouse, [])
    guard isRaw else { return view.handle([.contextMenu(sample)]) }
    time += 2000
    var pressed = sample
    pressed.buttons = .secondary
    let report = raw(.down, pressed)
    _ = raw(.up, sample)
    return report
  }

  /// A drag through points, all on one page.
  @discardableResult
  func drag(
    _ points: [(Double, Double)], page: Int = 0, _ type: PointerType = .mouse
  ) throws -> EventReport {
    let samples = try points.map { try sample($0.0, $0.1, page, type, []) }
    guard isRaw else { return view.handle(Gesture.wholeDrag(samples)) }
    time += 2000
    _ = raw(.down, samples[0])
    for sample in samples.dropFirst().dropLast() { _ = raw(.move, sample) }
    return raw(.up, samples[samples.count - 1])
  }

  func step(
    _ phase: GesturePhase, from: (Double, Double), to: (Double, Double), page: Int = 0
  ) throws -> EventReport {
    let origin = try sample(from.0, from.1, page, .mouse, [])
    let current = try sample(to.0, to.1, page, .mouse, [])
    return view.handle([.drag(GestureStep(phase, origin: origin, current: current))])
  }

  func sample(
    _ x: Double, _ y: Double, _ page: Int, _ type: PointerType, _ modifiers: Modifiers
  ) throws -> PointerSample {
    let position = try view.view.pageToView(page).apply(Point(x, y))
    return PointerSample(
      position: position, page: PagePoint(pageIndex: page, point: Point(x, y)),
      pointerType: type, modifiers: modifiers)
  }

  private func raw(_ phase: PointerPhase, _ sample: PointerSample) -> EventReport {
    time += 20
    var sample = sample
    sample.time = time
    return view.handle(PointerEvent(phase, sample))
  }

  /// Lets the current tool have an event, as the view does.
  @discardableResult
  func send(_ event: ToolEvent) -> ToolManager.Passage {
    view.event.actedComponent = nil
    return view.tools.handle(event, in: view)
  }

  @discardableResult
  func run(_ command: CommandName) -> ToolManager.Passage { send(.command(command)) }

  func menu() throws -> [String] {
    try view.tools.current.menu(in: view).map(\.id.rawValue)
  }
}
