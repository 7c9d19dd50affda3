// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import JSON
import JSONRPC
import Members
import Workspace

enum SignaturesPlace: PromptMethod {
  static let name = "signatures/place"
  static let effect = Effect.changes
  static let summary = """
    Places a handwritten signature, which is not a digital signature. It is a stamp of at most 200 \
    points each way around a point of a page, or in a signature field. The field shows the \
    signature, or is hidden under a stamp until the stamp is deleted.
    """
  static let errors: [ErrorKind] = .committing + [.cannotOpen, .limitExceeded]

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var pageIndex: Int?
    var point: Point?
    var field: String?
    var fieldMode = SignatureFieldMode.appearance
    var source: WireHandSignature?
    var store = false
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("source", into: \.source, "The signature."),
      .optional("pageIndex", \.pageIndex, "The page, from 0, for a stamp.", in: 0...),
      .optional("point", \.point, "The centre of the stamp, in page space."),
      .optional(
        "field", \.field,
        "The signature field, by annotation id or name, instead of a page and point."),
      .defaulted("fieldMode", \.fieldMode, "How the field is signed."),
      .defaulted("store", \.store, "Whether to save the signature for the user."),
    ]
  }

  struct Result: WrittenRecord {
    @Indirect var annotation: WireAnnotation?
    var field: String?
    var saved: String?
    var revision = 0
    static let fields: [Field<Self>] = [
      .optional("annotation", \.annotation, "The stamp, if there is one."),
      .optional("field", \.field, "The name of the signed field."),
      .optional("saved", \.saved, "The id of the saved signature."),
      .revision(\.revision),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    guard let source = params.source else { throw RPCError.noSource }
    let signature = try source.signature("params.source", call)
    let placed = try place(signature, params, view)
    var result = Result(field: placed.field, revision: view.owner.editor.revision)
    if let annotation = placed.annotation {
      result.annotation = try engine(view.document.wireAnnotation(annotation.id))
    }
    if params.store || source.isKept { result.saved = try call.keep(signature, name: nil).id }
    return result
  }

  private static func place(
    _ signature: HandSignature, _ params: Params, _ view: OpenView
  ) throws(RPCError) -> PlacedSignature {
    switch (params.field, params.pageIndex, params.point) {
    case (let field?, nil, nil):
      let widget = try engine(view.document.signatureField(field))
      return try tooling(
        under: "params.source", view.place(signature, in: widget, params.fieldMode))
    case (nil, let page?, let point?):
      return try tooling(
        under: "params.source", view.place(signature, at: point, onPage: page))
    default:
      throw RPCError(
        WireError(path: "params", message: "Give either a field, or a page and a point."))
    }
  }
}

extension Document {
  /// The first widget of a signature field. `name` is an annotation id or a field name.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  fileprivate func signatureField(_ name: String) throws(EngineError) -> Widget {
    for index in 0..<(try pageCount) {
      for annotation in try annotations(onPage: index) where annotation.type == .widget {
        guard let widget = try page(index).widget(annotation.id), widget.field.kind == .signature
        else { continue }
        if annotation.id == name || widget.field.name == name { return widget }
      }
    }
    throw .notFound(what: "field", "There is no signature field \(name).")
  }
}
