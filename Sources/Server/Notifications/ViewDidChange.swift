// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Workspace

extension ViewCause: WireEnum {}

enum ViewDidChange: Notification {
  static let name = "view/didChange"
  static let summary = "The visible part of a view changed."
  static let isDroppable = true

  struct Params: WrittenRecord {
    var documentId = ""
    var view: WireView
    var cause = ViewCause.api
    var animated: Bool?

    init(_ open: OpenView, _ cause: ViewCause, isAnimated: Bool) {
      documentId = open.owner.id
      view = WireView(open)
      self.cause = cause
      animated = isAnimated.ifTrue
    }

    static let fields: [Field<Self>] =
      [
        .document(\.documentId),
        .required("viewId", \.view.viewId, "The view."),
        .required("cause", \.cause, "The cause of the change."),
        .optional("animated", \.animated, "`true` if the change may be animated."),
        .required("view", \.view, "The new state of the view."),
      ]
  }
}
