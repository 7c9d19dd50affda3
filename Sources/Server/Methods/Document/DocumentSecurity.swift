// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

extension Security.Method: WireEnum {
  public static let name = "SecurityMethod"
}

enum DocumentSecurity: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "document/security"
  static let effect = Effect.reads
  static let summary = """
    Returns how a document is protected. Use `encrypt` of `document/save` to set, change or remove \
    passwords.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Result: WrittenRecord {
    static let name = "DocumentSecurity"
    var method = Security.Method.none
    var keyLength: Int?
    var needsPassword = false
    var attachmentsOnly: Bool?
    var metadataIsEncrypted = false
    var owner = false
    var permissions = Permissions()

    static let fields: [Field<Self>] = [
      .required("method", \.method, "The encryption method."),
      .optional("keyLength", \.keyLength, "The key length in bits."),
      .required(
        "needsPassword", \.needsPassword,
        "Whether opening the document requires a password."),
      .optional(
        "attachmentsOnly", \.attachmentsOnly,
        """
        `true` if only the attachments are encrypted: `attachments/extract` takes their password.
        """),
      .required(
        "metadataIsEncrypted", \.metadataIsEncrypted,
        "Whether the metadata is encrypted too."),
      .required(
        "owner", \.owner,
        "Whether the document was opened with owner rights, which allow everything."),
      .required("permissions", \.permissions, "The permissions of everyone except the owner."),
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    return try engine { () throws(EngineError) in
      var security = try open.document.security
      if let now = open.editor.encryption.security { security = now }
      var result = Result()
      result.method = security.method
      result.keyLength = security.keyLength > 0 ? security.keyLength : nil
      result.needsPassword = security.needsPassword
      result.attachmentsOnly = security.isOfAttachmentsAlone.ifTrue
      result.metadataIsEncrypted = security.metadataIsEncrypted
      // Only the owner can have changed the encryption.
      let isOwner = open.document.opening.isOwner || open.editor.encryption != .kept
      result.owner = security.method == .none || isOwner
      result.permissions = security.permissions
      return result
    }
  }
}
