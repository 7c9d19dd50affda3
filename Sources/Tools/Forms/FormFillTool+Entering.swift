// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension FormFillTool {
  /// Every tap of a series is one; what is touched beside all fields is for the default tool.
  mutating func touch(
    _ gesture: Gesture, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch gesture {
    case .tap(let sample), .doubleTap(let sample), .tripleTap(let sample),
      .contextMenu(let sample):
      return try tap(sample, context)
    case .longPress(let step):
      return step.phase == .began ? try tap(step.current, context) : .handled
    case .drag(let step):
      guard step.phase == .began else { return .notHandled }
      try commit(context)
      return .handBack
    case .hover: return .notHandled
    }
  }

  private mutating func tap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let hit = try context.annotations(at: sample).first
    guard let place = sample.page, let hit, hit.type == .widget else {
      try commit(context)
      return .handBack
    }
    if hasWork, focus?.annotation.id == hit.id { return .handled }
    try commit(context)
    guard let widget = try context.widget(hit) else { return .handBack }
    return try enter(widget, at: place, byTouch: true, context)
  }

  /// Goes into a field. A touch also does what the field is for: a key that only leads there does not.
  mutating func enter(
    _ widget: Widget, at place: PagePoint?, byTouch: Bool, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if !byTouch, !widget.field.takesEntry {
      current = .selected(widget)
      return .handled
    }
    guard widget.field.kind != .signature else {
      throw .invalid(
        "The field \(widget.field.name) is for a signature: signing fields is not possible yet.")
    }
    if widget.field.kind != .button { try context.check(.fill(widget)) }
    let id = widget.annotation.id
    let isEntered = try context.activate(.editAnnotation, .annotation(id), at: place) {
      () throws(ToolError) in try use(widget, context)
    }
    guard isEntered else { return focus == nil ? .declined : .notHandled }
    return .handled
  }

  /// Does what a field is for.
  private mutating func use(_ widget: Widget, _ context: any ToolContext) throws(ToolError) {
    switch widget.field.kind {
    case .text: current = .editingText(widget, widget.field.value.first ?? "")
    case .comboBox, .listBox: current = .choosing(widget)
    case .checkBox:
      current = .selected(widget)
      try context.setValue(.isOn(!widget.isOn), of: widget)
      try cancel(context)
    case .radio:
      current = .selected(widget)
      if !widget.isOn { try context.setValue(.isOn(true), of: widget) }
      try cancel(context)
    case .button:
      current = .selected(widget)
      guard let action = widget.annotation.action else { return }
      let rect = widget.annotation.rect
      try context.follow(
        action, from: PagePoint(pageIndex: widget.annotation.pageIndex, point: rect.center))
    case .signature: return
    }
  }

  /// What the user said to the requirement of text or of a choice.
  mutating func take(
    _ answer: Answer, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (current, answer) {
    case (.idle, _), (.selected, _): return .notHandled
    case (_, .cancelled): try cancel(context)
    case (.editingText(let widget, _), .text(let text)):
      current = .editingText(widget, widget.field.admitted(text))
      try commit(context)
    case (.choosing(let widget), .choice(let id)): try choose([id], widget, context)
    case (.choosing(let widget), .choices(let ids)): try choose(ids, widget, context)
    case (.choosing(let widget), .text(let text)): try choose([text], widget, context)
    default: throw .invalid("The field takes text, or one of its choices.")
    }
    return .handled
  }

  private mutating func choose(
    _ values: [String], _ widget: Widget, _ context: any ToolContext
  ) throws(ToolError) {
    let field = widget.field
    let areOffered = values.allSatisfy { value in field.options.contains { $0.value == value } }
    guard areOffered || field.takesOther, values.count <= 1 || field.takesSeveral else {
      throw .invalid("The field \(field.name) does not take that: choose from its options.")
    }
    try context.setValue(.choices(values), of: widget)
    try cancel(context)
  }
}

extension FormField {
  /// Whether the user enters or chooses something there.
  var takesEntry: Bool { [.text, .comboBox, .listBox].contains(kind) }
}
