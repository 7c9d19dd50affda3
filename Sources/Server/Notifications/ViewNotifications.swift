// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Workspace

extension ViewCause: WireEnum {}

enum ViewDidChange: Notification {
  static let name = "view/didChange"
  static let summary = "What a view shows has changed."
  static let isDroppable = true

  struct Params: Record {
    static let name = "ViewDidChangeParams"
    var documentId = ""
    var view = WireView()
    var cause = ViewCause.api
    var animated: Bool?

    init() {}

    init(_ open: OpenView, _ cause: ViewCause, isAnimated: Bool) {
      documentId = open.owner.id
      view = WireView(open)
      self.cause = cause
      animated = isAnimated ? true : nil
    }

    static let fields: [Field<Self>] =
      [
        .required("documentId", \.documentId, "The document."),
        .required("viewId", \.view.viewId, "The view."),
        .required("cause", \.cause, "Who or what changed it."),
        .optional("animated", \.animated, "`true` where the way there may be shown as well."),
        .required("view", \.view, "What it shows now."),
      ]
  }
}

enum ToolDidChange: Notification {
  static let name = "tool/didChange"
  static let summary = "The user works with another tool."

  struct Params: Record {
    static let name = "ToolDidChangeParams"
    var documentId = ""
    var viewId = ""
    var tool = ""
    var previous = ""

    init() {}

    init(_ view: OpenView, _ tool: ToolName, previous: ToolName) {
      documentId = view.owner.id
      viewId = view.id
      self.tool = tool.rawValue
      self.previous = previous.rawValue
    }

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("viewId", \.viewId, "The view."),
      .required("tool", \.tool, "The tool."),
      .required("previous", \.previous, "The tool before it."),
    ]
  }
}

enum SelectionDidChange: Notification {
  static let name = "selection/didChange"
  static let summary = "Something else is selected."
  static let isDroppable = true

  struct Params: Record {
    static let name = "SelectionDidChangeParams"
    var documentId = ""
    var viewId = ""
    var annotations: [String] = []
    var text: TextSpan?
    var image: ImagePlace?

    init() {}

    init(_ view: OpenView) {
      documentId = view.owner.id
      viewId = view.id
      annotations = view.selection.annotations.map(\.id)
      text = view.selection.text.map(TextSpan.init)
      image = view.selection.image.map(ImagePlace.init)
    }

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("viewId", \.viewId, "The view."),
      .required("annotations", \.annotations, "The ids of the selected annotations."),
      .optional("text", \.text, "The selected run of text."),
      .optional("image", \.image, "The selected image."),
    ]
  }
}
