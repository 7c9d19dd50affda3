// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import Workspace

extension ChangeCause: WireEnum {}

enum DocumentDidChange: Notification {
  static let name = "document/didChange"
  static let summary = "A document was changed; comes before the reply to the request that did it."

  struct Params: Record {
    static let name = "DocumentDidChangeParams"
    var documentId = ""
    var revision = 0
    var cause = ChangeCause.api
    var pages: [Int] = []
    var canUndo = false
    var canRedo = false
    var dirty = false

    init() {}

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
      .required("documentId", \.documentId, "The document."),
      .required("revision", \.revision, "Its revision now."),
      .required("cause", \.cause, "What changed it."),
      .required("pages", \.pages, "The pages that look different now, from 0."),
      .required("canUndo", \.canUndo, "Whether there is a step to undo."),
      .required("canRedo", \.canRedo, "Whether there is a step to do again."),
      .required("dirty", \.dirty, "Whether it has changes that are not saved."),
    ]
  }
}

enum DocumentDidSave: Notification {
  static let name = "document/didSave"
  static let summary = "A document was saved."

  struct Params: Record {
    static let name = "DocumentDidSaveParams"
    var documentId = ""
    var saved = DocumentSave.Result()

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("path", \.saved.path, "The file, with symbolic links followed."),
      .required("bytes", \.saved.bytes, "How long it is now."),
      .required("mode", \.saved.mode, "How it was written."),
      .optional(
        "failedProviders", \.saved.failedProviders,
        "The providers of bookmarks that could not save; absent if all could."),
    ]
  }
}

enum AnnotationsDidChange: Notification {
  static let name = "annotations/didChange"
  static let summary = "Annotations were added, changed or removed; follows `document/didChange`."

  struct Params: Record {
    static let name = "AnnotationsDidChangeParams"
    var documentId = ""
    var added: [WireAnnotation] = []
    var changed: [WireAnnotation] = []
    var changes: [AnnotationChange]?
    var removed: [String] = []
    var flattened: [String]?
    var cause = ChangeCause.api

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("added", \.added, "New ones, as they are now."),
      .required("changed", \.changed, "Changed ones, as they are now."),
      .optional(
        "changes", \.changes, "What is otherwise about each of the changed, where some are."),
      .required("removed", \.removed, "The ids of those that are gone."),
      .optional(
        "flattened", \.flattened,
        "Those of them that have become part of their pages' contents, where some have."),
      .required("cause", \.cause, "What changed them."),
    ]
  }
}
