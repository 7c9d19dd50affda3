// SPDX-License-Identifier: AGPL-3.0-or-later

/// The supported formats of new signatures.
public enum SignatureFormat: String, CaseIterable, Sendable {
  /// The format that all viewers support.
  case pkcs7
  /// The format of PAdES (ETSI EN 319 142-1, level B-B).
  case cades

  /// The name in the document (ISO 32000-2, table 260).
  var subFilter: String {
    switch self {
    case .pkcs7: "adbe.pkcs7.detached"
    case .cades: "ETSI.CAdES.detached"
    }
  }
}
