// SPDX-License-Identifier: AGPL-3.0-or-later

/// A layer (optional content group, ISO 32000-2, 8.11.2) as a viewer lists it, or a label above some.
public struct Layer: Hashable, Sendable {
  /// The number of the group's object, which identifies it while the document is open; `nil` of a label.
  public var number: Int?
  public var name: String
  /// Whether it is shown now.
  public var isVisible = true
  /// Whether it is shown when the document is opened.
  public var isVisibleAtFirst = true
  /// Whether its user may not show or hide it.
  public var isLocked = false
  /// The layer's intents: `View`, `Design`, …
  public var intents: [String] = []
  /// The radio groups that it is in: of each one layer at most is shown.
  public var radioGroups: [Int] = []
  public var children: [Layer] = []

  init(number: Int?, name: String) {
    self.number = number
    self.name = name
  }

  /// Identifies the layer while the document is open; `nil` of a label.
  public var id: String? { number.map(Layer.id) }

  static func id(_ number: Int) -> String { "l\(number)" }
}

/// The layers of a document.
public struct LayerList: Hashable, Sendable {
  /// As the document wants them listed.
  public var layers: [Layer] = []
  /// Those that it does not want listed.
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
