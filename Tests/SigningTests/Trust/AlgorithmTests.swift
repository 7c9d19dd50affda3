// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Signing

/// Hashes and keys that are too weak, by when.
struct AlgorithmTests {
  @Test func theTableHasDates() throws {
    let policy = AlgorithmPolicy.standard
    for weakness in WeakAlgorithm.allCases {
      #expect(policy.refuses(weakness, at: try TrustBench.day(2014)), "\(weakness)")
    }
    #expect(try policy.refuses(.md5, at: TrustBench.day(2010)))
    #expect(try !policy.refuses(.md5, at: TrustBench.day(2008)))
    #expect(try policy.refuses(.rsaBelow1024, at: TrustBench.day(2001)))
    for weakness in [WeakAlgorithm.sha1, .rsaBelow2048, .dsaBelow2048, .ecBelow224] {
      #expect(try !policy.refuses(weakness, at: TrustBench.day(2013, 12, 31)), "\(weakness)")
    }
    #expect(policy.refuses(.unknownCurve, at: .min))
    #expect(AlgorithmPolicy(refusedFrom: [:]).refused(WeakAlgorithm.allCases, at: .max) == [])
  }

  @Test(
    arguments: [
      ("md5", WeakAlgorithm.md5), ("md4", .md5), ("sha1", .sha1), ("ripemd160", .sha1),
      ("sha224", nil), ("sha256", nil), ("sha3-256", nil), (nil, nil),
    ] as [(String?, WeakAlgorithm?)])
  func hashesAreKnown(digest: String?, weakness: WeakAlgorithm?) {
    #expect(WeakAlgorithm(digest: digest) == weakness)
  }

  @Test(
    arguments: [
      ("RSA 1024", [WeakAlgorithm.rsaBelow2048], nil), ("P-192", [.ecBelow224], nil),
      ("SHA-1", [], .sha1), ("none", [], nil),
    ] as [(String, [WeakAlgorithm], WeakAlgorithm?)])
  func certificatesAreLookedAt(
    name: String, key: [WeakAlgorithm], signature: WeakAlgorithm?
  ) throws {
    let certificate = try TrustBench.certificate(name, in: "signers.pem")
    #expect(certificate.weaknessesOfKey == key)
    #expect(certificate.weaknessOfSignature == signature)
    // One that is trusted for itself needs no signature.
    let isWeak = !key.isEmpty
    let day = try TrustBench.day(2026)
    #expect([certificate].weaknesses(at: day, .standard).isEmpty == !isWeak)
    let above = try TrustBench.certificates("root.pem")
    let count = ([certificate] + above).weaknesses(at: day, .standard).count
    #expect(count == (isWeak || signature != nil ? 1 : 0))
  }

  @Test(arguments: ["pkcs7-sha1", "x509-sha1"])
  func signaturesOfWeakHashesAreWorthNothing(name: String) throws {
    let bench = try SigningBench("signed/\(name).pdf")
    let report = try #require(try bench.open().reports().first)
    #expect(report.isIntact && report.isTrusted)
    #expect(report.verdict == .invalid)
    #expect(report.reasons.map(\.code) == [.weakAlgorithm])
    // Once they were good.
    let trust = Trust(roots: [SigningBench.root], algorithms: AlgorithmPolicy(refusedFrom: [:]))
    let document = try bench.open().document
    func verdict(_ trust: Trust, at time: Int64?) throws -> SignatureVerdict? {
      try Verifier(document, trust, at: time, now: SigningBench.now, isDirty: false)
        .reports().first?.verdict
    }
    #expect(try verdict(trust, at: nil) == .valid)
    #expect(try verdict(Trust(roots: [SigningBench.root]), at: TrustBench.day(2020)) == .invalid)
  }
}
