// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum EncryptMethod: String, WireEnum { case aes256, none }

/// The wire form of the encryption of a saved file.
struct WireEncryption: Record {
  static let name = "Encrypt"
  static let summary = """
    The encryption of a saved file: AES-256 or none. Passwords are kept only in memory.
    """

  var method = EncryptMethod.aes256
  var userPassword = ""
  var ownerPassword: String?
  var permissions = WireAllowedActions()

  static let fields: [Field<Self>] = [
    .defaulted(
      "method", \.method, "The method; `none`, without the other members, removes the passwords."),
    .defaulted(
      "userPassword", \.userPassword,
      "The password to open the file; if empty, everybody can open it."),
    .optional(
      "ownerPassword", \.ownerPassword,
      "The password that lifts all restrictions; by default the user password."),
    .defaulted("permissions", \.permissions, "The permissions for the user password."),
  ]

  func encryption() throws(RPCError) -> Encryption {
    guard method == .aes256 else {
      guard userPassword.isEmpty, ownerPassword?.isEmpty != false,
        permissions.value == Permissions()
      else {
        throw RPCError(
          WireError(
            path: "params.encrypt",
            message: "A file without encryption has no passwords and permissions: leave them out, "
              + "or give another method."))
      }
      return .removed
    }
    guard var passwords = Encryption.Passwords(user: userPassword, owner: ownerPassword) else {
      throw RPCError(
        WireError(
          path: "params.encrypt",
          message: """
            Give a password that is not empty; a password can have at most \
            \(Encryption.Passwords.longest) bytes.
            """))
    }
    passwords.permissions = permissions.value
    return .aes256(passwords)
  }
}

/// The permissions of a file: everything is allowed unless it is set to `false`.
struct WireAllowedActions: Record {
  static let name = "Allowed"
  static let summary =
    "The permissions of a file; everything is allowed unless forbidden here."
  var value = Permissions()

  static let fields: [Field<Self>] = [
    .defaulted("print", \.value.print, "Whether printing is allowed."),
    .defaulted(
      "modify", \.value.modify, "Whether changing page contents is allowed; includes `assemble`."),
    .defaulted("copy", \.value.copy, "Whether copying text and images is allowed."),
    .defaulted(
      "annotate", \.value.annotate,
      """
      Whether adding and changing annotations is allowed, with `modify` fields too; includes `fillForms`.
      """),
    .defaulted("fillForms", \.value.fillForms, "Whether filling in forms is allowed."),
    .defaulted(
      "assemble", \.value.assemble,
      "Whether inserting, deleting and rotating pages is allowed."),
  ]
}
