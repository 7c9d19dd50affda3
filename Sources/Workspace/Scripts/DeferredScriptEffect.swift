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
  /// Takes the form submissions that scripts have asked for. Each has the script's name and the form
  /// data, or the error if the data cannot be composed.
  public func takeSubmissions() -> [(script: String, result: Result<FormSubmission, ToolError>)] {
    guard let scripts, !scripts.wishes.isEmpty else { return [] }
    let wishes = scripts.wishes
    scripts.wishes.removeAll { if case .submit = $0 { true } else { false } }
    return wishes.compactMap { wish in
      guard case .submit(let wanted, let script) = wish else { return nil }
      do throws(ToolError) {
        var options = try SubmitOptions(wanted)
        options.scope = try known(options.scope)
        return (script, .success(try submission(of: options)))
      } catch { return (script, .failure(error)) }
    }
  }

  /// Moves a view's focus to the field that scripts asked for. If no view is given, it is the first
  /// one. This is done outside an event of that view.
  public func settleFocus(in view: OpenView? = nil) {
    guard let view = view ?? views.first else { return }
    view.settleFocus()
    view.tellFocus()
  }
}

extension OpenView {
  /// Focuses the field that a script asked for. That may run scripts that ask for another field; the
  /// number of rounds is limited.
  func settleFocus() {
    for _ in 0..<4 {
      guard let wish = owner.scripts?.takeFocus() else { return }
      let (field, place) = wish
      let ids = (try? document.formField(field))??.widgets.map(\.annotationID) ?? []
      let id = place.flatMap { ids.indices.contains($0) ? ids[$0] : nil } ?? ids.first
      // A field that cannot have the focus leaves it unchanged.
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
  /// Takes the last requested focus, and drops earlier ones.
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
      throw .invalid("Forms cannot be submitted as \(wanted.format): use fdf, xfdf, html or pdf.")
    }
    self.init(url: wanted.url)
    self.format = format
    scope = FieldScope(wanted.fields)
    includesEmpty = wanted.includesEmpty
    usesGet = wanted.usesGet
  }
}
