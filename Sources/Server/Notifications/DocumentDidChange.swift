// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import Workspace

extension ChangeCause: WireEnum {}

enum DocumentDidChange: Notification {
  static let name = "document/didChange"
  static let summary = "A document changed. Sent before the reply to the request that changed it."

  struct Params: WrittenRecord {
    var documentId: String
    var change: Change
    var canUndo: Bool
    var canRedo: Bool
    var dirty: Bool

    init(_ open: OpenDocument, _ change: Change) {
      (documentId, self.change) = (open.id, change)
      let editor = open.editor
      (canUndo, canRedo, dirty) = (editor.canUndo, editor.canRedo, editor.isDirty)
    }

    private var pages: [Int] { change.effect.pages.sorted() }

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .revision(\.change.revision),
      .required("cause", \.change.cause, "The cause of the change."),
      .required("pages", \.pages, "The pages that changed in appearance, from 0."),
      .required(
        "canUndo", \.canUndo,
        "Whether there is a step to undo. An open group counts, but must end first."),
      .required("canRedo", \.canRedo, "Whether there is a step to redo."),
      .required("dirty", \.dirty, "Whether the document has unsaved changes."),
    ]
  }
}
