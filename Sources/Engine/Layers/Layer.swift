// SPDX-License-Identifier: AGPL-3.0-or-later

/// A layer in a viewer's list, or a label above layers. A layer is an optional content group (ISO
/// 32000-2, 8.11.2).
public struct Layer: Hashable, Sendable {
  /// The object number of the group; `nil` for a label. It identifies the layer while the document is
  /// open.
  public var number: Int?
  public var name: String
  /// Whether the layer is visible now.
  public var isVisible = true
  /// Whether the layer is visible when the document is opened.
  public var isVisibleAtFirst = true
  /// Whether users must not show or hide the layer.
  public var isLocked = false
  /// The layer's intents: `View`, `Design`, …
  public var intents: [String] = []
  /// The radio groups of the layer: at most one layer of each is visible.
  public var radioGroups: [Int] = []
  public var children: [Layer] = []

  /// Identifies the layer while the document is open; `nil` for a label.
  public var id: String? { number.map(Layer.id) }

  public static func id(_ number: Int) -> String { "l\(number)" }
}

public struct LayerList: Hashable, Sendable {
  /// The layers in the document's list.
  public var layers: [Layer] = []
  /// The layers that the document does not list.
  public var unlisted: [Layer] = []

  public init() {}

  /// All layers, without labels.
  public var all: [Layer] { LayerList.flat(layers + unlisted) }

  private static func flat(_ layers: [Layer]) -> [Layer] {
    layers.flatMap { layer in
      (layer.number == nil ? [] : [layer]) + flat(layer.children)
    }
  }
}
