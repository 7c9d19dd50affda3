// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum HostOpenDocument: Notification {
  static let name = "host/openDocument"
  static let summary = "The user followed a link into another file. Open it, if you allow it."

  struct Params: HostParams {
    var place = HostPlace()
    var link: DocumentLink

    private var view: WireActionMember<RemoteViewName>? {
      link.view.map { WireActionMember($0.encoded) }
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .optional(
          "path", \.link.path.unlessEmpty,
          """
          The path, as in the link, often relative to the document; absent for a target opened \
          from data.
          """),
        .optional(
          "openDocumentId", \.link.documentID,
          "The document to show, if it is open and contains this one."),
        .optional("pageIndex", \.link.pageIndex, "The page to show, from 0."),
        .optional("name", \.link.name.shownLine, "The named destination to show."),
        .optional(
          "view", \.view,
          """
          The part of the page to show, in the other document's user space: `{fit, left?, top?, \
          zoom?, rect?}`.
          """),
        .optional(
          "newWindow", \.link.newWindow,
          "Whether to open a new window; absent if the front end decides."),
        .optional(
          "temporary", \.link.isTemporary.ifTrue,
          """
          `true` for a temporary file extracted from the document; it is removed when the document \
          closes.
          """),
      ]
  }
}
