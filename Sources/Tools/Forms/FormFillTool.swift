// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// Fills in form fields, one after the other.
public struct FormFillTool: Tool {
  public let name = ToolName.formFill
  enum State {
    case idle
    /// A field has the keys.
    case selected(Widget)
    /// The user enters text; all of it so far.
    case editingText(Widget, String)
    /// The user chooses from a field's options.
    case choosing(Widget)
  }
  var current = State.idle

  public init() {}

  public func state(in context: any ToolContext) -> String {
    switch current {
    case .idle: "idle"
    case .selected: "selected"
    case .editingText: "editingText"
    case .choosing: "choosing"
    }
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(let gesture): return try touch(gesture, context)
    case .text(let text):
      guard case .editingText(let widget, _) = current else { return .notHandled }
      current = .editingText(widget, widget.field.admitted(text))
      return .handled
    case .answer(let answer): return try take(answer, context)
    case .command(let command): return try perform(command, context)
    case .key(let key): return try press(key, context)
    case .style: return .notHandled
    }
  }

  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let widget = focus else { return [] }
    let (rect, page) = (widget.annotation.rect, widget.annotation.pageIndex)
    guard case .editingText(_, let text) = current else {
      return [OverlayItem(.rect(rect), role: "selection", pageIndex: page)]
    }
    let isSecret = widget.field.flags.contains(.password)
    let shown = isSecret ? String(repeating: "•", count: text.count) : text
    return [
      OverlayItem(.rect(rect), role: "entry", pageIndex: page),
      OverlayItem(.text(shown, in: rect), role: "entry", pageIndex: page),
    ]
  }

  public func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? {
    switch current {
    case .idle, .selected: return nil
    case .editingText(let widget, let text):
      var requirement = Requirement(.text, prompt: widget.field.label, value: text)
      requirement.isMultiline = widget.field.flags.contains(.multiline)
      requirement.maxLength = widget.field.maxLength
      requirement.isSecret = widget.field.flags.contains(.password)
      return requirement
    case .choosing(let widget):
      let field = widget.field
      var requirement = Requirement(
        .choice, prompt: field.label, choices: field.options.map { .init($0.value, $0.title) })
      requirement.values = field.value
      requirement.takesSeveral = field.takesSeveral
      requirement.takesOther = field.takesOther
      return requirement
    }
  }

  public var takesText: Bool { if case .editingText = current { true } else { false } }

  public var hasWork: Bool {
    switch current {
    case .idle, .selected: false
    case .editingText, .choosing: true
    }
  }

  /// What was entered becomes the field's value; what was not chosen stays as it is.
  public mutating func commit(_ context: any ToolContext) throws(ToolError) {
    if case .editingText(let widget, let text) = current, text != widget.field.value.first ?? "",
      present(widget, context) != nil
    {
      try context.setValue(.text(text), of: widget)
    }
    try cancel(context)
  }

  public mutating func cancel(_ context: any ToolContext) throws(ToolError) {
    guard let widget = focus else { return }
    current = present(widget, context).map { .selected($0) } ?? .idle
  }

  /// The widget as it is now; `nil` where it or its page is gone.
  private func present(_ widget: Widget, _ context: any ToolContext) -> Widget? {
    (try? context.widget(widget.annotation)) ?? nil
  }

  public mutating func leave(_ context: any ToolContext) throws(ToolError) { current = .idle }

  var focus: Widget? {
    switch current {
    case .idle: nil
    case .selected(let widget), .editingText(let widget, _), .choosing(let widget): widget
    }
  }
}

extension FormField {
  var takesSeveral: Bool { kind == .listBox && flags.contains(.multiSelect) }
  var takesOther: Bool { kind == .comboBox && flags.contains(.editable) }

  /// What of a text the field takes: not more than its length, and no line ends on one line.
  func admitted(_ text: String) -> String {
    let lines =
      flags.contains(.multiline)
      ? text
      : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .joined(separator: " ")
    return maxLength.map { String(lines.prefix(max($0, 0))) } ?? lines
  }
}

extension ToolContext {
  /// A widget as it is now; `nil` where it is gone.
  func widget(_ annotation: Annotation) throws(ToolError) -> Widget? {
    try engine { () throws(EngineError) in
      try document.page(annotation.pageIndex).widget(annotation.id)
    }
  }
}
