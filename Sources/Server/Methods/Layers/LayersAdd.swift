// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum LayersAdd: PromptMethod {
  typealias Result = LayerChanged

  static let name = "layers/add"
  static let effect = Effect.changes
  static let summary = """
    Adds a layer at the end of the list, as one step. Use `layers/assign` to put annotations on \
    it.
    """
  static let errors: [ErrorKind] = .changing

  struct Params: DocumentParams {
    var documentId = ""
    var title = ""
    var isVisibleAtFirst = true
    static let fields: [Field<Self>] = [
      .document(\.documentId), .layerTitle(\.title),
      .defaulted(
        "visibleAtFirst", \.isVisibleAtFirst,
        "Whether the layer is visible now, and when the document is opened."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    try checkLayerTitle(params.title)
    let known = Set(try engine(open.document.layers.all).map(\.id))
    let change = try editing(
      open.editor.perform(
        AddLayer(params.title, isVisibleAtFirst: params.isVisibleAtFirst), cause: .api))
    guard let new = try engine(open.document.layers.all).first(where: { !known.contains($0.id) })
    else { throw RPCError(.internalError, "The layer was added, but cannot be found.") }
    return Result(layer: new, revision: change.revision)
  }
}

struct LayerChanged: WrittenRecord {
  var layer: Layer
  var revision = 0
  static let fields: [Field<Self>] = [
    .required("layer", \.layer, "The layer after the change."),
    .revision(\.revision),
  ]
}

extension Field where R: DocumentParams {
  static func layerTitle(_ path: Path<String>) -> Field {
    .required("title", path, "The layer's title, not empty.")
  }

  static func layer(_ path: Path<String>) -> Field { .required("id", path, "The layer.") }
}

func checkLayerTitle(_ title: String) throws(RPCError) {
  guard title.isEmpty else { return }
  throw RPCError(WireError(path: "params.title", message: "Give the layer a title."))
}
