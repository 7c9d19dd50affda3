// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum SignaturesClear: PromptMethod {
  static let name = "signatures/clear"
  static let effect = Effect.deletes
  static let summary = """
    Clears a signature field, as one step. Removes its handwritten or, if requested, digital \
    signature.
    """
  static let errors: [ErrorKind] = .changing + [.notFound]

  struct Params: DocumentParams {
    var documentId = ""
    var field = ""
    var deleteSignature = false
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("field", \.field, "The full name of the field."),
      .defaulted(
        "deleteSignature", \.deleteSignature,
        "Whether to delete a digital signature too; without it, a signed field is refused."),
    ]
  }

  struct Result: WrittenRecord {
    var revision = 0
    static let fields: [Field<Self>] = [.revision(\.revision)]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let fields = try engine(open.document.signatureFields)
    let field = fields.first { $0.name == params.field }
    let isSigned = field?.signature != nil
    guard !isSigned || params.deleteSignature else {
      throw RPCError(
        .notPermitted,
        "The field \(params.field) holds a digital signature: set deleteSignature to delete it.",
        data: [.init("by", .string("signature"))])
    }
    if let field, !isSigned, try !engine(field.isSignedByHand(in: open.document)) {
      return Result(revision: open.editor.revision)
    }
    let change = try editing(open.editor.perform(ClearSignature(params.field), cause: .api))
    return Result(revision: change.revision)
  }
}
