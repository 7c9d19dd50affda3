// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import Interaction
import JSON
import JSONRPC
import Workspace

enum BookmarksRun: PromptMethod {
  static let name = "bookmarks/run"
  static let effect = Effect.arranges()
  static let summary = "Runs the action of a bookmark in a view, as `action/run` does."
  static let errors: [ErrorKind] = .reading + [.vetoed, .timedOut]
  typealias Result = ActionRun.Result

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var id = ""

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId), .required("id", \.id, "The bookmark."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    let entry = try bookmarking(view.owner.bookmarks.entry(params.id))
    let outcomes = view.actions.run(entry.bookmark.action, ActionOccasion(.activate, of: nil))
    return try Result(outcomes)
  }
}
