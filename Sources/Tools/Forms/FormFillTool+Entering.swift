// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension FormFillTool {
  /// Enters a field. A touch also operates the field; a key that leads there only opens text entry or a
  /// choice, without a change.
  mutating func enter(
    _ widget: Widget, at place: PagePoint?, byTouch: Bool, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let isNew = focus?.annotation.id != widget.annotation.id
    if isNew { try giveUp(context) }
    // The scripts of the left field may have changed or hidden this one.
    guard let widget = present(widget, context), widget.annotation.isVisible else {
      return .declined
    }
    let takesFilling = widget.field.kind != .button && widget.field.kind != .signature
    if takesFilling, byTouch || widget.field.takesEntry { try context.check(.fill(widget)) }
    if widget.field.kind == .signature, byTouch { return try sign(widget, context) }
    guard byTouch || widget.field.takesEntry else {
      try focus(widget, isNew: isNew, byTouch: false, context)
      return .handled
    }
    let id = widget.annotation.id
    var outcome = ToolOutcome.handled
    let isEntered = try context.require(.editAnnotation, .annotation(id), at: place) {
      () throws(ToolError) in
      try focus(widget, isNew: isNew, byTouch: byTouch, context)
      outcome = try use(at: place, context)
    }
    guard isEntered else { return focus == nil ? .declined : .notHandled }
    return outcome
  }

  /// Operates the focused field, and reports the touch.
  ///
  /// - Parameter place: the touched place; `nil` if a key led there.
  private mutating func use(
    at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard case .selected(let widget) = current else { return .handled }
    // The script of the focus may have locked or hidden the field.
    guard !widget.field.takesEntry || widget.isFillable && widget.annotation.isVisible else {
      return .handled
    }
    switch widget.field.kind {
    case .text:
      var entry = try FieldEntry(widget.field.value.first ?? "", of: widget, in: context)
      if let place {
        entry.move(to: entry.offset(at: place.point))
      } else {
        entry.select(0..<entry.text.characters.count)
      }
      current = .editingText(entry)
    case .comboBox, .listBox: current = .choosing(try FieldChoice(widget, in: context))
    case .checkBox: try context.setValue(.isOn(!widget.isOn), of: widget)
    case .radio:
      if !widget.isOn || !widget.field.staysOn {
        try context.setValue(.isOn(!widget.isOn), of: widget)
      }
    case .button, .signature: break
    }
    if place != nil, widget.field.kind == .listBox {
      // The touch chooses a row before it is released.
      touchedList = widget
    } else if isTouched || !widget.field.takesEntry {
      try letGo(widget, context)
    }
    if case .selected = current { try cancel(context) }
    return .handled
  }

  /// Handles the end of a touch: the widget's action runs, and then the widget operates.
  func letGo(_ widget: Widget, _ context: any ToolContext) throws(ToolError) {
    try context.release(
      widget,
      at: PagePoint(
        pageIndex: widget.annotation.pageIndex, point: widget.annotation.rect.center))
  }

  /// Focuses a field.
  mutating func focus(
    _ widget: Widget, isNew: Bool, byTouch: Bool, _ context: any ToolContext
  ) throws(ToolError) {
    current = .selected(widget)
    if isNew { isTouched = byTouch }
    if byTouch {
      if isNew { try context.trigger(.enter, widget) }
      try context.trigger(.down, widget)
    }
    if isNew { try context.trigger(.focus, widget) }
    try cancel(context)
  }

  /// Operates the focused field by a key.
  mutating func press(
    _ widget: Widget, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let now = try context.widget(widget.annotation) ?? widget
    if now.field.kind == .signature { return try sign(now, context) }
    if now.field.kind != .button { try context.check(.fill(now)) }
    let id = now.annotation.id
    let isEntered = try context.require(.editAnnotation, .annotation(id)) {
      () throws(ToolError) in
      current = .selected(now)
      if !now.field.takesEntry { try context.trigger(.down, now) }
      _ = try use(at: nil, context)
    }
    return isEntered ? .handled : .notHandled
  }

  /// Leaves the focused field, after committing its entry.
  mutating func giveUp(_ context: any ToolContext) throws(ToolError) {
    guard let widget = focus else { return }
    current = .idle
    guard present(widget, context) != nil else { return }
    if isTouched { try context.trigger(.exit, widget) }
    try context.trigger(.blur, widget)
  }

  /// Starts the signature tool for a field that is not signed yet.
  private mutating func sign(
    _ widget: Widget, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    try giveUp(context)
    let isSigned = try engine(
      context.document.page(widget.annotation.pageIndex).isSigned(widget.annotation.id))
    guard !isSigned else {
      current = .selected(widget)
      return .handled
    }
    try context.checkSigning(widget)
    return .interlude(.signature, field: widget)
  }
}

extension FormField {
  /// Whether the user enters text or chooses an option.
  var takesEntry: Bool { [.text, .comboBox, .listBox].contains(kind) }
  /// For radio buttons: whether touching the selected button leaves it on (ISO 32000-2, table 229, bit
  /// 15).
  var staysOn: Bool { flags.contains(.noToggleToOff) }
}
