// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Signing

extension SignatureVerdict: WireEnum {
  public static let name = "SignatureVerdict"
}

extension SignatureFinding: WireEnum {}
extension RevocationReason: WireEnum {}

extension RevocationReport.Status: WireEnum {
  public static let name = "RevocationStatus"
}

extension SignatureReason: WrittenRecord {
  public static let summary = "A finding against a signature."

  public static let fields: [Field<Self>] = [
    .required("code", \.code, "The kind of finding."),
    .required("message", \.message.shownLine, "A sentence for people."),
  ]
}

extension RevocationReport: WrittenRecord {
  public static let name = "Revocation"
  public static let summary =
    "The revocation state of the signer's certificate chain, from the file's data."

  public static let fields: [Field<Self>] = [
    .required(
      "status", \.status,
      """
      The state. `good`: the file proves for each certificate that it was not revoked by then. \
      `unknown`: the file does not prove it, or there is no trusted chain.
      """),
    .required(
      "offline", \.isOffline,
      "Whether the file has no revocation data, so that only the network could answer."),
    .optional(
      "time", \.revoked?.time.timestamp,
      "The time of a revocation, before or after the time of interest."),
    .optional("reason", \.revoked?.reason, "The reason from the issuer (RFC 5280, 5.3.1)."),
    .optional(
      "certificate", \.certificate.shownLine,
      "The subject of the certificate that the state is about."),
  ]
}
