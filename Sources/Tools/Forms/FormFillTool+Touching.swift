// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension FormFillTool {
  /// A touch beside all fields is for the default tool. During text entry, a touch in the field places
  /// the caret, and two or three touches select.
  mutating func touch(
    _ gesture: Gesture, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let outcome = try touchField(gesture, context)
    guard let widget = touchedList else { return outcome }
    touchedList = nil
    try letGo(widget, context)
    return outcome
  }

  private mutating func touchField(
    _ gesture: Gesture, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if let place = gesture.sample.page {
      if try touchText(gesture, at: place, context) { return .handled }
      if try touchRows(gesture, at: place, context) { return .handled }
    }
    switch gesture {
    case .tap(let sample): return try tap(sample, .tap, context)
    case .doubleTap(let sample): return try tap(sample, .doubleTap, context)
    case .tripleTap(let sample): return try tap(sample, .tripleTap, context)
    case .contextMenu(let sample): return try press(sample, .secondaryClick, context)
    case .longPress(let step):
      return step.phase == .began ? try press(step.current, .longPress, context) : .handled
    case .drag(let step):
      if isSelecting {
        isSelecting = step.phase == .moved
        return .handled
      }
      guard step.phase == .began else { return .notHandled }
      try commit(context)
      try giveUp(context)
      return .handBack
    case .hover: return .notHandled
    }
  }

  private mutating func tap(
    _ sample: PointerSample, _ touch: PanTouch, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let outcome = try press(sample, touch, context)
    // The touch that opens a list also chooses a row.
    if let place = sample.page { _ = try touchRows(.tap(sample), at: place, context) }
    return outcome
  }

  private mutating func press(
    _ sample: PointerSample, _ touch: PanTouch, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let hit = try PanTable.thing(for: touch, at: sample, context)
    guard let place = sample.page, let hit, hit.type == .widget else {
      try commit(context)
      try giveUp(context)
      return .handBack
    }
    if hasWork, focus?.annotation.id == hit.id { return .handled }
    try commit(context)
    guard let widget = try context.widget(hit) else { return .handBack }
    return try enter(widget, at: place, byTouch: true, context)
  }

  /// Handles a touch of the text entry; returns whether it was one.
  private mutating func touchText(
    _ gesture: Gesture, at place: PagePoint, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard case .editingText(var entry) = current,
      place.pageIndex == entry.widget.annotation.pageIndex
    else { return false }
    guard entry.touch(gesture, at: place, isSelecting: &isSelecting) else { return false }
    current = .editingText(entry)
    return true
  }

  /// Handles a touch of the rows of the open list; returns whether it was one. A tap chooses, a second
  /// tap on the same row finishes, and a drag scrolls the rows.
  private mutating func touchRows(
    _ gesture: Gesture, at place: PagePoint, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    guard case .choosing(var choice) = current, choice.rows != nil,
      place.pageIndex == choice.widget.annotation.pageIndex
    else { return false }
    let isInside = choice.widget.annotation.rect.contains(place.point)
    let depth = try choice.depth(of: place.point, in: context)
    switch gesture {
    case .doubleTap where isInside && choice.isCursor(at: depth),
      .tripleTap where isInside && choice.isCursor(at: depth):
      try commit(context)
      return true
    case .tap(let sample), .doubleTap(let sample), .tripleTap(let sample):
      let before = choice
      guard isInside, choice.take(rowAt: depth, sample.modifiers) else { return false }
      if touchedList == nil { try context.trigger(.down, choice.widget) }
      current = .choosing(try context.admitted(choice, after: before))
      touchedList = choice.widget
      // The actions of the release must find the new choice in the document.
      let acts = try context.acts(on: .up, choice.widget)
      if acts || choice.widget.annotation.action != nil
        || choice.field.flags.contains(.commitOnSelectionChange)
      {
        try commit(context)
      }
      return true
    case .drag(let step):
      guard let origin = step.origin.page, origin.pageIndex == place.pageIndex,
        choice.widget.annotation.rect.contains(origin.point)
      else { return false }
      choice.drag(from: try choice.depth(of: origin.point, in: context), to: depth)
      if [.ended, .cancelled].contains(step.phase) { choice.endDrag() }
    default: return false
    }
    current = .choosing(choice)
    return true
  }
}
