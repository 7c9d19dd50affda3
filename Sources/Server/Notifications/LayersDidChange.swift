// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum LayersDidChange: Notification {
  static let name = "layers/didChange"
  static let summary =
    "Layers were shown or hidden. Render the visible pages of the document again."

  struct Params: WrittenRecord {
    var documentId = ""
    var layers: [LayerVisibility] = []

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("layers", \.layers, "The changed layers."),
    ]
  }
}
