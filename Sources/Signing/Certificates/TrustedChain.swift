// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// A certificate with its chain of issuers, and whether the chain can be trusted.
struct TrustedChain {
  /// The certificates, beginning with the signer's; incomplete if the chain is not trusted.
  let certificates: [Certificate]
  /// Why the chain is not trusted; `nil` if it is.
  let problem: SignatureReason?

  var isTrusted: Bool { problem == nil }

  init(_ certificates: [Certificate], _ problem: SignatureReason?) {
    (self.certificates, self.problem) = (certificates, problem)
  }

  static func refused(_ code: SignatureFinding, _ why: String) -> TrustedChain {
    TrustedChain([], .init(code, why))
  }

  /// The result for an OpenSSL error number.
  static func failed(_ error: Int32, _ chain: [Certificate]) -> TrustedChain {
    let code: SignatureFinding =
      switch error {
      case X509_V_ERR_CERT_HAS_EXPIRED: .expired
      case X509_V_ERR_CERT_NOT_YET_VALID: .notYetValid
      case X509_V_ERR_INVALID_PURPOSE: .notForSigning
      default: .notTrusted
      }
    let why = X509_verify_cert_error_string(Int(error)).map { String(cString: $0) }
    return TrustedChain(
      chain, .init(code, "The certificate is not trusted: \(why ?? "no reason is known")."))
  }
}
