// SPDX-License-Identifier: AGPL-3.0-or-later

enum DocumentDidReload: Notification {
  static let name = "document/didReload"
  static let summary = """
    A document's file was read again: all that was read of it before is void. Comes before the reply \
    to the request that did it, and after what has changed of views, selections and bookmarks.
    """
  typealias Params = DocumentOpen.Result
}
