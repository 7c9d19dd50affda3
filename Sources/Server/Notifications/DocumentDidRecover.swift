// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum DocumentDidRecover: Notification {
  static let name = "document/didRecover"
  static let summary = """
    Another process has reopened a document whose process was lost. It has all acknowledged \
    changes, its views and their settings, but no selections, overlays, menus, requirements or \
    pending work of tools.
    """

  struct Params: WrittenRecord {
    static let name = "DidRecoverParams"
    var documentId = ""
    var reason = LossReason.crashed
    var method: String?
    var edits = 0
    var failed: [WireFailedChange]?
    var revision = 0
    var viewIds: [String] = []

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required(
        "reason", \.reason,
        """
        The cause: `crashed`: it exited; `hung`: it was stuck in a request and ignored a cancel; \
        `stalled`: it gave no sign of life; `killed`: another program killed it.
        """),
      .optional("method", \.method, "The request in progress, which failed with `workerLost`."),
      .required("edits", \.edits, "How many unsaved changes were applied again."),
      .optional("failed", \.failed, "The changes that could not be applied again."),
      .required(
        "revision", \.revision,
        "The document's revision now; if the document was changed, larger than any before."),
      .required("viewIds", \.viewIds, "The document's views, which must be redrawn."),
    ]
  }
}
