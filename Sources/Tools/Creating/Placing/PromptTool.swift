// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Places an object that the user chooses once the place is known.
public struct PromptTool: Tool {
  public let name: ToolName
  private let object: PromptedObject
  private var touch: PlacingTouch
  /// The place of the object once the user has answered.
  private var pending: PlacementPoint?

  public init(_ name: ToolName, _ object: PromptedObject) {
    self.name = name
    self.object = object
    touch = PlacingTouch(object.type)
  }

  public func state(in context: any ToolContext) -> String {
    if touch.drag != nil { return "placing" }
    return pending == nil ? "idle" : "choosing"
  }

  /// Another touch while the user chooses moves the place.
  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(let gesture):
      // A signature may be placed on a signature field.
      let isIgnored = { [kind = object.kind] (annotation: Annotation) in
        kind == .signature && annotation.type == .widget
      }
      switch try touch.take(gesture, ignoring: isIgnored, in: context) {
      case .none(let outcome): return outcome
      case .spot(let spot): pending = spot
      }
      return .handled
    case .answer(let answer): return try take(answer, context)
    case .command("cancel") where touch.drag != nil, .command("undo") where touch.drag != nil:
      touch.cancel()
      return .handled
    case .command("cancel") where hasWork:
      pending = nil
      return context.afterNothing
    case .key, .text, .command, .style: return .notHandled
    }
  }

  private mutating func take(
    _ answer: UserAnswer, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let spot = pending else { return .notHandled }
    guard answer != .cancelled else {
      pending = nil
      return context.afterNothing
    }
    let outcome = try context.create(object.make(name, spot, answer, context))
    pending = nil
    return outcome
  }

  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let spot = touch.drag ?? pending else { return [] }
    let isBox = object.isDrawn && spot.start != spot.end
    guard isBox else { return [spot.marker] }
    let box = spot.space.onPage(Rect(spot.start.x, spot.start.y, spot.end.x, spot.end.y))
    return [OverlayItem(.rect(box.bounds), role: .preview, pageIndex: spot.pageIndex)]
  }

  public func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? {
    pending == nil ? nil : Requirement(object.kind, prompt: object.prompt)
  }

  public var hasWork: Bool { touch.drag != nil || pending != nil }

  public mutating func cancel(_ context: any ToolContext) throws(ToolError) {
    touch.cancel()
    pending = nil
  }
}
