// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The wire form of a layer, or of a label above layers.
struct WireLayer: Record {
  static let name = "Layer"
  static let summary = "A layer (optional content group) of a document, or a label above layers."

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
    .optional("id", \.id, "The layer's id while the document is open; absent for a label."),
    .required("title", \.title.shownLine, "The name of the layer or label."),
    .optional("visible", \.visible, "Whether the layer is visible now."),
    .optional("visibleAtFirst", \.atFirst, "Whether the layer is initially visible."),
    .optional("locked", \.locked, "Whether users may not show or hide the layer."),
    .optional("intent", \.intent, "The intents of the layer, such as `View` or `Design`."),
    .optional(
      "radioGroups", \.radioGroups,
      "The radio groups of the layer: at most one layer of a group is visible."),
    .required("children", \.children, "The layers and labels below this one."),
  ]
}

/// The visibility of a layer.
struct LayerVisibility: Record {
  var id = ""
  var visible = true

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The layer."),
    .required("visible", \.visible, "Whether the layer is visible."),
  ]
}
