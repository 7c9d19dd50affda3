// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// The uses of a certificate (RFC 5280, 4.2.1.12). They are object identifiers, and names for these.
public enum CertificateUsage {
  /// Stands for certificates without stated uses.
  public static let none = "none"
  static let any = "2.5.29.37.0"
  static let ocspSigning = "1.3.6.1.5.5.7.3.9"
  static let timeStamping = "1.3.6.1.5.5.7.3.8"

  /// The names that can replace object identifiers.
  public static let names: KeyValuePairs = [
    "emailProtection": "1.3.6.1.5.5.7.3.4", "documentSigning": "1.3.6.1.5.5.7.3.36",
    "adobeDocumentSigning": "1.2.840.113583.1.1.5",
    "microsoftDocumentSigning": "1.3.6.1.4.1.311.10.3.12", "anyExtendedKeyUsage": any,
    "serverAuth": "1.3.6.1.5.5.7.3.1", "clientAuth": "1.3.6.1.5.5.7.3.2",
    "codeSigning": "1.3.6.1.5.5.7.3.3", "timeStamping": timeStamping,
  ]

  /// The default uses that allow signing documents.
  public static let forDocuments = [
    "emailProtection", "documentSigning", "adobeDocumentSigning", "microsoftDocumentSigning",
    "anyExtendedKeyUsage", none,
  ]

  /// The object identifier for a usage's name or for itself; `nil` if the text is neither.
  static func identifier(_ text: String) -> String? {
    if text == none { return none }
    if let known = names.first(where: { $0.key == text }) { return known.value }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isOne =
      parts.count > 1 && text.utf8.count < 128
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
    return isOne ? text : nil
  }
}

extension Certificate {
  /// The object identifiers of its allowed uses; `nil` if it states none. An unreadable extension allows
  /// nothing.
  var extendedUsages: [String]? {
    guard X509_get_ext_by_NID(raw, NID_ext_key_usage, -1) >= 0 else { return nil }
    defer { ERR_clear_error() }
    guard let list = X509_get_ext_d2i(raw, NID_ext_key_usage, nil, nil).map(OpaquePointer.init)
    else { return [] }
    defer { co_free_objects(list) }
    return (0..<co_count_objects(list)).compactMap { OpenSSL.identifier(co_object(list, $0)) }
  }

  /// Whether it allows one of these uses.
  func isFor(_ accepted: Set<String>) -> Bool {
    guard let usages = extendedUsages else { return accepted.contains(CertificateUsage.none) }
    return !accepted.isDisjoint(with: usages)
  }

  /// Whether an authority may issue certificates for one of these uses.
  func mayIssue(for accepted: Set<String>) -> Bool {
    isFor(accepted.union([CertificateUsage.none, CertificateUsage.any]))
  }
}

extension OpenSSL {
  /// An object identifier in dotted digits.
  static func identifier(_ object: OpaquePointer?) -> String? {
    guard let object else { return nil }
    var text = [CChar](repeating: 0, count: 128)
    let count = OBJ_obj2txt(&text, Int32(text.count), object, 1)
    guard count > 0, count < Int32(text.count) else { return nil }
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }
}
