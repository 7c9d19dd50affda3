// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// The encryption of a file.
enum EncryptMethod: String, WireEnum { case aes256, none }

/// The wire form of the encryption of a saved file.
struct WireEncryption: Record {
  static let name = "Encrypt"
  static let summary = """
    How a saved file is encrypted: with AES-256, or not at all. Passwords are kept in memory alone.
    """

  var method = EncryptMethod.aes256
  var userPassword = ""
  var ownerPassword: String?
  var permissions = WireAllowedActions()

  static let fields: [Field<Self>] = [
    .defaulted("method", \.method, .aes256, "`none` takes the passwords away."),
    .defaulted(
      "userPassword", \.userPassword, "",
      "The password that opens the file; empty: everybody can open it."),
    .optional(
      "ownerPassword", \.ownerPassword,
      "The password that lifts all restrictions; the user's password unless given."),
    .defaulted(
      "permissions", \.permissions, WireAllowedActions(), "The permissions of the user's password."),
  ]

  func encryption() throws(RPCError) -> Encryption {
    guard method == .aes256 else { return .removed }
    guard var passwords = Encryption.Passwords(user: userPassword, owner: ownerPassword) else {
      throw RPCError(
        WireError(
          path: "params.encrypt",
          message: "Give a password that is not empty; none may have more than "
            + "\(Encryption.Passwords.longest) bytes."))
    }
    passwords.permissions = permissions.value
    return .aes256(passwords)
  }
}

/// The actions that a file allows; all are allowed unless one is forbidden.
struct WireAllowedActions: Record {
  static let name = "Allowed"
  static let summary =
    "The permissions of a file; everything is allowed unless it is forbidden here."
  var value = Permissions()

  static let fields: [Field<Self>] = [
    .defaulted("print", \.value.print, true, "Print it."),
    .defaulted("modify", \.value.modify, true, "Change what is on the pages."),
    .defaulted("copy", \.value.copy, true, "Copy text and pictures."),
    .defaulted("annotate", \.value.annotate, true, "Add and change annotations, fill in forms."),
    .defaulted("fillForms", \.value.fillForms, true, "Fill in forms."),
    .defaulted("assemble", \.value.assemble, true, "Insert, delete and rotate pages."),
  ]
}
