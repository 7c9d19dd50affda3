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
      throw .engine(
        .notFound(what: "field", "No field \(name) shows on any page: see forms/list."))
    }
    return found
  }
}
