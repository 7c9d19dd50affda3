// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// Places an object at a touch, without asking for input.
public struct PlacingTool: Tool {
  public let name: ToolName
  private let thing: PlacedObject
  private var touch: PlacingTouch
  /// The size of the object that is being placed.
  private var size: Size?

  public init(_ name: ToolName, _ thing: PlacedObject) {
    self.name = name
    self.thing = thing
    touch = PlacingTouch(thing.type)
  }

  public func state(in context: any ToolContext) -> String {
    touch.drag == nil ? "idle" : "placing"
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(let gesture):
      switch try touch.take(gesture, in: context) {
      case .none(let outcome):
        size = touch.drag == nil ? nil : try measured(context)
        return outcome
      case .spot(let spot): return try place(spot, context)
      }
    case .command("cancel") where touch.drag != nil, .command("undo") where touch.drag != nil:
      drop()
      return .handled
    case .key, .text, .answer, .command, .style: return .notHandled
    }
  }

  private mutating func place(
    _ spot: PlacementPoint, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let rect = thing.place(spot, try measured(context))
    size = nil
    var new = try context.draft(thing.type, by: name, at: spot, rect)
    try thing.dress(&new, context)
    return try context.create(new)
  }

  private func measured(_ context: any ToolContext) throws(ToolError) -> Size {
    if let size { return size }
    return try thing.size(name, context)
  }

  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let spot = touch.drag, let size else { return [] }
    return [
      OverlayItem(
        spot.space.onPage(thing.place(spot, size)), role: .preview, pageIndex: spot.pageIndex,
        style: OverlayItem.Style(context.style(of: name)))
    ]
  }

  public var hasWork: Bool { touch.drag != nil }

  public mutating func cancel(_ context: any ToolContext) throws(ToolError) { drop() }

  /// Drops the touch and the size: the next object may have another size.
  private mutating func drop() {
    touch.cancel()
    size = nil
  }
}
