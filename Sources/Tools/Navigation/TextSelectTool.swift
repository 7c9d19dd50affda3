// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Selects text and images, and marks up and links text. A long press selects an image. Text is
/// selected by word, line, paragraph or character, across pages, by two handles and by keys.
public struct TextSelectTool: Tool {
  public let name = ToolName.textSelect
  indirect enum State {
    case idle
    case selecting(TextDrag)
    /// A finger scrolls the pages; the view-space position of the pointer at the last scroll.
    case scrolling(last: PointerSample)
    /// The user is asked for the link target of the selected text.
    case linking
  }
  var current = State.idle
  /// Whether the selection's end stays in place when the selection grows. If not, its start stays.
  var keepsEnd = false
  /// What steps up and down keep. `focus` is the end that they moved.
  var goal: (focus: TextPosition, kept: CaretGoal)?

  public init() {}

  public func state(in context: any ToolContext) -> String {
    switch current {
    case .idle: context.selection.isOfContents ? "selected" : "idle"
    case .selecting: "selecting"
    case .scrolling: "scrolling"
    case .linking: "linking"
    }
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if let press = event.press, try isElsewhere(press, context) {
      return try handBack(at: press.page, context)
    }
    switch event {
    case .command(let command): return try perform(command, context)
    case .answer(let answer): return try take(answer, context)
    case .gesture(.tap(let sample)): return try tap(sample, context)
    case .gesture(.doubleTap(let sample)), .gesture(.contextMenu(let sample)):
      return try select(.word, at: sample, context)
    case .gesture(.tripleTap(let sample)):
      let unit = sample.modifiers.contains(.alt) ? TextUnit.paragraph : .line
      return try select(unit, at: sample, context)
    case .gesture(.longPress(let step)):
      if let outcome = try press(step, context) { return outcome }
      return try follow(step, beginning: .word, context)
    case .gesture(.drag(let step)) where step.origin.pointerType == .touch:
      return try drag(step, context)
    case .gesture(.drag(let step)):
      return try follow(step, beginning: TextSelectTool.unit(ofPress: step.pressCount), context)
    case .gesture(.hover), .key, .text, .style: return .notHandled
    }
  }

  public func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem] {
    guard case .idle = current, context.selection.isOfContents else { return [] }
    return TextMenu.items(context)
  }

  public func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? {
    guard case .linking = current else { return nil }
    return Requirement(.link, prompt: "Where the link leads")
  }

  public var hasWork: Bool { if case .idle = current { false } else { true } }
  public mutating func cancel(_ context: any ToolContext) throws(ToolError) { current = .idle }

  /// The next selection begins anew.
  public mutating func commit(_ context: any ToolContext) throws(ToolError) {
    (current, keepsEnd, goal) = (.idle, false, nil)
  }

  public mutating func follow(_ context: any ToolContext) throws(ToolError) {
    switch current {
    case .selecting(let drag):
      current = drag.following(context.document).map { .selecting($0) } ?? .idle
    case .linking:
      if context.selection.text == nil { current = .idle }
    case .idle, .scrolling: break
    }
  }

  public mutating func leave(_ context: any ToolContext) throws(ToolError) {
    current = .idle
    if context.selection.isOfContents { try context.select(.none) }
  }

  /// With shift, a tap extends the selection; without it, the selection is dropped.
  private mutating func tap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard sample.modifiers.contains(.shift), let place = sample.page,
      let hit = try context.text(onPage: place.pageIndex).position(at: place.point)
    else { return try giveUp(at: sample.page, context) }
    let focus = TextPosition(pageIndex: place.pageIndex, offset: hit.caret)
    if let outcome = try extend(to: focus, at: place, context) { return outcome }
    return try giveUp(at: place, context)
  }

  private mutating func select(
    _ unit: TextUnit, at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    current = .idle
    if try keepsSelection(sample, context) { return .handled }
    guard let selection = try selection(unit, at: sample, context), let place = sample.page else {
      return try giveUp(at: sample.page, context)
    }
    keepsEnd = false
    let isSelected = try context.activate(.selectText, .none, at: place) {
      () throws(ToolError) in try context.select(.text(selection))
    }
    return isSelected ? .handled : refusal(context)
  }

  mutating func follow(
    _ step: GestureStep, beginning unit: TextUnit, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, current) {
    case (.began, _): return try begin(step, unit, context)
    case (.moved, .selecting(let drag)), (.ended, .selecting(let drag)):
      if step.phase == .ended { current = .idle }
      // A finger that only pressed and was lifted selects the pressed word.
      if step.phase == .ended, step.current.position == step.origin.position { return .handled }
      try reachOut(drag, to: step.current, context)
      return .handled
    case (.cancelled, .selecting(let drag)):
      try giveUp(drag, context)
      return .handled
    default: return .notHandled
    }
  }

  private mutating func begin(
    _ step: GestureStep, _ unit: TextUnit, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    current = .idle
    if let grip = try grippedHandle(at: step.origin, context) {
      keepsEnd = grip.fixed == context.selection.text?.end
      current = .selecting(
        TextDrag(
          anchor: TrackedText(grip.fixed, in: context.document), unit: context.handleUnit(of: step),
          reach: grip.reach,
          before: context.selection.text.map { TrackedText($0, in: context.document) }))
      return .handled
    }
    guard let anchor = try selection(unit, at: step.origin, context), let place = step.origin.page
    else { return try giveUp(at: step.origin.page, context) }
    let isSelected = try context.activate(.selectText, .none, at: place) {
      () throws(ToolError) in if !anchor.isEmpty { try context.select(.text(anchor)) }
    }
    guard isSelected else { return refusal(context) }
    keepsEnd = false
    current = .selecting(
      TextDrag(
        anchor: TrackedText(anchor, in: context.document), unit: unit, reach: .zero, before: nil))
    return .handled
  }

  /// The unit by which a drag extends the selection. It is the unit that the taps before the press
  /// selected.
  static func unit(ofPress count: Int) -> TextUnit {
    switch count {
    case 2: .word
    case 3: .line
    default: .character
    }
  }
}

extension ToolEvent {
  /// The start of a long press, or a secondary click's place.
  fileprivate var press: PointerSample? {
    switch self {
    case .gesture(.contextMenu(let sample)): sample
    case .gesture(.longPress(let step)) where step.phase == .began: step.origin
    default: nil
    }
  }
}
