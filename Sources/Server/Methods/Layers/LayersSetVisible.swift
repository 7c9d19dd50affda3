// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Workspace

enum LayersSetVisible: PromptMethod {
  static let name = "layers/setVisible"
  static let effect = Effect.arranges(.latest(of: ["layers"]))
  static let summary = """
    Shows and hides layers in all views of a document. This does not change the document: it is \
    neither saved nor undone. Showing a layer of a radio group hides the others.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound, .notPermitted, .damaged]

  struct Params: DocumentParams {
    var documentId = ""
    var layers: [LayerVisibility]?
    var reset = false
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("layers", \.layers, "The layers, applied in order. Give this or `reset`."),
      .defaulted("reset", \.reset, "Whether all layers get the document's initial visibility."),
    ]
  }

  struct Result: WrittenRecord {
    var changed: [LayerVisibility] = []
    static let fields: [Field<Self>] = [.required("changed", \.changed, "The changed layers.")]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    guard (params.layers == nil) == params.reset else {
      throw RPCError(WireError(path: "params", message: "Give either layers or reset."))
    }
    let wanted = try params.layers.map { layers throws(RPCError) in try check(layers, open) }
    let layers = try engine(open.showLayers(wanted))
    let changed = layers.compactMap(LayerVisibility.init)
    if !changed.isEmpty {
      call.session.notify(
        LayersDidChange.self, LayersDidChange.Params(documentId: open.id, layers: changed))
    }
    return Result(changed: changed)
  }

  private static func check(
    _ wanted: [LayerVisibility], _ open: OpenDocument
  ) throws(RPCError) -> [(number: Int, isVisible: Bool)] {
    let all = try engine(open.document.layers.all)
    let byNumber = Dictionary(all.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    return try numbers(of: wanted, among: all).map { pair throws(RPCError) in
      let (number, one) = pair
      let layer = byNumber[number]
      guard let layer, !layer.isLocked || layer.isVisible == one.visible else {
        throw RPCError(
          .notPermitted,
          "The document does not let users show or hide the layer \(layer?.name ?? one.id).",
          data: [.init("by", .string("document"))])
      }
      return (number, one.visible)
    }
  }

  /// - Throws: ``ErrorKind/notFound`` for an id that no layer has.
  static func numbers(
    of wanted: [LayerVisibility], among all: [Layer]
  ) throws(RPCError) -> [(number: Int, LayerVisibility)] {
    let byID = Dictionary(all.map { ($0.id, $0.number) }, uniquingKeysWith: { first, _ in first })
    return try wanted.map { one throws(RPCError) in
      guard let number = byID[one.id] ?? nil else {
        throw RPCError(
          .notFound, "There is no layer \(one.id): list them with layers/list.",
          data: [.init("what", .string("layer"))])
      }
      return (number, one)
    }
  }
}

extension LayerVisibility {
  /// `nil` for a label.
  init?(_ layer: Layer) {
    guard let id = layer.id else { return nil }
    self.init(id: id, visible: layer.isVisible)
  }
}
