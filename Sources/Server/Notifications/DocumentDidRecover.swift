// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum DocumentDidRecover: Notification {
  static let name = "document/didRecover"
  static let summary = """
    The process that had a document open was lost, and another one has opened it again: with all \
    changes that were acknowledged, its views and what was arranged in them, but without selection, \
    overlays, menus, requirements and what tools had under way.
    """

  struct Params: Record {
    static let name = "DidRecoverParams"
    var documentId = ""
    var reason = LossReason.crashed
    var method: String?
    var edits = 0
    var failed: [WireFailedChange]?
    var revision = 0
    var viewIds: [String] = []

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required(
        "reason", \.reason,
        "`crashed`: it ended of itself; `hung`: it was stuck in a request and did not listen to a "
          + "cancel; `stalled`: it gave no sign of life; `killed`: somebody else killed it."),
      .optional("method", \.method, "The request that it had begun, which answered `workerLost`."),
      .required("edits", \.edits, "How many changes that are not in the file were made again."),
      .optional("failed", \.failed, "Those that could not be made again."),
      .required("revision", \.revision, "The document's revision now."),
      .required("viewIds", \.viewIds, "Its views, which must be drawn anew."),
    ]
  }
}
