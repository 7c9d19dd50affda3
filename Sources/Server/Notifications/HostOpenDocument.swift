// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum HostOpenDocument: Notification {
  static let name = "host/openDocument"
  static let summary = "The user followed a link into another file: open it, if you allow it."

  struct Params: HostParams {
    static let name = "HostOpenDocumentParams"
    var place = HostPlace()
    var path: String?
    var openDocumentId: String?
    var pageIndex: Int?
    var name: String?
    var view: WireActionMember<RemoteViewName>?
    var newWindow: Bool?
    var temporary: Bool?

    init() {}

    init(_ place: HostPlace, _ link: DocumentLink) {
      self.place = place
      path = link.path.isEmpty ? nil : link.path
      openDocumentId = link.documentID
      pageIndex = link.pageIndex
      name = link.name
      view = link.view.map { WireActionMember($0.encoded) }
      newWindow = link.newWindow
      temporary = link.isTemporary ? true : nil
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .optional(
          "path", \.path,
          "As the link gives it; often relative to the document. Absent of one opened from data."),
        .optional(
          "openDocumentId", \.openDocumentId,
          "The document that carries this one, if that is open."),
        .optional("pageIndex", \.pageIndex, "The page to show."),
        .optional("name", \.name.shownLine, "The named destination to show."),
        .optional(
          "view", \.view,
          "The part of the page to show, in the other document's user space: "
            + "`{fit, left?, top?, zoom?, rect?}`."),
        .optional(
          "newWindow", \.newWindow, "Whether it takes a window of its own; absent: as you like."),
        .optional(
          "temporary", \.temporary,
          "`true` of one that was within the document: a file that is gone when that is closed."),
      ]
  }
}
