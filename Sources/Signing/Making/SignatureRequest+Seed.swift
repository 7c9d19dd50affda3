// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension SignatureRequest {
  /// Checks that the signature will be as its field demands.
  ///
  /// - Throws: ``SigningError/unusable(member:_:)`` with the member of the request that must change.
  func check(_ seed: SeedValue) throws(SigningError) {
    if let key = seed.others.first {
      throw .unusable(
        member: "field", "The field demands \(key) of its signature, which Recto cannot give it.")
    }
    guard seed.filter == nil || seed.filter == NewSignature.filter else {
      throw .unusable(
        member: "field", "The field demands the signature handler \(seed.filter ?? "").")
    }
    let formats = seed.subFilters?.map { name in
      SignatureFormat.allCases.first { $0.subFilter == name }?.rawValue ?? name
    }
    try require(format.rawValue, among: formats, "format")
    try require(
      digest.rawValue.uppercased(), among: seed.digests?.map { $0.uppercased() }, "digest")
    if seed.reasons == [] || seed.reasons == ["."] {
      guard reason == nil else {
        throw .unusable(member: "reason", "The field demands a signature without a reason.")
      }
    } else {
      try require(reason ?? "", among: seed.reasons, "reason")
    }
    if let level = seed.certification, level != certification?.level ?? 0 {
      let name = Certification(level: level)?.rawValue
      throw .unusable(
        member: "certification",
        name.map { "The field demands the certification \($0)." }
          ?? "The field demands a signature that does not certify.")
    }
    if let signers = seed.signers, !signers.contains(credentials.certificate.der) {
      throw .unusable(
        member: "certificate", "The field demands another signer: it names the certificates.")
    }
    let chain = [credentials.certificate] + credentials.chain
    if let issuers = seed.issuers?.compactMap(Certificate.init(der:)),
      !issuers.contains(where: { issuer in chain.contains { $0.isIssued(by: issuer) } })
    {
      throw .unusable(
        member: "certificate",
        "The field demands a certificate of another issuer: give one, with its authorities.")
    }
  }

  private func require(
    _ value: String, among allowed: [String]?, _ member: String
  ) throws(SigningError) {
    guard let allowed, !allowed.contains(value) else { return }
    throw .unusable(
      member: member,
      "The field demands another \(member): \(allowed.joined(separator: ", ")).")
  }
}
