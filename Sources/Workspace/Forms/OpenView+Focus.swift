// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// The field that will get the keyboard focus.
public enum FieldTarget: Hashable, Sendable {
  /// In tab order.
  case next, previous
  /// The field's first visible widget, or the widget with this id.
  case field(String, widget: String?)
}

public struct FocusedField: Hashable, Sendable {
  /// The field's id, as ``PlacedField/id``.
  public var id: String
  public var widget: Widget
}

extension OpenView {
  /// The field that has the keyboard focus now.
  public var focusedField: FocusedField? {
    guard let widget = (tools.current.wrapped as? any FieldFilling)?.focus else { return nil }
    let field = try? document.formField(ofWidget: widget.annotation.id)
    return FocusedField(id: field?.id ?? widget.field.name, widget: widget)
  }

  /// Reports the focus if it differs from the one last reported.
  func tellFocus() {
    let focus = (tools.current.wrapped as? any FieldFilling)?.focus?.annotation.id
    guard focus != event.announcements.focus else { return }
    event.announcements.focus = focus
    happen(.focusChanged(focusedField))
  }

  /// Focuses a field, as the tab key does. Work under way is committed first.
  public func focus(_ target: FieldTarget) -> EventReport {
    report { report in
      input.heldTap.deliver(&report)
      do throws(ToolError) {
        report.isHandled = try go(to: target)
      } catch {
        (report.isHandled, report.error) = (true, error)
      }
      report.path = [tool]
      report.component = event.actedComponent
    }
  }

  private func go(to target: FieldTarget) throws(ToolError) -> Bool {
    switch target {
    case .next: return try step("nextField")
    case .previous: return try step("previousField")
    case .field(let name, let id): return try tools.go(to: widget(of: name, id), in: self)
    }
  }

  private func step(_ command: CommandName) throws(ToolError) -> Bool {
    event.commit = .tab
    if tool != .formFill { try tools.change(to: .formFill, in: self) }
    let passage = tools.handle(.command(command), in: self)
    if let error = passage.error { throw error }
    return passage.isHandled
  }

  private func widget(of name: String, _ id: String?) throws(ToolError) -> Widget {
    let found = try engine { () throws(EngineError) -> Widget? in
      for index in 0..<view.pageCount {
        let page = try document.annotations(onPage: index)
        guard page.contains(where: { $0.type == .widget && (id == nil || $0.id == id) }) else {
          continue
        }
        let widgets = try document.page(index).widgetsInTabOrder
        let isWanted = { (widget: Widget) in
          widget.field.name == name && (id == nil || widget.annotation.id == id)
        }
        if let widget = widgets.first(where: isWanted) { return widget }
      }
      return nil
    }
    guard let found else {
      throw .engine(.notFound(what: "field", "No field \(name) shows on any page: see forms/list."))
    }
    return found
  }

  /// - Throws: an error if the user may not create a field in this view.
  func permitCreating(_ field: NewField) throws(ToolError) {
    try permitChanges()
    try check(.create(.widget))
    try permitCreating(at: PagePoint(pageIndex: field.pageIndex, point: field.rect.center))
  }

  /// The field of a widget that the user will fill in.
  ///
  /// - Throws: an error if that is not permitted in this view.
  func permitFilling(_ widget: Widget) throws(ToolError) -> PlacedField {
    try permitChanges()
    let field = try engine(document.formField(ofWidget: widget.annotation.id))
    guard let field else {
      throw .engine(.notFound(what: "field", "The field \(widget.field.name) is gone."))
    }
    try consult(aboutFilling: field)
    return field
  }

  /// Checks that fields may get values because of an action. It may be the action of a button that the
  /// user pressed.
  ///
  /// - Parameter step: the name of the step that this will be.
  /// - Throws: an error if that is not permitted for one of them in this view.
  func permitFilling(_ settings: [FieldSetting], as step: String) throws(ToolError) {
    var ids: [String] = []
    for setting in settings {
      let field = try engine(document.formField(setting.field))
      ids += field?.widgets.map(\.annotationID) ?? []
    }
    for id in ids {
      if let refusal = try refusal(of: .editAnnotation, .annotation(id), at: nil) { throw refusal }
    }
    if !ids.isEmpty { try consult(.edit(ids, step: step)) }
  }
}
