// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

/// Actions that hide annotations and fields.
struct HideActions {
  let open: OpenView

  /// Hides or shows annotations and fields. This changes the document.
  func hide(_ action: Action) throws(ToolError) -> ActionResult {
    let isHidden = action.members["hide"]?.flag ?? true
    let targets = action.members["targets"]?.list ?? []
    let ids = Set(targets.compactMap { $0["annotationId"]?.text })
    let names = targets.compactMap { $0["field"]?.text }
    let found = try engine(open.document.annotations(ids, orOfFields: names))
    guard !found.isEmpty else { return .idle("The objects named by the action do not exist.") }
    let changed = found.filter { annotation in
      var flags = annotation.flags
      flags.set(isHidden: isHidden)
      return flags != annotation.flags
    }
    guard !changed.isEmpty else {
      return .idle(isHidden ? "The targets are already hidden." : "The targets are already shown.")
    }
    // The others are hidden without fields that signatures lock; if there are no others, it is refused.
    var free: [Annotation] = []
    for annotation in changed where try !editing(open.owner.editor.isLocked(annotation)) {
      free.append(annotation)
    }
    try open.carryOut(HideAnnotations(free.isEmpty ? changed : free, isHidden: isHidden))
    return .performed
  }
}

extension Document {
  /// The annotations that an action hides or shows. They have these ids, or are widgets of the fields
  /// with these names, including the fields below them.
  fileprivate func annotations(
    _ ids: Set<String>, orOfFields names: [String]
  ) throws(EngineError) -> [Annotation] {
    var ids = ids
    // Reading all fields is slow.
    for field in try names.isEmpty ? [] : formFields {
      let name = field.field.name
      guard names.contains(where: { FieldName.covers($0, name) }) else { continue }
      ids.formUnion(field.widgets.map(\.annotationID))
    }
    var found: [Annotation] = []
    for id in ids.sorted() where try hasAnnotation(id) {
      if let annotation = try pageOfAnnotation(id).annotation(id) { found.append(annotation) }
    }
    return found
  }
}
