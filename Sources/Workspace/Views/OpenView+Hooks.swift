// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension OpenView {
  /// Asks whoever asked to be asked, one after the other, up to the first no.
  ///
  /// - Throws: ``ToolError/vetoed(by:_:)``.
  func consult(_ question: HookQuestion) throws(ToolError) {
    if let refuser = refuser(of: question) { throw .vetoed(by: refuser, question.refusal) }
  }

  private func refuser(of question: HookQuestion) -> String? {
    if let known = foreseen[question] { return known }
    let refuser = hooks.entries(of: question.hook)
      .first { !(askHook(question, $0.timeoutMilliseconds) ?? $0.otherwise) }?.id
    if dryRun != nil { foreseen[question] = .some(refuser) }
    return refuser
  }

  /// Asks about what is selected newly.
  func consult(about selection: Selection) throws(ToolError) {
    guard !hooks.entries(of: .annotationsShouldSelect).isEmpty else { return }
    let old = Set(self.selection.annotations)
    let new = selection.annotations.filter { !old.contains($0) }
    if !new.isEmpty { try consult(.select(new.map(\.id))) }
  }

  /// Asks about what an edit changes of what there is.
  func consult(about edit: some Edit) throws(ToolError) {
    guard !hooks.entries(of: .annotationsShouldEdit).isEmpty else { return }
    var ids: [String] = []
    for touch in edit.touches {
      switch touch {
      case .change(let annotation), .update(let annotation):
        if !ids.contains(annotation.id) { ids.append(annotation.id) }
      case .create, .fill, .fillForms: break
      }
    }
    if !ids.isEmpty { try consult(.edit(ids, step: edit.name)) }
  }
}
