// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Workspace

enum SelectionDidChange: Notification {
  static let name = "selection/didChange"
  static let summary = "The selection of a view changed."
  static let isDroppable = true

  struct Params: WrittenRecord {
    var documentId = ""
    var viewId = ""
    var annotations: [String] = []
    var text: TextSelection?
    var image: ImagePlace?

    init(_ view: OpenView) {
      documentId = view.owner.id
      viewId = view.id
      annotations = view.selection.annotations.map(\.id)
      text = view.selection.text
      image = view.selection.image.map(ImagePlace.init)
    }

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("viewId", \.viewId, "The view."),
      .required("annotations", \.annotations, "The ids of the selected annotations."),
      .optional("text", \.text, "The selected range of text."),
      .optional("image", \.image, "The selected image."),
    ]
  }
}
