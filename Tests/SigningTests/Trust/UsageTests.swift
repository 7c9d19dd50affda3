// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Signing

/// What certificates may be used for, and what authorities may issue.
struct UsageTests {
  private func chain(
    _ name: String, in file: String = "signers.pem",
    _ trust: Trust = Trust(roots: [TrustBench.root]),
    for purpose: TrustStore.Purpose = .signing
  ) throws -> TrustedChain {
    let certificates = try TrustBench.certificates(file)
    let signer = try #require(certificates.first { $0.facts.name == name }, "\(name)")
    let others = certificates.filter { $0 !== signer }
    return try TrustStore(trust).judge(signer, others, for: purpose, at: TrustBench.day(2026))
  }

  @Test(
    arguments: [
      ("email", nil), ("document", nil), ("adobe", nil), ("microsoft", nil), ("any", nil),
      ("none", nil), ("server and email", nil), ("server", .notForSigning),
      ("code", .notForSigning), ("enciphers", .notForSigning), ("stamps", .notForSigning),
      ("unknown critical", .notTrusted),
    ] as [(String, SignatureFinding?)])
  func onlyCertificatesForDocumentsAreAccepted(name: String, problem: SignatureFinding?) throws {
    let chain = try chain(name)
    #expect(chain.problem?.code == problem)
    #expect(chain.certificates.count == 2)
  }

  @Test func whatIsAcceptedIsASetting() throws {
    func problem(_ name: String, _ usages: [String]) throws -> SignatureFinding? {
      try chain(name, Trust(roots: [TrustBench.root], usages: usages)).problem?.code
    }
    #expect(try problem("server", ["serverAuth"]) == nil)
    #expect(try problem("server", ["1.3.6.1.5.5.7.3.1"]) == nil)
    #expect(try problem("email", ["serverAuth"]) == .notForSigning)
    #expect(try problem("any", ["emailProtection"]) == .notForSigning)
    #expect(try problem("none", ["emailProtection"]) == .notForSigning)
    #expect(try problem("none", ["none"]) == nil)
    for wrong in ["serverauth", "1", "1..2", "1.x", "", "."] {
      #expect(throws: SigningError.self, "\(wrong)") { try problem("email", [wrong]) }
    }
  }

  /// A time stamp's authority may do nothing else, and its certificate has to insist on that.
  @Test(
    arguments: [
      ("stamps", nil), ("stamps, not critical", .notForSigning),
      ("stamps and email", .notForSigning),
      ("none", .notForSigning), ("any", .notForSigning), ("email", .notForSigning),
    ] as [(String, SignatureFinding?)])
  func onlyAuthoritiesForTimeStampsStamp(name: String, problem: SignatureFinding?) throws {
    #expect(try chain(name, for: .timeStamping).problem?.code == problem)
  }

  @Test(
    arguments: [
      ("below for email", nil, ""), ("below for servers", .notForSigning, "must not issue"),
      ("below not an authority", .notTrusted, "invalid CA"),
      ("below signs no certificates", .notTrusted, ""),
      ("below ends here", nil, ""), ("below too far", .notTrusted, "path length"),
      ("below for example.org", .notTrusted, "permitted subtree"),
    ] as [(String, SignatureFinding?, String)])
  func authoritiesKeepToWhatTheyMay(
    name: String, problem: SignatureFinding?, why: String
  ) throws {
    let chain = try chain(name, in: "authorities.pem")
    #expect(chain.problem?.code == problem)
    #expect(why.isEmpty || chain.problem?.message.contains(why) == true)
  }

  /// A certificate of a server signs, and is trusted as a server, and not as a signer.
  @Test func aServersCertificateSignsNothing() throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    let credentials = try TrustBench.credentials("server")
    try editor.sign(bench.file) { $0.credentials = credentials }
    let report = try #require(try editor.reports(trusting: [TrustBench.root]).first)
    #expect(report.isIntact && !report.isTrusted)
    #expect(report.verdict == .untrusted)
    #expect(report.reasons.map(\.code) == [.notForSigning])
    #expect(report.trustReason.contains("1.3.6.1.5.5.7.3.1"))
  }
}
