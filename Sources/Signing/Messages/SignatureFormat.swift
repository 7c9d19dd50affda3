// SPDX-License-Identifier: AGPL-3.0-or-later

/// The forms of signatures that can be made.
public enum SignatureFormat: String, CaseIterable, Sendable {
  /// As all viewers know it.
  case pkcs7
  /// As PAdES wants it (ETSI EN 319 142-1, level B-B).
  case cades

  /// The name in the document (ISO 32000-2, table 260).
  var subFilter: String {
    switch self {
    case .pkcs7: "adbe.pkcs7.detached"
    case .cades: "ETSI.CAdES.detached"
    }
  }
}
