// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// An OCSP response (RFC 6960).
final class OCSPAnswer: RevocationSource {
  private let answer: Handle

  /// Reads a response, complete or without its envelope; `nil` if it cannot be read or is an error.
  convenience init?(der: [UInt8]) {
    self.init(
      basic: OCSPAnswer.content(of: der) ?? OpenSSL.parse(der) { d2i_OCSP_BASICRESP(nil, $0, $1) })
  }

  /// Reads a complete response.
  convenience init?(response: [UInt8]) { self.init(basic: OCSPAnswer.content(of: response)) }

  private init?(basic: OpaquePointer?) {
    guard let answer = Handle(basic, OCSP_BASICRESP_free) else { return nil }
    self.answer = answer
  }

  private static func content(of response: [UInt8]) -> OpaquePointer? {
    defer { ERR_clear_error() }
    return Handle(
      OpenSSL.parse(response) { d2i_OCSP_RESPONSE(nil, $0, $1) }, OCSP_RESPONSE_free
    ).flatMap { OCSP_response_get1_basic($0.raw) }
  }

  func statement(
    on certificate: Certificate, by issuer: Certificate, among responders: [Certificate]
  ) -> RevocationStatement? {
    defer { ERR_clear_error() }
    guard let single = single(on: certificate, by: issuer) else { return nil }
    var reason: Int32 = -1
    var (revoked, this, next): (CertificateTime.Raw, CertificateTime.Raw, CertificateTime.Raw) = (
      nil, nil, nil
    )
    let status = OCSP_single_get0_status(single, &reason, &revoked, &this, &next)
    guard let thisUpdate = CertificateTime.seconds(this),
      ([issuer] + enclosed + responders).contains(where: {
        isSigned(by: $0, for: issuer, at: thisUpdate)
      })
    else { return nil }
    var statement = RevocationStatement(
      status: .good, thisUpdate: thisUpdate,
      nextUpdate: next.flatMap { CertificateTime.seconds($0) },
      weakness: weakness)
    switch status {
    case V_OCSP_CERTSTATUS_GOOD: return statement
    case V_OCSP_CERTSTATUS_REVOKED:
      guard let time = CertificateTime.seconds(revoked) else { return nil }
      statement.status = .revoked(time, RevocationReason(code: Int(reason)))
      return statement
    default: return nil
    }
  }

  /// The entry for a certificate, whatever hash identifies it.
  private func single(on certificate: Certificate, by issuer: Certificate) -> OpaquePointer? {
    for index in 0..<max(0, OCSP_resp_count(answer.raw)) {
      guard let single = OCSP_resp_get0(answer.raw, index),
        let id = OCSP_SINGLERESP_get0_id(single)
      else { continue }
      var algorithm: OpaquePointer?
      guard OCSP_id_get0_info(nil, &algorithm, nil, nil, id) == 1,
        let digest = EVP_get_digestbyname(OBJ_nid2sn(OBJ_obj2nid(algorithm))),
        let own = Handle(OCSP_cert_to_id(digest, certificate.raw, issuer.raw), OCSP_CERTID_free)
      else { continue }
      if OCSP_id_cmp(id, own.raw) == 0 { return single }
    }
    return nil
  }

  /// The certificates in the response.
  private var enclosed: [Certificate] {
    let stack = OCSP_resp_get0_certs(answer.raw)
    return (0..<co_count_certificates(stack)).compactMap { index in
      co_certificate(stack, index).map(Certificate.init(sharing:))
    }
  }

  /// Whether the owner of a certificate signed the answer with authority. The certificate must be the
  /// issuer's, or that of a responder that the issuer authorized (RFC 6960, 4.2.2.2).
  private func isSigned(
    by responder: Certificate, for issuer: Certificate, at time: Int64
  ) -> Bool {
    // One certificate at a time, because OpenSSL tries only the first with the responder's name.
    guard let known = Handle(co_new_certificates(), { co_free_certificates($0) }),
      co_push_certificate(known.raw, responder.raw) == 1
    else { return false }
    var found: OpaquePointer?
    guard OCSP_resp_get0_signer(answer.raw, &found, known.raw) == 1, let found,
      X509_cmp(found, responder.raw) == 0,
      OCSP_basic_verify(answer.raw, known.raw, nil, UInt(OCSP_NOVERIFY)) == 1
    else { return false }
    if X509_cmp(found, issuer.raw) == 0 { return true }
    let facts = responder.facts
    return responder.isIssued(by: issuer)
      && responder.extendedUsages?.contains(CertificateUsage.ocspSigning) == true
      && (facts.notBefore...max(facts.notBefore, facts.notAfter)).contains(time)
  }

  private var weakness: WeakAlgorithm? {
    var object: OpaquePointer?
    X509_ALGOR_get0(&object, nil, nil, OCSP_resp_get0_tbs_sigalg(answer.raw))
    return OpenSSL.weakness(ofSignature: OBJ_obj2nid(object))
  }
}

extension Certificate {
  /// Whether the issuer's key signed it.
  func isIssued(by issuer: Certificate) -> Bool {
    X509_NAME_cmp(X509_get_issuer_name(raw), X509_get_subject_name(issuer.raw)) == 0
      && X509_verify(raw, X509_get0_pubkey(issuer.raw)) == 1
  }
}
