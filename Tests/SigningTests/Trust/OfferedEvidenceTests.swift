// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Signing

/// Evidence that needs further certificates, or newer evidence beside it.
struct OfferedEvidenceTests {
  /// `delegated.ocsp`, and the certificates that were in it.
  private func bareResponse() throws -> (response: [UInt8], certificates: [Certificate]) {
    let whole = try #require(DERElement(try TrustBench.bytes("delegated.ocsp")[...]))
    let content = try #require(whole.children.last?.children.first?.children.last)
    let parts = try #require(DERElement(content.content)).children
    let certificates = try #require(parts.last?.children.first).children
      .compactMap { Certificate(der: Array($0.bytes)) }
    let kept = Array(parts.prefix(3).map(\.bytes).joined())
    let head: [UInt8] = [0x30, 0x82, UInt8(kept.count >> 8), UInt8(kept.count & 255)]
    return (head + kept, certificates)
  }

  private func status(
    _ sources: [any RevocationSource], _ certificates: [Certificate], at time: Int64
  ) throws -> RevocationReport.Status {
    let chain = try TrustBench.certificates("brief.pem") + TrustBench.certificates("root.pem")
    return try RevocationChecker(
      sources: sources, certificates: certificates, algorithms: .standard,
      now: TrustBench.day(2030)
    ).report(on: chain, at: time).status
  }

  @Test func respondersMayBeKnownFromElsewhere() throws {
    let (response, certificates) = try bareResponse()
    #expect(certificates.count == 1)
    let sources = RevocationEvidence(ocsps: [response]).sources
    let day = try TrustBench.day(2026)
    #expect(try status(sources, [], at: day) == .unknown)
    #expect(try status(sources, certificates, at: day) == .good)
    // Others are passed over, and are no responders themselves.
    let others = try TrustBench.certificates("signers.pem")
    #expect(try status(sources, others + certificates, at: day) == .good)
    #expect(try status(sources, others, at: day) == .unknown)
  }

  private struct Said: RevocationSource {
    let status: RevocationStatement.Status
    let time: Int64

    func statement(
      on certificate: Certificate, by issuer: Certificate, among responders: [Certificate]
    ) -> RevocationStatement? {
      RevocationStatement(status: status, thisUpdate: time, nextUpdate: time + 1_000_000_000)
    }
  }

  @Test(arguments: [
    (RevocationReason.certificateHold, 2021, 2025, RevocationReport.Status.good),
    (.certificateHold, 2021, 2023, .revoked), (.certificateHold, 2021, 2021, .revoked),
    (.certificateHold, 2025, 2026, .revoked), (.keyCompromise, 2021, 2025, .revoked),
  ])
  func onlyHoldsAreLifted(
    reason: RevocationReason, listed: Int, asked: Int, status: RevocationReport.Status
  ) throws {
    let sources = [
      Said(status: .revoked(try TrustBench.day(2020), reason), time: try TrustBench.day(listed)),
      Said(status: .good, time: try TrustBench.day(2024)),
    ]
    let day = try TrustBench.day(asked)
    #expect(try self.status(sources, [], at: day) == status)
    #expect(try self.status(sources.reversed(), [], at: day) == status)
  }
}
