// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Signing

extension Verdict: WireEnum {
  public static let name = "SignatureVerdict"
}

extension SignatureFinding: WireEnum {}
extension RevocationReason: WireEnum {}

extension RevocationReport.Status: WireEnum {
  public static let name = "RevocationStatus"
}

/// The wire form of a finding about a signature.
struct WireSignatureReason: Record {
  static let name = "SignatureReason"
  static let summary = "A finding against a signature."
  var code = SignatureFinding.unreadable
  var message = ""

  init() {}

  init(_ reason: SignatureReason) { (code, message) = (reason.code, reason.message) }

  static let fields: [Field<Self>] = [
    .required("code", \.code, "The kind of finding."),
    .required("message", \.message.shownLine, "A sentence for people."),
  ]
}

/// The wire form of the revocation state of certificates.
struct WireRevocation: Record {
  static let name = "Revocation"
  static let summary = """
    The revocation state of the signer's certificate chain, from the data in the file.
    """
  var status = RevocationReport.Status.unknown
  var offline = true
  var time: Timestamp?
  var reason: RevocationReason?
  var certificate: String?

  init() {}

  init(_ report: RevocationReport) {
    (status, offline, certificate) = (report.status, report.isOffline, report.certificate)
    (time, reason) = (report.revoked.map { Timestamp($0.time) }, report.revoked?.reason)
  }

  static let fields: [Field<Self>] = [
    .required(
      "status", \.status,
      """
      The state. `good`: the file proves for each certificate that it was not revoked by then. \
      `unknown`: the file does not prove it, or there is no trusted chain.
      """),
    .required(
      "offline", \.offline,
      "Whether the file has no revocation data, so that only the network could answer."),
    .optional("time", \.time, "The time of a revocation, before or after the time of interest."),
    .optional("reason", \.reason, "The reason from the issuer (RFC 5280, 5.3.1)."),
    .optional(
      "certificate", \.certificate.shownLine,
      "The subject of the certificate that the state is about."),
  ]
}
