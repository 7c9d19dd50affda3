// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Signing

/// Which moment a certificate is looked at for. Bea Brief's expires at the end of 2027; her documents
/// were stamped in 2026.
struct TimeTests {
  private static let stampers = SigningBench.fixtures.appending(path: "certificates/top.pem").path

  private func reports(
    _ name: String, trusting roots: [String], now year: Int, at given: Int64? = nil
  ) throws -> [SignatureReport] {
    let document = try SigningBench("signed/\(name).pdf").open().document
    return try Verifier(
      document, Trust(roots: roots), at: given, now: TrustBench.day(year), isDirty: false
    ).reports()
  }

  @Test func theSignersWordIsNoTime() throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    let (then, now) = (try TrustBench.day(2026), try TrustBench.day(2030))
    let credentials = try TrustBench.credentials("brief")
    try editor.sign(bench.file) { ($0.credentials, $0.time) = (credentials, then) }
    func found(at given: Int64?) throws -> SignatureReport {
      let trust = Trust(roots: [TrustBench.root])
      let verifier = try Verifier(editor.document, trust, at: given, now: now, isDirty: false)
      return try #require(try verifier.reports().first)
    }
    let report = try found(at: nil)
    #expect(report.time == then)
    #expect(report.timeBasis == .current && report.checkedAt == now)
    #expect(report.isExpired && !report.isTrusted && report.isIntact)
    #expect(report.verdict == .untrusted)
    #expect(report.reasons.map(\.code) == [.expired])
    let given = try found(at: then)
    #expect(given.verdict == .valid)
    #expect(given.timeBasis == .given && !given.isExpired)
  }

  @Test(arguments: ["brief-stamped", "brief-timestamp"])
  func aTrustedStampProvesWhenItWasThere(name: String) throws {
    let report = try #require(
      try reports(name, trusting: [TrustBench.root, Self.stampers], now: 2030).first)
    #expect(report.verdict == .valid)
    #expect(report.timeBasis == .timestamp)
    #expect(!report.isExpired)
    #expect(try report.checkedAt < TrustBench.day(2027))
    #expect(report.reasons == [])
  }

  @Test(arguments: ["brief-stamped", "brief-timestamp"])
  func aStampThatNobodyTrustsProvesNothing(name: String) throws {
    let report = try #require(try reports(name, trusting: [TrustBench.root], now: 2030).first)
    #expect(report.verdict == .untrusted)
    #expect(report.timeBasis == .current)
    #expect(try report.checkedAt == TrustBench.day(2030))
    #expect(report.isExpired)
    #expect(report.reasons.first?.code == .expired)
    // While the certificate is good, nothing needs to be proven.
    let early = try #require(try reports(name, trusting: [TrustBench.root], now: 2027).first)
    #expect(early.verdict == .valid)
    #expect(early.timeBasis == .current)
  }

  /// The authority's certificate expires at the end of 2049.
  @Test func anExpiredStampProvesNothing() throws {
    let roots = [TrustBench.root, Self.stampers]
    let reports = try reports("brief-timestamp", trusting: roots, now: 2050)
    #expect(reports.map(\.verdict) == [.untrusted, .untrusted])
    #expect(reports.map(\.timeBasis) == [.current, .current])
  }

  @Test func aGivenMomentIsTheOnlyOne() throws {
    let roots = [TrustBench.root, Self.stampers]
    let given = try TrustBench.day(2029)
    let report = try #require(
      try reports("brief-stamped", trusting: roots, now: 2030, at: given).first)
    #expect(report.timeBasis == .given && report.checkedAt == given)
    #expect(report.verdict == .untrusted)
  }
}
