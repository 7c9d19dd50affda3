// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

@testable import Workspace

/// What the user does to a page.
extension Bench {
  /// The user's pointer at a point; beside the page, it is on none.
  func sample(
    _ point: Point, holding modifiers: Modifiers = [], page: Int = 0
  ) throws -> PointerSample {
    let isOnPage = Rect(origin: .zero, size: open.pageSizes[page]).contains(point)
    return PointerSample(
      position: try view.view.pageToView(page).apply(point),
      page: isOnPage ? PagePoint(pageIndex: page, point: point) : nil, pointerType: pointer,
      modifiers: modifiers, time: time)
  }

  @discardableResult
  func tap(
    _ x: Double, _ y: Double, holding modifiers: Modifiers = [], page: Int = 0
  ) throws -> EventReport {
    try tap(Point(x, y), holding: modifiers, page: page)
  }

  @discardableResult
  func tap(_ point: Point, holding modifiers: Modifiers = [], page: Int = 0) throws -> EventReport {
    let sample = try sample(point, holding: modifiers, page: page)
    guard isRaw else { return view.handle([.tap(sample)]) }
    time += 2000
    raw(.down, sample)
    return raw(.up, sample)
  }

  @discardableResult
  func doubleTap(_ x: Double, _ y: Double, page: Int = 0) throws -> EventReport {
    try doubleTap(Point(x, y), page: page)
  }

  @discardableResult
  func doubleTap(_ point: Point, page: Int = 0) throws -> EventReport {
    let sample = try sample(point, page: page)
    guard isRaw else { return view.handle([.tap(sample), .doubleTap(sample)]) }
    time += 2000
    raw(.down, sample)
    raw(.up, sample)
    raw(.down, sample)
    return raw(.up, sample)
  }

  /// A long press with a finger.
  @discardableResult
  func longPress(_ x: Double, _ y: Double, page: Int = 0) throws -> EventReport {
    var sample = try sample(Point(x, y), page: page)
    sample.pointerType = .touch
    guard isRaw else { return view.handle(Gesture.wholeLongPress([sample])) }
    time += 2000
    raw(.down, sample)
    time += 1000
    return raw(.up, sample)
  }

  @discardableResult
  func contextMenu(_ x: Double, _ y: Double, page: Int = 0) throws -> EventReport {
    let sample = try sample(Point(x, y), page: page)
    guard isRaw else { return view.handle([.contextMenu(sample)]) }
    time += 2000
    var pressed = sample
    pressed.buttons = .secondary
    let report = raw(.down, pressed)
    raw(.up, sample)
    return report
  }

  @discardableResult
  func hover(_ x: Double, _ y: Double, page: Int = 0) throws -> EventReport {
    view.handle([.hover(try sample(Point(x, y), page: page))])
  }

  /// A raw event at a point of a page.
  @discardableResult
  func raw(
    _ phase: PointerPhase, at point: Point, page: Int = 0, buttons: PointerButtons = []
  ) throws -> EventReport {
    var sample = try sample(point, page: page)
    sample.buttons = buttons
    return raw(phase, sample)
  }

  @discardableResult
  private func raw(_ phase: PointerPhase, _ sample: PointerSample) -> EventReport {
    time += 20
    var sample = sample
    sample.time = time
    return view.handle(PointerEvent(phase, sample))
  }
}

/// Drags.
extension Bench {
  @discardableResult
  func drag(
    _ points: (Double, Double)..., holding modifiers: Modifiers = [], page: Int = 0
  ) throws -> EventReport {
    try drag(points.map { Point($0.0, $0.1) }, holding: modifiers, page: page)
  }

  /// A drag through points, all on one page.
  @discardableResult
  func drag(
    _ points: [Point], holding modifiers: Modifiers = [], page: Int = 0
  ) throws -> EventReport {
    let samples = try points.map { try sample($0, holding: modifiers, page: page) }
    guard isRaw, let first = samples.first, let last = samples.last else {
      return view.handle(Gesture.wholeDrag(samples))
    }
    time += 2000
    raw(.down, first)
    for sample in samples.dropFirst().dropLast() { raw(.move, sample) }
    return raw(.up, last)
  }

  @discardableResult
  func beginDrag(
    _ points: (Double, Double)..., holding modifiers: Modifiers = [], page: Int = 0
  ) throws -> EventReport {
    try beginDrag(points.map { Point($0.0, $0.1) }, holding: modifiers, page: page)
  }

  /// A drag's beginning and all its moves, without its end.
  @discardableResult
  func beginDrag(
    _ points: [Point], holding modifiers: Modifiers = [], page: Int = 0
  ) throws -> EventReport {
    let all = try (points + [.zero]).map { try sample($0, holding: modifiers, page: page) }
    return view.handle(Gesture.wholeDrag(all).dropLast())
  }

  @discardableResult
  func cancelDrag() throws -> EventReport { try step(.cancelled, from: .zero, to: .zero) }

  /// A single step of a drag.
  @discardableResult
  func step(
    _ phase: GesturePhase, from origin: Point, to point: Point, page: Int = 0
  ) throws -> EventReport {
    let (origin, current) = (try sample(origin, page: page), try sample(point, page: page))
    return view.handle([.drag(GestureStep(phase, origin: origin, current: current))])
  }
}
