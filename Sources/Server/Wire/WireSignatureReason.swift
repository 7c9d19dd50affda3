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

/// Something that was found about a signature, on the wire.
struct WireSignatureReason: Record {
  static let name = "SignatureReason"
  static let summary = "A finding against a signature."
  var code = SignatureFinding.unreadable
  var message = ""

  init() {}

  init(_ reason: SignatureReason) { (code, message) = (reason.code, reason.message) }

  static let fields: [Field<Self>] = [
    .required("code", \.code, "Its type."),
    .required("message", \.message.shownLine, "A sentence."),
  ]
}

/// The state of revocation of certificates, on the wire.
struct WireRevocation: Record {
  static let name = "Revocation"
  static let summary = """
    Whether a signer's certificate, or one that vouches for it, was revoked, as far as the file says.
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
      "`good`: the file proves for each certificate that it was not revoked by then; `unknown`: it "
        + "does not, or there is no trusted chain."),
    .required(
      "offline", \.offline, "Whether the file holds nothing on it: only the network could tell."),
    .optional("time", \.time, "When one was revoked, before the time in question or later."),
    .optional("reason", \.reason, "Why, as its issuer says (RFC 5280, 5.3.1)."),
    .optional("certificate", \.certificate.shownLine, "The owner of the certificate in question."),
  ]
}
