// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSON
import Workspace

enum DocumentUndo: StepMethod {
  static let name = "document/undo"
  static let summary = """
    Undoes the user's last step. It is a vertex or stroke of pending work, or else the last \
    change.
    """

  static func start(in open: OpenDocument) throws(ToolError) -> StepInProgress? {
    try open.startUndo()
  }

  static func take(in open: OpenDocument) throws(ToolError) -> TakenStep { try open.undo() }
}

/// An undo step that was undone or redone.
struct StepResult: WrittenRecord {
  var step = ""
  var revision = 0
  var pages: [Int] = []
  var annotations: [String] = []

  init() {}

  init(_ taken: TakenStep, revision: Int) {
    switch taken {
    case .change(let change):
      self.init(change)
    case .work(let title):
      self.init()
      step = title
      self.revision = revision
    }
  }

  init(_ change: Change) {
    step = change.name
    revision = change.revision
    pages = change.effect.pages.sorted()
    annotations = change.effect.added + change.effect.changed
  }

  static let fields: [Field<Self>] = [
    .required("name", \.step, "The name of the undo step, such as `Move highlight`."),
    .revision(\.revision),
    .required("pages", \.pages, "The pages that changed in appearance, from 0."),
    .required(
      "annotations", \.annotations,
      """
      The annotations that the step restored or changed and that exist now; users expect these to \
      be selected.
      """
    ),
  ]
}
