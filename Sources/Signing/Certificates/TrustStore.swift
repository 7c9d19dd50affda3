// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL
import Engine

/// What certificates are trusted.
public struct Trust: Hashable, Sendable {
  /// Files with certificates, PEM or DER, each of which is trusted with all below it.
  public var roots: [String]
  /// Whether those that the system trusts are.
  public var system: Bool

  public init(roots: [String] = [], system: Bool = false) {
    self.roots = roots
    self.system = system
  }
}

/// Finds out whether a certificate leads up to one that is trusted. Nothing is asked of the network:
/// that a certificate was revoked is not noticed.
final class TrustStore {
  private let store: Handle?
  private let isEmpty: Bool

  /// - Throws: ``SigningError/unusable(member:_:)`` of a file that holds no certificate.
  init(_ trust: Trust) throws(SigningError) {
    store = Handle(X509_STORE_new()) { X509_STORE_free($0) }
    isEmpty = trust.roots.isEmpty && !trust.system
    for path in trust.roots {
      let certificates = try TrustStore.certificates(in: path)
      guard !certificates.isEmpty else {
        throw .unusable(
          member: "trust", "\(path) holds no certificate: give a file in PEM or DER.")
      }
      for certificate in certificates { X509_STORE_add_cert(store?.raw, certificate.raw) }
    }
    if trust.system { X509_STORE_set_default_paths(store?.raw) }
  }

  /// - Parameter time: when it has to have been valid, in seconds since 1970.
  func verdict(
    of certificate: Certificate, _ others: [Certificate], at time: Int64
  ) -> (isTrusted: Bool, reason: String) {
    guard !isEmpty else {
      return (false, "It was not said which certificates to trust: give trust.")
    }
    defer { ERR_clear_error() }
    guard let store, let stack = Handle(co_new_certificates(), { co_free_certificates($0) }),
      let state = Handle(X509_STORE_CTX_new(), { X509_STORE_CTX_free($0) })
    else { return (false, "There is no memory for the check.") }
    for other in others { _ = co_push_certificate(stack.raw, other.raw) }
    guard X509_STORE_CTX_init(state.raw, store.raw, certificate.raw, stack.raw) == 1 else {
      return (false, "The certificate cannot be checked.")
    }
    let settings = X509_STORE_CTX_get0_param(state.raw)
    X509_VERIFY_PARAM_set_time(settings, Int(clamping: time))
    X509_VERIFY_PARAM_set_flags(settings, UInt(X509_V_FLAG_PARTIAL_CHAIN))
    if X509_verify_cert(state.raw) == 1 {
      return (true, "The certificate leads to one that is trusted.")
    }
    let why = X509_verify_cert_error_string(Int(X509_STORE_CTX_get_error(state.raw)))
    return (false, "It is not trusted: \(why.map { String(cString: $0) } ?? "no reason is known").")
  }

  private static func certificates(in path: String) throws(SigningError) -> [Certificate] {
    let bytes = try engine { () throws(EngineError) in
      try FileBytes.whole(path, limit: 16 << 20)
    }
    guard let bytes else {
      throw .unusable(member: "trust", "\(path) is too large for certificates.")
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
