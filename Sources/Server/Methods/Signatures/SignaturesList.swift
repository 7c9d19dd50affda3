// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum SignaturesList: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "signatures/list"
  static let effect = Effect.reads
  static let summary = """
    Lists a document's signature fields and the changes that they allow. Unsigned fields are \
    included.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Result: WrittenRecord {
    var signatures: [SignatureField] = []
    var permits: [SignedChange] = []
    static let fields: [Field<Self>] = [
      .required("signatures", \.signatures, "The signature fields, in the order of the form."),
      .required(
        "permits", \.permits,
        "The changes that the signatures allow; fields that they lock stay locked."),
    ]
  }

  /// A kind of change to a signed document.
  enum SignedChange: String, WireEnum {
    static let name = "Permitted"
    case formFilling, signatures, annotations, pages
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let fields = try engine(open.document.signatureFields)
    let rules = SignatureRules(fields)
    var permits: [SignedChange] = []
    if rules.allowsFormFilling { permits.append(.formFilling) }
    if rules.allowsSigning { permits.append(.signatures) }
    if rules.allowsAnnotations { permits.append(.annotations) }
    if rules.allowsOtherChanges, rules.count == 0 { permits.append(.pages) }
    return Result(signatures: fields, permits: permits)
  }
}
