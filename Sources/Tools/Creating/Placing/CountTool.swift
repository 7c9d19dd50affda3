// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import System

/// Sets a mark at each touch; the marks of a group are numbered through the document.
///
/// Things to count may lie close together: a tap on another mark sets one more.
public struct CountTool: Tool {
  public let name: ToolName = "count"
  private var touch = PlacingTouch(.stamp)
  private let tally = CountTally()

  public init() {}

  public func state(in context: any ToolContext) -> String {
    touch.drag == nil ? "idle" : "placing"
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(let gesture):
      let result = try touch.take(
        gesture, ignoring: { $0.customData[CountKeys.group] != nil }, in: context)
      switch result {
      case .none(let outcome): return outcome
      case .spot(let spot): return try context.create(mark(at: spot, context))
      }
    case .command("cancel") where touch.drag != nil, .command("undo") where touch.drag != nil:
      touch.cancel()
      return .handled
    case .key, .text, .answer, .command, .style: return .notHandled
    }
  }

  private func mark(at spot: PlacementPoint, _ context: any ToolContext) throws(ToolError)
    -> Annotation
  {
    try tally.update(context)
    let group = context.options.countGroup
    let number = tally.last &+ 1
    var new = try context.draft(.stamp, by: name, at: spot, spot.centered(markSize))
    new.picture = .mark(.check)
    new.contents = "\(group) \(number)"
    new.customData = [
      CountKeys.group: ExactText(group), CountKeys.number: ExactText(String(number)),
    ]
    return new
  }

  /// Shows the new mark, the total number and each mark's own number.
  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    var items: [OverlayItem] = []
    if let spot = touch.drag {
      let box = spot.space.onPage(spot.centered(markSize))
      items.append(OverlayItem(box, role: .preview, pageIndex: spot.pageIndex))
    }
    try tally.update(context)
    return items + (try CountCaptions(tally, in: context).items)
  }

  public var hasWork: Bool { touch.drag != nil }

  public mutating func cancel(_ context: any ToolContext) throws(ToolError) { touch.cancel() }
}
