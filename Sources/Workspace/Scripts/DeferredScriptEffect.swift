// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Scripts

/// A script's effect that happens once the change in progress is made.
enum DeferredScriptEffect: Hashable {
  /// A field, and which of its places, counted from 0.
  case focus(String, Int?)
  case submit(ScriptSubmission, script: String)
}

extension OpenDocument {
  /// The submissions that scripts asked for since, as far as they can be put together, with the script's
  /// name, and why the others cannot.
  public func takeSubmissions() -> [(script: String, result: Result<FormSubmission, ToolError>)] {
    guard let scripts, !scripts.wishes.isEmpty else { return [] }
    let wishes = scripts.wishes
    scripts.wishes.removeAll { if case .submit = $0 { true } else { false } }
    return wishes.compactMap { wish in
      guard case .submit(let wanted, let script) = wish else { return nil }
      do throws(ToolError) {
        return (script, .success(try submission(of: SubmitOptions(wanted))))
      } catch { return (script, .failure(error)) }
    }
  }

  /// Has the first view go where scripts want the focus, by no event of that view's.
  public func settleFocus() {
    guard let view = views.first else { return }
    view.settleFocus()
    view.tellFocus()
  }
}

extension OpenView {
  /// Gives the field that a script wants to have the keys them. That has scripts run which may want
  /// others: not without end.
  func settleFocus() {
    for _ in 0..<4 {
      guard let wish = owner.scripts?.takeFocus() else { return }
      let (field, place) = wish
      let ids = (try? document.formField(field))??.widgets.map(\.annotationID) ?? []
      let id = place.flatMap { ids.indices.contains($0) ? ids[$0] : nil } ?? ids.first
      // A field that takes no keys leaves them where they are.
      guard let id, let widget = try? document.pageOfAnnotation(id).widget(id),
        !widget.field.flags.contains(.readOnly)
      else { continue }
      // The component of the current event has acted.
      forgetActivation()
      _ = try? tools.go(to: widget, in: self)
      display.isStale = true
    }
    _ = owner.scripts?.takeFocus()
  }
}

extension DocumentScripts {
  /// The last focus that was asked for, and none of those before it.
  fileprivate func takeFocus() -> (field: String, place: Int?)? {
    var found: (String, Int?)?
    wishes.removeAll { wish in
      guard case .focus(let field, let place) = wish else { return false }
      found = (field, place)
      return true
    }
    return found
  }
}

extension SubmitOptions {
  fileprivate init(_ wanted: ScriptSubmission) throws(ToolError) {
    guard let format = Format(rawValue: wanted.format) else {
      throw .invalid(
        "A form is not submitted as \(wanted.format) here: take fdf, xfdf, html or pdf.")
    }
    self.init(url: wanted.url)
    self.format = format
    scope = FieldScope(wanted.fields)
    includesEmpty = wanted.includesEmpty
    usesGet = wanted.usesGet
  }
}
