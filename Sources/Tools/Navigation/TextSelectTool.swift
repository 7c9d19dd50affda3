// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Selects text: by word, line or character, over page ends, and by two handles.
public struct TextSelectTool: Tool {
  public let name = ToolName.textSelect
  private enum State {
    case idle
    /// What was selected when the selection began, which stays in it, what it grows by, and from the
    /// pointer to the text that is meant, in page space: a handle is gripped below its line.
    case selecting(anchor: TextSelection, unit: TextUnit, reach: Point)
  }
  private var current = State.idle

  public init() {}

  public func state(in context: any ToolContext) -> String {
    switch current {
    case .idle: context.selection.text == nil ? "idle" : "selected"
    case .selecting: "selecting"
    }
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .key(let key): return try press(key, context)
    case .gesture(.tap(let sample)): return try giveUp(at: sample.page, context)
    case .gesture(.doubleTap(let sample)), .gesture(.contextMenu(let sample)):
      return try select(.word, at: sample, context)
    case .gesture(.tripleTap(let sample)): return try select(.line, at: sample, context)
    case .gesture(.longPress(let step)):
      return try follow(step, beginning: .word, context)
    case .gesture(.drag(let step)):
      return try follow(step, beginning: TextSelectTool.unit(ofPress: step.pressCount), context)
    case .gesture(.hover), .text, .answer, .command, .style: return .notHandled
    }
  }

  public mutating func leave(_ context: any ToolContext) throws(ToolError) {
    current = .idle
    if context.selection.text != nil { try context.select(.none) }
  }

  /// Gives up the selection and goes on in `pan`, unless the selection may not be given up.
  private func giveUp(
    at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    try deselect(at: place, context)
    return context.selection.text == nil ? .handBack : .notHandled
  }

  private func press(
    _ key: KeyPress, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard context.selection.text != nil else { return .handBack }
    guard key.key == "Escape" else { return .notHandled }
    try deselect(at: nil, context)
    return context.selection.text == nil ? .finished : .handled
  }

  private func select(
    _ unit: TextUnit, at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let selection = try selection(unit, at: sample, context), let place = sample.page else {
      return try giveUp(at: sample.page, context)
    }
    let isSelected = try context.activate(.selectText, .none, at: place) {
      () throws(ToolError) in try context.select(.text(selection))
    }
    return isSelected ? .handled : refusal(context)
  }

  private mutating func follow(
    _ step: GestureStep, beginning unit: TextUnit, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, current) {
    case (.began, _): return try begin(step, unit, context)
    case (.moved, .selecting(let anchor, let unit, let reach)),
      (.ended, .selecting(let anchor, let unit, let reach)):
      if step.phase == .ended { current = .idle }
      // A finger that only pressed and was lifted selects what it pressed on.
      if step.phase == .ended, step.current.position == step.origin.position { return .handled }
      try extend(anchor, unit, to: step.current, reach, context)
      return .handled
    case (.cancelled, .selecting):
      current = .idle
      try context.select(.none)
      return .handled
    default: return .notHandled
    }
  }

  private mutating func begin(
    _ step: GestureStep, _ unit: TextUnit, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if let grip = try grippedHandle(at: step.origin, context) {
      current = .selecting(
        anchor: TextSelection(grip.fixed, grip.fixed), unit: .character, reach: grip.reach)
      return .handled
    }
    guard let anchor = try selection(unit, at: step.origin, context), let place = step.origin.page
    else { return try giveUp(at: step.origin.page, context) }
    let isSelected = try context.activate(.selectText, .none, at: place) {
      () throws(ToolError) in if !anchor.isEmpty { try context.select(.text(anchor)) }
    }
    guard isSelected else { return refusal(context) }
    current = .selecting(anchor: anchor, unit: unit, reach: .zero)
    return .handled
  }

  /// Text that may not be selected: without a selection to work with, the tool is out of place.
  private func refusal(_ context: any ToolContext) -> ToolOutcome {
    context.selection.text == nil ? .declined : .notHandled
  }

  /// A drag whose press followed taps grows by what those selected.
  private static func unit(ofPress count: Int) -> TextUnit {
    switch count {
    case 2: .word
    case 3: .line
    default: .character
    }
  }

  private func deselect(
    at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) {
    guard context.selection.text != nil else { return }
    _ = try context.activate(.deselectText, .none, at: place) {
      () throws(ToolError) in try context.select(.none)
    }
  }
}
