// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Signing

/// What OCSP responses and CRLs prove of Bea Brief's certificate. Most are of December 2026.
struct RevocationTests {
  private func report(
    _ files: [String], at year: Int = 2026, now: Int = 2030
  ) throws -> RevocationReport {
    let chain = try TrustBench.certificates("brief.pem") + TrustBench.certificates("root.pem")
    let evidence = RevocationEvidence(
      ocsps: try files.filter { $0.hasSuffix(".ocsp") }.map(TrustBench.bytes),
      crls: try files.filter { $0.hasSuffix(".crl") }.map(TrustBench.bytes))
    return try RevocationChecker(
      sources: evidence.sources, certificates: [], algorithms: .standard, now: TrustBench.day(now)
    ).report(on: chain, at: TrustBench.day(year))
  }

  @Test(
    arguments: [
      ("good.ocsp", .good), ("delegated.ocsp", .good), ("impostor.ocsp", .unknown),
      ("other.ocsp", .unknown), ("early.ocsp", .unknown), ("revoked.ocsp", .revoked),
      ("later.ocsp", .good), ("good.crl", .good), ("revoked.crl", .revoked), ("here.crl", .good),
      ("elsewhere.crl", .unknown), ("authorities.crl", .unknown), ("root.pem", .unknown),
    ] as [(String, RevocationReport.Status)])
  func evidenceIsBelievedWhereItMay(file: String, status: RevocationReport.Status) throws {
    #expect(try report([file]).status == status)
  }

  @Test func revocationsTellWhenAndWhy() throws {
    let response = try report(["good.crl", "revoked.ocsp"])
    #expect(response.status == .revoked)
    #expect(try response.revoked == .init(time: TrustBench.day(2021), reason: .keyCompromise))
    #expect(response.certificate == "Bea Brief")
    #expect(try report(["revoked.crl"]).revoked?.reason == .superseded)
    // A revocation after the time in question is told all the same.
    let later = try report(["later.ocsp"])
    #expect(later.status == .good)
    #expect(try later.revoked?.time == TrustBench.day(2027, 1, 1))
    #expect(try report(["later.ocsp"], at: 2027).status == .revoked)
    #expect(try report(["revoked.ocsp"], at: 2020).status == .good)
  }

  @Test func evidenceIsOfItsTime() throws {
    #expect(try report(["early.ocsp"], at: 2023).status == .good)
    #expect(try report(["good.ocsp"], at: 2027).status == .unknown)
    // One from the future is not believed.
    #expect(try report(["good.ocsp"], at: 2026, now: 2026).status == .unknown)
    #expect(try report([]).isOffline)
    #expect(try !report(["good.ocsp"]).isOffline)
  }

  @Test func changedEvidenceIsNotBelieved() throws {
    let chain = try TrustBench.certificates("brief.pem") + TrustBench.certificates("root.pem")
    for (file, isList) in [("good.ocsp", false), ("good.crl", true), ("delegated.ocsp", false)] {
      let whole = try TrustBench.bytes(file)
      for index in stride(from: 0, to: whole.count, by: 3) {
        var bytes = whole
        bytes[index] ^= 0x11
        let evidence = RevocationEvidence(
          ocsps: isList ? [] : [bytes], crls: isList ? [bytes] : [])
        let checker = try RevocationChecker(
          sources: evidence.sources, certificates: [], algorithms: .standard,
          now: TrustBench.day(2030))
        let status = try checker.report(on: chain, at: TrustBench.day(2026)).status
        // Not all bytes of a responder's certificate or of an envelope are signed.
        if file == "good.crl" { #expect(status == .unknown, "\(index)") }
        #expect(status != .revoked, "\(index)")
      }
    }
  }

  /// `RevocationInfoArchival`: CRLs at 0, responses at 1, and rubbish.
  @Test func attributesAreRead() throws {
    func wrap(_ tag: UInt8, _ parts: [[UInt8]]) -> [UInt8] {
      let content = Array(parts.joined())
      return [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 255)] + content
    }
    let (list, answer) = (try TrustBench.bytes("good.crl"), try TrustBench.bytes("good.ocsp"))
    let whole = wrap(
      0x30, [wrap(0xA0, [wrap(0x30, [list])]), wrap(0xA1, [wrap(0x30, [answer, answer])])])
    let read = RevocationEvidence(attribute: whole)
    #expect(read.crls == [list])
    #expect(read.ocsps == [answer, answer])
    for count in 0..<whole.count {
      _ = RevocationEvidence(attribute: Array(whole.prefix(count)))
    }
    for bytes: [UInt8] in [
      [], [0x30], [0x30, 0x80], [0x30, 0x84, 255, 255, 255, 255], [0x1F, 1, 0],
    ] {
      let read = RevocationEvidence(attribute: bytes)
      #expect(read.ocsps.isEmpty && read.crls.isEmpty)
    }
  }
}
