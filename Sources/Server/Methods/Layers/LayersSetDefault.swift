// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

enum LayersSetDefault: PromptMethod {
  static let name = "layers/setDefault"
  static let effect = Effect.changes
  static let summary = """
    Sets the layers visible when the document opens, as one step. Their current visibility does \
    not change.
    """
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: DocumentParams {
    var documentId = ""
    var layers: [LayerVisibility]?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("layers", \.layers, "The layers; by default all, with their current visibility."),
    ]
  }

  struct Result: WrittenRecord {
    var changed: [LayerVisibility] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("changed", \.changed, "The layers with a changed initial visibility."),
      .revision(\.revision),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let all = try engine(open.document.layers.all)
    let wanted: [Int: Bool]
    if let layers = params.layers {
      let numbers = try LayersSetVisible.numbers(of: layers, among: all)
      wanted = Dictionary(numbers.map { ($0, $1.visible) }, uniquingKeysWith: { $1 })
    } else {
      wanted = Dictionary(
        all.compactMap { layer in layer.number.map { ($0, layer.isVisible) } },
        uniquingKeysWith: { $1 })
    }
    let changed = all.filter { layer in
      layer.number.flatMap { wanted[$0] }.map { $0 != layer.isVisibleAtFirst } ?? false
    }
    guard !changed.isEmpty else { return Result(revision: open.editor.revision) }
    let (hidden, shown) = (
      changed.filter(\.isVisibleAtFirst), changed.filter { !$0.isVisibleAtFirst }
    )
    let change = try editing(
      open.editor.perform(
        SetDefaultLayers(shown: shown.compactMap(\.number), hidden: hidden.compactMap(\.number)),
        cause: .api))
    return Result(
      changed: changed.compactMap { layer in
        layer.id.map { LayerVisibility(id: $0, visible: !layer.isVisibleAtFirst) }
      }, revision: change.revision)
  }
}
