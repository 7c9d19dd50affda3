// SPDX-License-Identifier: AGPL-3.0-or-later

/// Revocation data of a file in DER, not yet read or verified.
struct RevocationEvidence {
  /// Responses, complete or without their envelope (`BasicOCSPResponse`).
  var ocsps: [[UInt8]] = []
  var crls: [[UInt8]] = []

  init(ocsps: [[UInt8]] = [], crls: [[UInt8]] = []) { (self.ocsps, self.crls) = (ocsps, crls) }

  /// Reads the value of an attribute: `RevocationInfoArchival` (ISO 32000-2, 12.8.3.3.2), with CRLs
  /// before OCSP responses, or `RevocationValues` (RFC 5126, 6.3.4), with the same layout.
  init(attribute bytes: [UInt8]) {
    for part in DERElement(bytes[...])?.children ?? [] {
      let values = part.children.first?.children.map { Array($0.bytes) } ?? []
      switch part.tag {
      case 0xA0: crls += values
      case 0xA1: ocsps += values
      default: continue
      }
    }
  }

  static func + (a: RevocationEvidence, b: RevocationEvidence) -> RevocationEvidence {
    RevocationEvidence(ocsps: a.ocsps + b.ocsps, crls: a.crls + b.crls)
  }

  /// Reads all the evidence; unreadable parts are left out.
  var sources: [any RevocationSource] {
    ocsps.compactMap(OCSPAnswer.init(der:)) + crls.compactMap(RevocationList.init(der:))
  }
}

/// A source of statements about certificates.
protocol RevocationSource {
  /// The statement about a certificate, from an author entitled to make it. `nil` if there is none.
  ///
  /// - Parameter responders: certificates that the author may have, beside those in the source.
  func statement(
    on certificate: Certificate, by issuer: Certificate, among responders: [Certificate]
  ) -> RevocationStatement?
}

/// An authority's statement about a certificate. Times are seconds since 1970.
struct RevocationStatement: Hashable {
  enum Status: Hashable {
    case good
    case revoked(Int64, RevocationReason)
  }

  var status: Status
  var thisUpdate: Int64
  var nextUpdate: Int64?
  /// The weakness of the statement's signature.
  var weakness: WeakAlgorithm?
}

/// Why a certificate was revoked (RFC 5280, 5.3.1).
public enum RevocationReason: String, CaseIterable, Sendable {
  case unspecified, keyCompromise, caCompromise, affiliationChanged, superseded
  case cessationOfOperation, certificateHold, removeFromCRL, privilegeWithdrawn, aaCompromise

  /// - Parameter code: the number of the reason there; 7 is unused.
  init(code: Int) {
    let all: [Int: RevocationReason] = [
      1: .keyCompromise, 2: .caCompromise, 3: .affiliationChanged, 4: .superseded,
      5: .cessationOfOperation, 6: .certificateHold, 8: .removeFromCRL, 9: .privilegeWithdrawn,
      10: .aaCompromise,
    ]
    self = all[code] ?? .unspecified
  }
}
