// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Signing

/// Which certificates are trusted, through those between them and the trusted ones.
struct TrustTests {
  private func path(_ certificate: String) -> String {
    SigningBench.fixtures.appending(path: "certificates/\(certificate).pem").path
  }

  private func verdict(_ signer: String, trusting roots: [String]) throws -> SignatureReport {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file, with: signer)
    let report = try #require(try editor.reports(trusting: roots.map(path)).first)
    #expect(report.isIntact)
    return report
  }

  @Test(arguments: [
    // What is between is in the signature.
    ("below", ["top"], true), ("below", ["middle"], true), ("below", ["root"], false),
    // It is not.
    ("below-alone", ["top"], false), ("below-alone", ["middle"], true),
    ("below-alone", ["top", "middle"], true), ("below-alone", [], false),
    // A certificate that vouches for itself is trusted where it is itself named.
    ("alone", ["alone"], true), ("alone", ["top"], false), ("alone", [], false),
  ])
  func chainsLeadToWhatIsTrusted(signer: String, roots: [String], trusted: Bool) throws {
    let report = try verdict(signer, trusting: roots)
    #expect(report.isTrusted == trusted)
    #expect(report.trustReason.hasPrefix("The certificate leads") == trusted)
    #expect(report.certificate?.isSelfSigned == (signer == "alone"))
  }

  @Test func whatIsMissingIsSaid() throws {
    #expect(
      try verdict("below-alone", trusting: ["top"]).trustReason
        == "The certificate is not trusted: unable to get local issuer certificate.")
    #expect(
      try verdict("alone", trusting: ["top"]).trustReason.contains("self-signed certificate"))
    #expect(try verdict("alone", trusting: []).trustReason.contains("give trust"))
  }

  /// Where most systems keep them, one file each.
  static let system = (try? FileManager.default.contentsOfDirectory(atPath: "/etc/ssl/certs"))?
    .sorted().filter { $0.hasSuffix(".pem") }.map { "/etc/ssl/certs/" + $0 }

  @Test(.enabled(if: Self.system?.isEmpty == false, "the system trusts nobody"))
  func theSystemsRootsAreTrusted() throws {
    let path = try #require(Self.system?.first)
    let pem = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let lines = pem.split(separator: "\n").filter { !$0.hasPrefix("-") }
    let der = try #require(Data(base64Encoded: lines.joined()))
    let certificate = try #require(Certificate(der: Array(der)))
    let time = certificate.facts.notBefore
    func verdict(_ trust: Trust) throws -> Bool {
      // An authority's certificate signs no documents, but leads to one that is trusted.
      let chain = try TrustStore(trust).judge(certificate, [], for: .signing, at: time)
      return chain.isTrusted || chain.problem?.code == .notForSigning
    }
    #expect(try verdict(Trust(system: true)))
    #expect(try verdict(Trust(roots: [path])))
    #expect(try !verdict(Trust(roots: [SigningBench.root])))
    #expect(try !verdict(Trust()))
  }
}
