// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum LayersRename: PromptMethod {
  typealias Result = LayerChanged

  static let name = "layers/rename"
  static let effect = Effect.changes
  static let summary = "Renames a layer, as one step."
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: DocumentParams {
    var documentId = ""
    var id = ""
    var title = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .layer(\.id), .layerTitle(\.title),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    try checkLayerTitle(params.title)
    let number = try engine(open.document.layers).number(of: params.id)
    let change = try editing(
      open.editor.perform(RenameLayer(number, to: params.title), cause: .api))
    let renamed = try engine(open.document.layers.all).first { $0.number == number }
    guard let renamed else {
      throw RPCError(.internalError, "The layer was renamed, but cannot be found.")
    }
    return Result(layer: renamed, revision: change.revision)
  }
}

extension LayerList {
  /// The object number of the layer with this id.
  ///
  /// - Throws: ``ErrorKind/notFound``.
  func number(of id: String) throws(RPCError) -> Int {
    if let number = all.first(where: { $0.id == id })?.number { return number }
    throw RPCError(
      .notFound, "There is no layer \(id): list them with layers/list.",
      data: [.init("what", .string("layer"))])
  }
}
