// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSON
import Workspace

/// Where something happened that the front end shall act on.
struct HostPlace {
  var documentId = ""
  var viewId = ""

  init() {}

  init(_ view: OpenView) {
    documentId = view.owner.id
    viewId = view.id
  }
}

/// Params of what a front end shall do.
protocol HostParams: Record {
  var place: HostPlace { get set }
}

extension Field where R: HostParams {
  static var place: [Field] {
    [
      .required("documentId", \.place.documentId, "The document."),
      .required("viewId", \.place.viewId, "The view."),
    ]
  }
}

enum HostOpenURI: Notification {
  static let name = "host/openUri"
  static let summary = "The user followed a link: open this URI, if your policy allows it."

  struct Params: HostParams {
    static let name = "HostOpenUriParams"
    var place = HostPlace()
    var uri = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("uri", \.uri.shownURI, "As the document gives it, its base applied.")
      ]
  }
}

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
          "Of one that is open: the document that carries this one."),
        .optional("pageIndex", \.pageIndex, "The page to show."),
        .optional("name", \.name.shownLine, "The named destination to show."),
        .optional(
          "view", \.view,
          "What of the page is to be shown, in the other document's user space: "
            + "`{fit, left?, top?, zoom?, rect?}`."),
        .optional(
          "newWindow", \.newWindow, "Whether it takes a window of its own; absent: as you like."),
        .optional(
          "temporary", \.temporary,
          "`true` of one that was within the document: a file that is gone when that is closed."),
      ]
  }
}

enum HostToggleUserInterface: Notification {
  static let name = "host/toggleUserInterface"
  static let summary = "The user tapped the empty page: show or hide what lies around it."

  struct Params: HostParams {
    static let name = "HostToggleUserInterfaceParams"
    var place = HostPlace()
    var visible = true
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("visible", \.visible, "Whether it shall be shown, as `view/get` has it now.")
      ]
  }
}

enum HostSetClipboard: Notification {
  static let name = "host/setClipboard"
  static let summary = "The user copied text or an image: put it on the system's clipboard."

  struct Params: HostParams {
    static let name = "HostSetClipboardParams"
    var place = HostPlace()
    var text: String?
    var image: CopiedImage?

    init() {}

    init(_ place: HostPlace, _ copied: Copied) {
      self.place = place
      switch copied {
      case .text(let text): self.text = text
      case .image(let file): image = CopiedImage(file, Delivered(data: Base64(file.bytes)))
      }
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .optional("text", \.text, "The text, where that was copied."),
        .optional("image", \.image, "The image, where one was copied."),
      ]
  }
}

enum HostSearch: Notification {
  static let name = "host/search"
  static let summary = "The user wants to find these words: search the document for them."

  struct Params: HostParams {
    static let name = "HostSearchParams"
    var place = HostPlace()
    var text = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [.required("text", \.text, "The words, on one line.")]
  }
}

enum HostUnsupportedAction: Notification {
  static let name = "host/unsupportedAction"
  static let summary = "The user started an action that the server does not perform."

  struct Params: HostParams {
    static let name = "HostUnsupportedActionParams"
    var place = HostPlace()
    var action = WireAction(.init(.other("")))
    var reason = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("action", \.action, "The action, without what follows it."),
        .required("reason", \.reason, "Why not; a sentence for people."),
      ]
  }
}
