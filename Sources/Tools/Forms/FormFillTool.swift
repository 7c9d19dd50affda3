// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// Fills in form fields, one after the other.
public struct FormFillTool: FieldFilling {
  public let name = ToolName.formFill
  indirect enum State {
    case idle
    /// A field has the keyboard focus.
    case selected(Widget)
    /// The user enters text.
    case editingText(FieldEntry)
    /// The user chooses from a field's options.
    case choosing(FieldChoice)
  }
  var current = State.idle
  /// Whether the field was entered by a touch.
  var isTouched = false
  /// Whether a drag is selecting in the text entry.
  var isSelecting = false

  /// The list box with the pressed row.
  var touchedList: Widget?

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
    case .text(let text): return try enter(text, context)
    case .answer(let answer): return try take(answer, context)
    case .command(let command): return try perform(command, context)
    case .key(let key): return try press(key, context)
    case .style: return .notHandled
    }
  }

  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    switch current {
    case .idle: []
    case .editingText(let entry): entry.overlay
    case .choosing(let choice): try choice.overlay(in: context)
    case .selected(let widget): [widget.frame]
    }
  }

  public func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? {
    switch current {
    case .idle, .selected: nil
    case .editingText(let entry): entry.requirement
    case .choosing(let choice): choice.requirement
    }
  }

  public var takesText: Bool {
    switch current {
    case .idle, .selected: false
    case .editingText: true
    case .choosing(let choice): choice.field.takesOther
    }
  }

  public var hasWork: Bool {
    switch current {
    case .idle, .selected: false
    case .editingText, .choosing: true
    }
  }

  public var enteredAnnotation: String? {
    switch current {
    case .idle, .selected: nil
    case .editingText(let entry): entry.widget.annotation.id
    case .choosing(let choice): choice.widget.annotation.id
    }
  }

  /// The entered or chosen value becomes the field's value.
  public mutating func commit(_ context: any ToolContext) throws(ToolError) {
    try store(context)
    try cancel(context)
  }

  public mutating func store(_ context: any ToolContext) throws(ToolError) {
    switch current {
    case .editingText(let entry): try set(entry.value, of: entry.widget, context)
    case .choosing(let choice) where choice.isChanged:
      try set(choice.value, of: choice.widget, context)
    case .idle, .selected, .choosing: break
    }
  }

  /// Sets a field's value, if the field exists and the value differs.
  func set(_ value: FieldValue?, of widget: Widget, _ context: any ToolContext) throws(ToolError) {
    guard let value, present(widget, context) != nil else { return }
    try context.setValue(value, of: widget)
  }

  public mutating func cancel(_ context: any ToolContext) throws(ToolError) {
    isSelecting = false
    guard let widget = focus else { return }
    current = present(widget, context).map { .selected($0) } ?? .idle
  }

  /// The current state of a widget. It is on the page where the widget is now. `nil` if it is gone.
  func present(_ widget: Widget, _ context: any ToolContext) -> Widget? {
    (try? context.present(widget)) ?? nil
  }

  public mutating func follow(_ context: any ToolContext) throws(ToolError) {
    touchedList = touchedList.flatMap { present($0, context) }
    guard let widget = focus else { return }
    guard let now = present(widget, context) else {
      (current, isSelecting) = (.idle, false)
      return
    }
    guard now != widget else { return }
    let isOpen = now.isFillable && now.field.kind == widget.field.kind
    switch current {
    case .editingText(let entry) where isOpen:
      current = .editingText(try entry.following(now, in: context))
    case .choosing(let choice) where isOpen:
      current = .choosing(try choice.following(now, in: context))
    case .idle, .selected, .editingText, .choosing: current = .selected(now)
    }
  }

  /// Whether the focus stays in a view that has moved. In a paged layout, a field is left when its page
  /// is no longer visible.
  public func outlives(_ view: View) -> Bool {
    guard let widget = focus, !view.state.layout.isContinuous else { return true }
    return view.visiblePages.contains { $0.pageIndex == widget.annotation.pageIndex }
  }

  public mutating func leave(_ context: any ToolContext) throws(ToolError) {
    try giveUp(context)
  }

  public var focus: Widget? {
    switch current {
    case .idle: nil
    case .selected(let widget): widget
    case .editingText(let entry): entry.widget
    case .choosing(let choice): choice.widget
    }
  }
}

extension Widget {
  /// The frame that shows that the field has the keyboard focus.
  var frame: OverlayItem {
    OverlayItem(.rect(annotation.rect), role: .selection, pageIndex: annotation.pageIndex)
  }
}

extension ToolContext {
  /// An annotation as it is now, on its present page. `nil` if it is gone.
  func present(_ annotation: Annotation) throws(ToolError) -> Annotation? {
    try engine { () throws(EngineError) in
      guard try document.hasAnnotation(annotation.id) else { return nil }
      return try document.pageOfAnnotation(annotation.id).annotation(annotation.id)
    }
  }

  /// A widget as it is now, on its present page. `nil` if it or its field is gone.
  func present(_ widget: Widget) throws(ToolError) -> Widget? {
    guard let annotation = try present(widget.annotation) else { return nil }
    return try self.widget(annotation)
  }

  /// The current state of a widget; `nil` if it is gone.
  func widget(_ annotation: Annotation) throws(ToolError) -> Widget? {
    try engine(document.page(annotation.pageIndex).widget(annotation.id))
  }
}
