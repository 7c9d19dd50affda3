// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// A layer, or a label above some, on the wire.
struct WireLayer: Record {
  static let name = "Layer"
  static let summary = "A layer (optional content group) of a document, or a label above some."

  var id: String?
  var title = ""
  var visible: Bool?
  var atFirst: Bool?
  var locked: Bool?
  var intent: [String]?
  var radioGroups: [Int]?
  var children: [WireLayer] = []

  init() {}

  init(_ layer: Layer) {
    title = layer.name
    children = layer.children.map(WireLayer.init)
    guard let id = layer.id else { return }
    self.id = id
    visible = layer.isVisible
    atFirst = layer.isVisibleAtFirst
    locked = layer.isLocked
    intent = layer.intents
    radioGroups = layer.radioGroups.isEmpty ? nil : layer.radioGroups
  }

  static let fields: [Field<Self>] = [
    .optional("id", \.id, "Identifies the layer while the document is open; a label has none."),
    .required("title", \.title.shownLine, "Its name."),
    .optional("visible", \.visible, "Whether it is shown now."),
    .optional("visibleAtFirst", \.atFirst, "Whether the document wants it to be shown at first."),
    .optional("locked", \.locked, "Whether the user may not show or hide it."),
    .optional("intent", \.intent, "Its intent, such as `View` or `Design`."),
    .optional(
      "radioGroups", \.radioGroups,
      "The radio groups that it is in: at most one layer of such a group is shown."),
    .required("children", \.children, "Those below it."),
  ]
}

/// Whether a layer is shown.
struct LayerVisibility: Record {
  var id = ""
  var visible = true

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The layer."), .required("visible", \.visible, "Whether it is shown."),
  ]
}
