// SPDX-License-Identifier: AGPL-3.0-or-later

/// The protection of a document (ISO 32000-2, 7.6).
public struct Security: Hashable, Sendable {
  public enum Method: String, CaseIterable, Sendable {
    case none, rc4, aes128, aes256, unknown
  }

  public var method = Method.none
  /// The key length in bits.
  public var keyLength = 0
  /// Whether opening the document requires a password.
  public var needsPassword = false
  /// Whether only embedded files require a password.
  public var isOfAttachmentsAlone = false
  /// Whether the document's metadata is encrypted, too.
  public var metadataIsEncrypted = false
  /// The permissions of readers without the owner's password.
  public var permissions = Permissions()
}

extension Document {
  /// The protection of the file that the document was opened from.
  public var security: Security {
    get throws(EngineError) {
      var security = Security()
      guard let encrypt = try trailer?["Encrypt"] else { return security }
      let version = try encrypt["V"]?.integer ?? 0
      security.needsPassword = opening.needsPassword
      security.isOfAttachmentsAlone = try encryptsAttachmentsAlone
      let encryptsMetadata = try encrypt["EncryptMetadata"]?.boolean ?? true
      security.metadataIsEncrypted = encryptsMetadata && !security.isOfAttachmentsAlone
      security.permissions = Permissions(
        bits: try encrypt["P"]?.integer ?? -1, revision: try encrypt["R"]?.integer ?? 0)
      switch version {
      case 1: (security.method, security.keyLength) = (.rc4, 40)
      case 2, 3:
        (security.method, security.keyLength) = (.rc4, try encrypt["Length"]?.integer ?? 40)
      case 4, 5:
        let key = security.isOfAttachmentsAlone ? "EFF" : "StmF"
        let filter = try encrypt[key]?.name ?? "Identity"
        switch try encrypt["CF"]?[filter]?["CFM"]?.name {
        case "V2": (security.method, security.keyLength) = (.rc4, 128)
        case "AESV2": (security.method, security.keyLength) = (.aes128, 128)
        case "AESV3": (security.method, security.keyLength) = (.aes256, 256)
        default: security.method = .unknown
        }
      default: security.method = .unknown
      }
      return security
    }
  }
}

extension Encryption {
  /// The protection of a file written with this encryption; `nil`: the same as the document's.
  public var security: Security? {
    switch self {
    case .kept: return nil
    case .removed: return Security()
    case .aes256(let passwords):
      var security = Security()
      (security.method, security.keyLength) = (.aes256, 256)
      security.needsPassword = !passwords.user.isEmpty
      security.metadataIsEncrypted = true
      security.permissions = Permissions(bits: Int(passwords.permissions.bits), revision: 6)
      return security
    }
  }
}

extension Encryption {
  /// The password that opens the newly encrypted file with all permissions. The given `password` opened
  /// the old file.
  func password(before password: String?) -> String? {
    switch self {
    case .kept: password
    case .removed: nil
    case .aes256(let passwords): passwords.owner
    }
  }
}

extension Permissions {
  /// Reads the bits of ISO 32000-2, table 22. Annotating includes filling in forms, and modifying includes
  /// assembling; both have bits of their own from revision 3 of the security handler on.
  init(bits: Int, revision: Int) {
    let ownBits = revision >= 3 ? bits : 0
    print = bits & 4 != 0
    modify = bits & 8 != 0
    copy = bits & 16 != 0
    annotate = bits & 32 != 0
    fillForms = annotate || ownBits & 256 != 0
    assemble = modify || ownBits & 1024 != 0
  }

  /// The bits of ISO 32000-2, table 22, with its reserved bits set.
  var bits: Int32 {
    let all: [(isAllowed: Bool, bits: Int32)] = [
      // High-quality printing has its own bit.
      (print, 4 | 2048), (modify, 8), (copy, 16), (annotate, 32), (fillForms, 256),
      (assemble, 1024),
    ]
    return all.reduce(~0) { $1.isAllowed ? $0 : $0 & ~$1.bits }
  }
}
