// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Signing
import Testing

/// Documents that OpenSSL signed in the ways that Recto reads and does not write.
struct KindsTests {
  private static let roots = ["root.pem", "top.pem"].map {
    SigningBench.fixtures.appending(path: "certificates/" + $0).path
  }

  private func reports(_ name: String) throws -> [SignatureReport] {
    try SigningBench("signed/\(name).pdf").open().reports(trusting: Self.roots)
  }

  @Test(arguments: [
    ("cades", "ETSI.CAdES.detached", "sha256"), ("pkcs7-sha1", "adbe.pkcs7.sha1", "sha1"),
    ("x509-sha1", "adbe.x509.rsa_sha1", "sha1"), ("stamped", "adbe.pkcs7.detached", "sha256"),
  ])
  func signaturesOfAllKindsAreRead(name: String, kind: String, digest: String) throws {
    let report = try #require(try reports(name).first)
    #expect(report.isIntact && report.isTrusted && report.coversWholeDocument)
    #expect(report.reasons.map(\.code) == (digest == "sha1" ? [.weakAlgorithm] : []))
    #expect(report.subFilter == kind)
    #expect(report.digest == digest)
    #expect(report.signer == "Ada Signer")
    #expect(report.certificate?.email == "ada@example.org")
    #expect(!report.isTimestamp)
    #expect(report.changes?.kinds == [])
  }

  /// One byte of the page changes: every kind must notice.
  @Test(arguments: ["cades", "pkcs7-sha1", "x509-sha1", "stamped", "timestamp"])
  func changedBytesAreFoundInAllKinds(name: String) throws {
    let bench = try SigningBench("signed/\(name).pdf")
    try bench.exchange("(A document to sign)", for: "(A document to deny)")
    for report in try bench.open().reports(trusting: Self.roots) {
      #expect(!report.isIntact && report.verdict == .invalid)
      #expect(report.reasons.first?.code == .altered)
    }
  }

  /// A bit of the signature's own value changes, at places all over it.
  @Test(arguments: ["cades", "pkcs7-sha1", "x509-sha1", "stamped", "timestamp"])
  func forgedValuesAreFoundInAllKinds(name: String) throws {
    let bench = try SigningBench("signed/\(name).pdf")
    let range = try #require(try bench.open().reports(trusting: []).last?.byteRange)
    let whole = try Data(contentsOf: bench.file)
    let digits = try #require(
      String(data: whole[range[1] + 1..<range[2] - 1], encoding: .ascii)?
        .replacing(/(00)+$/, with: "").count)
    // The value of the signature is at the end in all but the stamped one, where the stamp is.
    for offset in stride(from: 40, through: name == "stamped" ? 0 : 400, by: 40) {
      var data = whole
      let place = range[1] + digits - offset
      data[place] = data[place] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
      try data.write(to: bench.file)
      let report = try #require(try bench.open().reports(trusting: []).last)
      #expect(!report.isIntact, "\(offset)")
      #expect(report.problems != [], "\(offset)")
    }
  }

  @Test func aStampTellsTheTime() throws {
    let report = try #require(try reports("stamped").first)
    #expect(report.timeBasis == .timestamp)
    #expect(report.time == report.checkedAt)
    let unstamped = try #require(try reports("cades").first)
    #expect(unstamped.timeBasis == .current)
    let roots = [SigningBench.root]
    let untrusted = try SigningBench("signed/stamped.pdf").open().reports(trusting: roots)
    #expect(untrusted.first?.isTrusted == true)
    #expect(untrusted.first?.problems == ["The time stamp's authority is not trusted."])
  }

  @Test func aStampOfSomethingElseIsNone() throws {
    let report = try #require(try reports("stamped-for-another").first)
    #expect(report.isIntact)
    #expect(report.timeBasis == .current)
    #expect(report.problems == ["The time stamp in the signature belongs to another signature."])
  }

  @Test func documentsAreStamped() throws {
    let reports = try reports("timestamp")
    #expect(reports.map(\.isTimestamp) == [false, true])
    #expect(reports.map(\.isIntact) == [true, true])
    #expect(reports.map(\.isTrusted) == [true, true])
    #expect(reports.map(\.coversWholeDocument) == [false, true])
    #expect(reports.map(\.signer) == ["Ada Signer", "Recto Time"])
    #expect(reports[1].subFilter == "ETSI.RFC3161")
    #expect(reports[1].digest == "sha256")
    #expect(reports[1].timeBasis == .timestamp)
    #expect(reports[0].changes?.kinds == [.validation])
    #expect(reports[0].changes?.isAllowed == true)
  }

  @Test(
    arguments: [
      ("certified", [], true), ("certified-filled", [.formFilling], true),
      ("certified-annotated", [.annotations], false),
      ("certified-3-annotated", [.annotations], true),
      ("certified-1-filled", [.formFilling], false), ("certified-page", [.pages], false),
    ] as [(String, [DocumentChanges.Kind], Bool)])
  func certificationsTellWhatWasAllowed(
    name: String, kinds: [DocumentChanges.Kind], allowed: Bool
  ) throws {
    let report = try #require(try reports(name).first)
    #expect(report.isIntact && report.isTrusted)
    #expect(report.coversWholeDocument == kinds.isEmpty)
    #expect(report.certification != nil)
    #expect(report.changes?.kinds == kinds)
    #expect(report.changes?.isAllowed == allowed)
    #expect(report.changes?.notes.isEmpty == allowed)
  }
}
