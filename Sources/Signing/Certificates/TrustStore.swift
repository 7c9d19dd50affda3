// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL
import Engine

/// Checks whether a certificate can be trusted for a use. It must lead to a trusted certificate, and
/// its use must be allowed.
final class TrustStore {
  /// The purpose of a signature.
  enum Purpose {
    case signing
    /// A time stamp (RFC 3161, 2.3).
    case timeStamping
  }

  let algorithms: AlgorithmPolicy
  private let store: Handle?
  /// Whether no trusted certificates were given.
  let isEmpty: Bool
  private let usages: Set<String>

  /// - Throws: ``SigningError/unusable(member:_:)`` if a file holds no certificate, or a usage is
  ///   unknown.
  init(_ trust: Trust) throws(SigningError) {
    store = Handle(X509_STORE_new()) { X509_STORE_free($0) }
    isEmpty = trust.roots.isEmpty && !trust.system
    algorithms = trust.algorithms
    usages = try trust.usageIdentifiers()
    for path in trust.roots {
      let certificates = try TrustStore.certificates(in: path)
      guard !certificates.isEmpty else {
        throw .unusable(member: "trust", "\(path) holds no certificate: give a file in PEM or DER.")
      }
      for certificate in certificates { X509_STORE_add_cert(store?.raw, certificate.raw) }
    }
    if trust.system { X509_STORE_set_default_paths(store?.raw) }
  }

  /// - Parameters:
  ///   - others: possible intermediate certificates.
  ///   - time: when all certificates of the chain must have been valid, in seconds since 1970.
  func judge(
    _ certificate: Certificate, _ others: [Certificate], for purpose: Purpose, at time: Int64
  ) -> TrustedChain {
    guard !isEmpty else {
      return .refused(.noRoots, "No trusted certificates were given: give trust.")
    }
    defer { ERR_clear_error() }
    guard let store, let stack = Handle(co_new_certificates(), { co_free_certificates($0) }),
      let state = Handle(X509_STORE_CTX_new(), { X509_STORE_CTX_free($0) })
    else { return .refused(.notTrusted, "There is not enough memory for the check.") }
    for other in others.prefix(TrustStore.mostOthers) {
      _ = co_push_certificate(stack.raw, other.raw)
    }
    guard X509_STORE_CTX_init(state.raw, store.raw, certificate.raw, stack.raw) == 1 else {
      return .refused(.notTrusted, "The certificate cannot be checked.")
    }
    let settings = X509_STORE_CTX_get0_param(state.raw)
    X509_VERIFY_PARAM_set_time(settings, Int(clamping: time))
    X509_VERIFY_PARAM_set_flags(settings, UInt(X509_V_FLAG_PARTIAL_CHAIN))
    if purpose == .timeStamping {
      X509_VERIFY_PARAM_set_purpose(settings, X509_PURPOSE_TIMESTAMP_SIGN)
    }
    let isTrusted = X509_verify_cert(state.raw) == 1
    let chain = TrustStore.chain(of: state.raw)
    guard isTrusted else { return .failed(X509_STORE_CTX_get_error(state.raw), chain) }
    return TrustedChain(chain, usageProblem(of: chain, purpose))
  }

  /// Why a valid chain does not serve the purpose; `nil` if it does.
  private func usageProblem(of chain: [Certificate], _ purpose: Purpose) -> SignatureReason? {
    guard let signer = chain.first else { return nil }
    let name = signer.facts.name
    let wanted = purpose == .signing ? usages : [CertificateUsage.timeStamping]
    guard !chain.contains(where: \.isMalformed) else {
      return .init(
        .notForSigning, "The certificate of \(name) has contradictory or unreadable extensions.")
    }
    guard signer.facts.maySign else {
      return .init(.notForSigning, "The certificate of \(name) is not meant for signing.")
    }
    guard signer.isFor(wanted) else {
      let usages = signer.extendedUsages.map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") }
      return .init(
        .notForSigning,
        "The certificate of \(name) is not meant for signing documents, but for "
          + "\(usages ?? "anything, which is not accepted").")
    }
    let authority = chain.dropFirst().first { !$0.mayIssue(for: wanted) }
    return authority.map {
      .init(.notForSigning, "\($0.facts.name) must not issue certificates for this use.")
    }
  }

  private static func chain(of state: OpaquePointer) -> [Certificate] {
    let stack = X509_STORE_CTX_get1_chain(state)
    defer { co_free_certificates(stack) }
    return (0..<co_count_certificates(stack)).compactMap { index in
      co_certificate(stack, index).map(Certificate.init(sharing:))
    }
  }

  /// The most certificates from a file that are considered.
  private static let mostOthers = 500

  private static func certificates(in path: String) throws(SigningError) -> [Certificate] {
    let bytes = try engine(FileBytes.whole(path, limit: 16 << 20))
    guard let bytes else {
      throw .unusable(member: "trust", "\(path) is too large for a certificate file.")
    }
    defer { ERR_clear_error() }
    if let one = Certificate(der: bytes) { return [one] }
    return bytes.withUnsafeBytes { buffer in
      var found: [Certificate] = []
      guard
        let memory = Handle(
          BIO_new_mem_buf(buffer.baseAddress, Int32(clamping: buffer.count)), { BIO_free($0) })
      else { return [] }
      while let raw = PEM_read_bio_X509(memory.raw, nil, nil, nil) {
        found.append(Certificate(owning: raw))
      }
      return found
    }
  }
}

/// A certificate with its chain of issuers. It also says whether the chain can be trusted.
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
