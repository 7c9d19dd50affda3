// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL

/// A certificate revocation list of an authority (RFC 5280, 5).
final class RevocationList: RevocationSource {
  private let list: Handle

  init?(der: [UInt8]) {
    guard let list = Handle(OpenSSL.parse(der) { d2i_X509_CRL(nil, $0, $1) }, X509_CRL_free)
    else { return nil }
    self.list = list
  }

  func statement(
    on certificate: Certificate, by issuer: Certificate, among responders: [Certificate]
  ) -> RevocationStatement? {
    defer { ERR_clear_error() }
    guard isSigned(by: issuer), isAbout(certificate),
      let thisUpdate = CertificateTime.seconds(X509_CRL_get0_lastUpdate(list.raw))
    else { return nil }
    var statement = RevocationStatement(
      status: .good, thisUpdate: thisUpdate,
      nextUpdate: CertificateTime.seconds(X509_CRL_get0_nextUpdate(list.raw)),
      weakness: OpenSSL.weakness(ofSignature: X509_CRL_get_signature_nid(list.raw)))
    var entry: OpaquePointer?
    let found = X509_CRL_get0_by_cert(list.raw, &entry, certificate.raw)
    guard found == 1, let entry else { return statement }
    guard let time = CertificateTime.seconds(X509_REVOKED_get0_revocationDate(entry)) else {
      return nil
    }
    statement.status = .revoked(time, reason(of: entry))
    return statement
  }

  private func isSigned(by issuer: Certificate) -> Bool {
    X509_NAME_cmp(X509_CRL_get_issuer(list.raw), X509_get_subject_name(issuer.raw)) == 0
      && X509_get_key_usage(issuer.raw) & UInt32(KU_CRL_SIGN) != 0
      && X509_CRL_verify(list.raw, X509_get0_pubkey(issuer.raw)) == 1
  }

  /// Whether the list would contain the certificate if it were revoked. Excludes delta lists, and lists
  /// for other kinds of certificates, for certain reasons or for another distribution point.
  private func isAbout(_ certificate: Certificate) -> Bool {
    guard !hasUnknownCriticalExtension, !has(NID_delta_crl) else { return false }
    guard has(NID_issuing_distribution_point) else { return true }
    guard let bytes = X509_CRL_get_ext_d2i(list.raw, NID_issuing_distribution_point, nil, nil)
    else { return false }
    let place = bytes.assumingMemoryBound(to: ISSUING_DIST_POINT.self)
    defer { ISSUING_DIST_POINT_free(place) }
    let scope = place.pointee
    let isAuthority = X509_check_ca(certificate.raw) > 0
    guard scope.indirectCRL <= 0, scope.onlyattr <= 0, scope.onlysomereasons == nil,
      scope.onlyuser <= 0 || !isAuthority, scope.onlyCA <= 0 || isAuthority
    else { return false }
    return scope.distpoint.map { co_is_listed_at(certificate.raw, $0) != 0 } ?? true
  }

  private func has(_ extensionKind: Int32) -> Bool {
    X509_CRL_get_ext_by_NID(list.raw, extensionKind, -1) >= 0
  }

  private var hasUnknownCriticalExtension: Bool {
    var index = X509_CRL_get_ext_by_critical(list.raw, 1, -1)
    while index >= 0 {
      let object = X509_EXTENSION_get_object(X509_CRL_get_ext(list.raw, index))
      if OBJ_obj2nid(object) != NID_issuing_distribution_point { return true }
      index = X509_CRL_get_ext_by_critical(list.raw, 1, index)
    }
    return false
  }

  private func reason(of entry: OpaquePointer) -> RevocationReason {
    guard let value = X509_REVOKED_get_ext_d2i(entry, NID_crl_reason, nil, nil) else {
      return .unspecified
    }
    let code = value.assumingMemoryBound(to: ASN1_ENUMERATED.self)
    defer { ASN1_ENUMERATED_free(code) }
    return RevocationReason(code: ASN1_ENUMERATED_get(code))
  }
}
