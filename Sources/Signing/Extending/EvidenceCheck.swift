// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL
import Engine

/// Assigns a client's data to the signatures that need it. Data that no signature needs is refused.
struct EvidenceCheck {
  private let certificates: [Certificate]
  private let ocsps: [OCSPAnswer]
  private let crls: [RevocationList]
  private let request: ExtensionRequest

  /// - Throws: ``SigningError/unusable(member:_:)`` for unreadable data.
  init(_ request: ExtensionRequest) throws(SigningError) {
    self.request = request
    certificates = try EvidenceCheck.read(
      request.certificates, "certificates", "X.509 certificate", Certificate.init(der:))
    ocsps = try EvidenceCheck.read(
      request.ocsps, "ocsps", "successful OCSP response", OCSPAnswer.init(response:))
    crls = try EvidenceCheck.read(request.crls, "crls", "CRL", RevocationList.init(der:))
  }

  private static func read<Value>(
    _ all: [[UInt8]], _ member: String, _ name: String, _ read: ([UInt8]) -> Value?
  ) throws(SigningError) -> [Value] {
    var values: [Value] = []
    for (index, bytes) in all.enumerated() {
      // Trailing bytes would be written with the value.
      guard DERElement(bytes[...])?.bytes.count == bytes.count, let value = read(bytes) else {
        throw .unusable(member: "\(member)[\(index)]", "This is not a DER-encoded \(name).")
      }
      values.append(value)
    }
    return values
  }

  /// - Parameter signatures: the certificates in each signature, by the hash that identifies it.
  /// - Throws: ``SigningError/unusable(member:_:)`` for data that none of the signatures needs.
  func addition(
    for signatures: [String: [Certificate]]
  ) throws(SigningError) -> SecurityStoreAddition {
    var addition = SecurityStoreAddition()
    addition.store.certificates = request.certificates
    (addition.store.ocsps, addition.store.crls) = (request.ocsps, request.crls)
    var used = (certificates: Set<Int>(), ocsps: Set<Int>(), crls: Set<Int>())
    for (key, own) in signatures {
      let chain = relatives(of: own)
      let all = own + chain.map { certificates[$0] }
      let ocsps = ocsps.indices.filter { isAbout(all, self.ocsps[$0]) }
      let crls = crls.indices.filter { isAbout(all, self.crls[$0]) }
      used.certificates.formUnion(chain)
      used.ocsps.formUnion(ocsps)
      used.crls.formUnion(crls)
      var store = SecurityStore()
      store.certificates = chain.map { request.certificates[$0] }
      store.ocsps = ocsps.map { request.ocsps[$0] }
      store.crls = crls.map { request.crls[$0] }
      addition.validations[key] = store
    }
    try requireAll(certificates.indices, used.certificates, "certificates", "certificate")
    try requireAll(ocsps.indices, used.ocsps, "ocsps", "OCSP response")
    try requireAll(crls.indices, used.crls, "crls", "CRL")
    return addition
  }

  private func requireAll(
    _ indices: Range<Int>, _ used: Set<Int>, _ member: String, _ name: String
  ) throws(SigningError) {
    guard let index = indices.first(where: { !used.contains($0) }) else { return }
    throw .unusable(
      member: "\(member)[\(index)]",
      "This \(name) does not belong to the signers' certificates, or their issuer did not sign it: leave it "
        + "out, or also give the certificates in between.")
  }

  /// The indices of certificates that are related to these. A certificate is related if it is equal to
  /// one of these, issued one of them, or answers (OCSP) for an issuer, directly or through others.
  private func relatives(of own: [Certificate]) -> [Int] {
    var (all, found) = (own, Set<Int>())
    var isDone = false
    while !isDone {
      let more = certificates.indices.filter { index in
        !found.contains(index)
          && all.contains { certificates[index].isRelative(of: $0) }
      }
      found.formUnion(more)
      all += more.map { certificates[$0] }
      isDone = more.isEmpty
    }
    return found.sorted()
  }

  private func isAbout(_ all: [Certificate], _ source: any RevocationSource) -> Bool {
    all.contains { certificate in
      all.contains { issuer in
        source.statement(on: certificate, by: issuer, among: certificates) != nil
      }
    }
  }
}

extension Certificate {
  fileprivate func isRelative(of other: Certificate) -> Bool {
    defer { ERR_clear_error() }
    if X509_cmp(raw, other.raw) == 0 || other.isIssued(by: self) { return true }
    return extendedUsages?.contains(CertificateUsage.ocspSigning) == true && isIssued(by: other)
  }
}
