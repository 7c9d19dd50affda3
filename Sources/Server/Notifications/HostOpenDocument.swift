// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum HostOpenDocument: Notification {
  static let name = "host/openDocument"
  static let summary = "The user followed a link into another file: open it, if you allow it."

  struct Params: HostParams {
    var place = HostPlace()
    var path: String?
    var openDocumentId: String?
    var pageIndex: Int?
    var name: String?
    var view: WireActionMember<RemoteViewName>?
    var newWindow: Bool?
    var temporary: Bool?

    init(_ place: HostPlace, _ link: DocumentLink) {
      self.place = place
      path = link.path.unlessEmpty
      openDocumentId = link.documentID
      pageIndex = link.pageIndex
      name = link.name
      view = link.view.map { WireActionMember($0.encoded) }
      newWindow = link.newWindow
      temporary = link.isTemporary.ifTrue
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .optional(
          "path", \.path,
          """
          The path, as in the link, often relative to the document; absent for a target opened \
          from data.
          """),
        .optional(
          "openDocumentId", \.openDocumentId,
          "The document to show, if it is open and contains this one."),
        .optional("pageIndex", \.pageIndex, "The page to show, from 0."),
        .optional("name", \.name.shownLine, "The named destination to show."),
        .optional(
          "view", \.view,
          """
          The part of the page to show, in the other document's user space: `{fit, left?, top?, \
          zoom?, rect?}`.
          """),
        .optional(
          "newWindow", \.newWindow,
          "Whether to open a new window; absent if the front end decides."),
        .optional(
          "temporary", \.temporary,
          """
          `true` for a temporary file extracted from the document; it is removed when the document \
          closes.
          """),
      ]
  }
}
