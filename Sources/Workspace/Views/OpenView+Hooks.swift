// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension OpenView {
  /// Asks the registered hooks in order, until one refuses.
  ///
  /// - Throws: ``ToolError/vetoed(by:_:)``.
  func consult(_ question: HookQuestion) throws(ToolError) {
    for entry in hooks(question.hook) {
      switch answer(entry, question) {
      case .allowed, .only, .text: continue
      case .refused: throw .vetoed(by: entry.id, question.refusal)
      case .consumed: throw .consumed(by: entry.id)
      }
    }
  }

  /// The permitted part of a selection: of newly selected annotations, those that every hook
  /// permits (as Nutrient's delegate returns a part of what it is asked about).
  ///
  /// - Throws: ``ToolError/vetoed(by:_:)`` if none is permitted.
  func permitted(_ selection: Selection) throws(ToolError) -> Selection {
    let old = Set(self.selection.annotations)
    var new = selection.annotations.filter { !old.contains($0) }
    for entry in hooks(.annotationsShouldSelect) where !new.isEmpty {
      let question = HookQuestion.select(new.map(\.id))
      switch answer(entry, question) {
      case .allowed, .text: break
      case .only(let ids): new.removeAll { !ids.contains($0.id) }
      case .refused: new = []
      case .consumed: throw .consumed(by: entry.id)
      }
      if new.isEmpty { throw .vetoed(by: entry.id, question.refusal) }
    }
    let allowed = old.union(new)
    let kept = selection.annotations.filter(allowed.contains)
    return kept.count < selection.annotations.count ? .annotations(kept) : selection
  }

  /// Asks about a copy that the user makes.
  ///
  /// - Parameter text: the selected text; `nil` if annotations or an image are selected.
  /// - Returns: the text to copy, which a client may have replaced.
  /// - Throws: ``ToolError/vetoed(by:_:)``.
  func permitted(copying text: String?, ids: [String] = []) throws(ToolError) -> String? {
    var text = text
    for entry in hooks(.selectionShouldCopy) {
      let question = HookQuestion.copy(text: text, ids: ids)
      switch answer(entry, question) {
      case .allowed, .only: break
      case .text(let other): if text != nil { text = other }
      case .refused: throw .vetoed(by: entry.id, question.refusal)
      case .consumed: throw .consumed(by: entry.id)
      }
    }
    return text
  }

  /// Asks a hook. A question that was answered in a dry run of the current event is not asked again.
  func answer(_ entry: Hooks.Entry, _ question: HookQuestion) -> HookAnswer {
    let key = ForeseenQuestion(hook: entry.id, question: question)
    if let known = event.foreseen[key] { return known }
    client.consultedHook = entry.id
    let answer = client.askHook(question, entry.timeoutMilliseconds) ?? HookAnswer(entry.otherwise)
    if event.dryRun != nil { event.foreseen[key] = answer }
    return answer
  }

  /// Asks about an edit's changes to existing objects.
  func consult(about edit: some Edit) throws(ToolError) {
    guard !hooks(.annotationsShouldEdit).isEmpty else { return }
    var ids: [String] = []
    for touch in edit.touches {
      switch touch {
      case .change(let annotation), .update(let annotation):
        if !ids.contains(annotation.id) { ids.append(annotation.id) }
      case .fill(let widget):
        if !ids.contains(widget.annotation.id) { ids.append(widget.annotation.id) }
      case .create, .copy, .bring, .changeForm, .changeField, .changeWidget, .fillForms,
        .signByHand:
        break
      }
    }
    if !ids.isEmpty { try consult(.edit(ids, step: edit.name)) }
  }

  /// Asks about a new value of a field. The hooks see a change of all its widgets.
  func consult(aboutFilling field: PlacedField) throws(ToolError) {
    guard !hooks(.annotationsShouldEdit).isEmpty else { return }
    let step = SetFieldValues([FieldSetting(field.id, .text(""))]).name
    try consult(.edit(field.widgets.map(\.annotationID), step: step))
  }
}

/// The key of a question to one hook.
struct ForeseenQuestion: Hashable {
  var hook: String
  var question: HookQuestion
}
