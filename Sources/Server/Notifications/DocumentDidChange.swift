// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import Workspace

extension ChangeCause: WireEnum {}

enum DocumentDidChange: Notification {
  static let name = "document/didChange"
  static let summary = "A document changed; sent before the reply to the request that changed it."

  struct Params: WrittenRecord {
    var documentId = ""
    var revision = 0
    var cause = ChangeCause.api
    var pages: [Int] = []
    var canUndo = false
    var canRedo = false
    var dirty = false

    init(_ open: OpenDocument, _ change: Change) {
      documentId = open.id
      revision = change.revision
      cause = change.cause
      pages = change.effect.pages.sorted()
      canUndo = open.editor.canUndo
      canRedo = open.editor.canRedo
      dirty = open.editor.isDirty
    }

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .revision(\.revision),
      .required("cause", \.cause, "The cause of the change."),
      .required("pages", \.pages, "The pages that changed in appearance, from 0."),
      .required("canUndo", \.canUndo, "Whether there is a step to undo."),
      .required("canRedo", \.canRedo, "Whether there is a step to redo."),
      .required("dirty", \.dirty, "Whether the document has unsaved changes."),
    ]
  }
}
