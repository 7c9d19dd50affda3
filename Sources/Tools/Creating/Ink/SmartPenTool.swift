// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Marks text if a touch begins on text; draws ink elsewhere, and near ink under way.
struct SmartPenTool: Tool {
  let name = ToolName.smartPen
  /// The tools whose styles and rules apply to what it draws. Those of `ink` apply to the ink, those of
  /// `marker` to the markup.
  private var ink = FreehandTool(.freehand)
  private var marker: MarkupTool?

  func state(in context: any ToolContext) -> String {
    marker?.hasWork == true ? "marking" : ink.state(in: context)
  }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(let gesture):
      if try begins(gesture) {
        marker = try marks(at: gesture.sample, context) ? try makeMarker(context) : nil
      }
      guard marker == nil else { return try mark(event, context) }
    case .command where marker?.hasWork == true: return try mark(event, context)
    case .command, .key, .text, .answer, .style: break
    }
    return try ink.handle(event, in: context)
  }

  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    try ink.overlay(in: context) + (marker?.overlay(in: context) ?? [])
  }

  mutating func predict(_ samples: [PointerSample], in context: any ToolContext) throws(ToolError) {
    try ink.predict(samples, in: context)
  }

  func leastStroke(
    from press: PointerSample, in context: any ToolContext
  ) throws(ToolError) -> Double? {
    try marks(at: press, context) ? nil : ink.leastStroke(from: press, in: context)
  }

  var hasWork: Bool { ink.hasWork || marker?.hasWork == true }

  mutating func commit(_ context: any ToolContext) throws(ToolError) {
    marker = nil
    try ink.commit(context)
  }

  mutating func store(_ context: any ToolContext) throws(ToolError) { try ink.store(context) }

  mutating func follow(_ context: any ToolContext) throws(ToolError) {
    try ink.follow(context)
    try marker?.follow(context)
  }

  mutating func cancel(_ context: any ToolContext) throws(ToolError) {
    marker = nil
    try ink.cancel(context)
  }

  private mutating func mark(
    _ event: ToolEvent, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard var marker else { return .notHandled }
    defer { self.marker = marker }
    return try marker.handle(event, in: context)
  }

  private func makeMarker(_ context: any ToolContext) throws(ToolError) -> MarkupTool {
    let type = context.options.smartPenMarkup
    guard let kind = MarkupKind.all.first(where: { $0.type == type }) else {
      throw .invalid("The smart pen cannot mark text with \(type.rawValue): choose a text markup.")
    }
    return MarkupTool(kind)
  }

  private func begins(_ gesture: Gesture) throws(ToolError) -> Bool {
    switch gesture {
    case .drag(let step), .longPress(let step): step.phase == .began
    case .tap, .doubleTap, .tripleTap, .contextMenu: true
    case .hover: false
    }
  }

  /// Whether a touch marks text. It begins on text, and not near ink under way.
  private func marks(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard let place = sample.page, !ink.isNear(place) else { return false }
    let text = try context.text(onPage: place.pageIndex)
    let reach = SmartPenTool.textReach
    guard let hit = text.position(at: place.point, tolerance: reach.width + reach.height),
      let quad = text.quad(of: hit.character)
    else { return false }
    let box = Rect(
      place.point.x - reach.width, place.point.y - reach.height,
      place.point.x + reach.width, place.point.y + reach.height)
    return quad.bounds.intersects(box)
  }

  /// The horizontal and vertical tolerance for text, in points. It is that of Apryse's smart pen.
  private static let textReach = Size(5, 2)
}

extension FreehandTool {
  /// The distance within which ink under way is continued, in points. It is that of Apryse's smart pen.
  private static let reach = 22.0

  fileprivate func isNear(_ place: PagePoint) -> Bool {
    guard let work else { return false }
    return work.all.contains {
      $0.pageIndex == place.pageIndex
        && Polyline($0.points).distance(to: place.point) <= FreehandTool.reach
    }
  }
}
