// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// A certificate with those that vouch for it, and whether they can be trusted.
struct TrustedChain {
  /// The certificates from the signer's on; incomplete if the chain is not trusted.
  let certificates: [Certificate]
  /// Why it is not trusted; `nil`: it is.
  let problem: SignatureReason?

  var isTrusted: Bool { problem == nil }

  init(_ certificates: [Certificate], _ problem: SignatureReason?) {
    (self.certificates, self.problem) = (certificates, problem)
  }

  static func refused(_ code: SignatureFinding, _ why: String) -> TrustedChain {
    TrustedChain([], .init(code, why))
  }

  /// The result for OpenSSL's number of an error.
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
      chain, .init(code, "It is not trusted: \(why ?? "no reason is known")."))
  }
}
