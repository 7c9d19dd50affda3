// SPDX-License-Identifier: AGPL-3.0-or-later

enum DocumentDidReload: Notification {
  static let name = "document/didReload"
  static let summary = """
    A document was reloaded: all data read from it before is stale. Sent before the reply to the \
    request that reloaded it, and after changes of views, selections and bookmarks.
    """
  typealias Params = DocumentOpen.Result
}
