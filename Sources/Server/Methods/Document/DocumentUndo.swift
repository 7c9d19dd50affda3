// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSON
import JSONRPC
import Workspace

enum DocumentUndo: PromptMethod {
  typealias Params = OnlyDocument
  typealias Result = StepResult

  static let name = "document/undo"
  static let effect = Effect.changes
  static let summary = """
    Takes back the last step as the user sees it: a vertex or stroke under way, or else the last change.
    """
  static let errors: [ErrorKind] = .committing

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> StepResult {
    let open = try call.document(params)
    return StepResult(
      try tooling(open.undo()), revision: open.editor.revision)
  }
}

enum DocumentRedo: PromptMethod {
  typealias Params = OnlyDocument
  typealias Result = StepResult

  static let name = "document/redo"
  static let effect = Effect.changes
  static let summary = """
    Does the step that was last undone again, of what a tool has under way or of the document.
    """
  static let errors: [ErrorKind] = .committing

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> StepResult {
    let open = try call.document(params)
    return StepResult(
      try tooling(open.redo()), revision: open.editor.revision)
  }
}

enum DocumentHistory: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "document/history"
  static let effect = Effect.reads
  static let summary = "Names the steps that can be undone and done again."
  static let errors: [ErrorKind] = [.unknownDocument]

  struct Result: Record {
    static let name = "HistoryResult"
    var undo: [String] = []
    var redo: [String] = []
    var group: String?

    static let fields: [Field<Self>] = [
      .required("undo", \.undo, "The steps that can be undone, the next one last."),
      .required("redo", \.redo, "The steps that can be done again, the next one last."),
      .optional("group", \.group, "The group that is open, which is none of them yet."),
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let editor = try call.document(params).editor
    return Result(undo: editor.undoNames, redo: editor.redoNames, group: editor.openGroup)
  }
}

/// A step of the history that was taken.
struct StepResult: Record {
  var step = ""
  var revision = 0
  var pages: [Int] = []
  var annotations: [String] = []

  init() {}

  init(_ taken: TakenStep, revision: Int) {
    switch taken {
    case .change(let change): self.init(change)
    case .work(let title): (step, self.revision) = (title, revision)
    }
  }

  init(_ change: Change) {
    step = change.name
    revision = change.revision
    pages = change.effect.pages.sorted()
    annotations = change.effect.added + change.effect.changed
  }

  static let fields: [Field<Self>] = [
    .required("name", \.step, "What the step is called, such as `Move highlight`."),
    .required("revision", \.revision, "The document's revision now."),
    .required("pages", \.pages, "The pages that look different now, from 0."),
    .required(
      "annotations", \.annotations,
      "Those that it brought back or changed, and that are there now: what a user expects to see selected."
    ),
  ]
}
