// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import Testing

@testable import Signing

/// Documents that get what checks will need later. Bea Brief's certificate expires at the end of 2027.
struct ExtendTests {
  private static let roots = [
    TrustBench.root, SigningBench.fixtures.appending(path: "certificates/top.pem").path,
  ]
  private let bench: SigningBench

  init() throws { bench = try SigningBench("signed/brief-stamped.pdf") }

  private func request(_ ocsps: [String], _ crls: [String] = []) throws -> ExtensionRequest {
    var request = ExtensionRequest()
    request.certificates = try TrustBench.encoded("root.pem")
    request.ocsps = try ocsps.map(TrustBench.bytes)
    request.crls = try crls.map(TrustBench.bytes)
    return request
  }

  private func extend(_ request: ExtensionRequest) throws {
    let editor = try bench.open()
    let seal = try ExtensionSeal(request, of: editor.document)
    _ = try editor.startSeal(seal, to: bench.file.path, expected: nil, isOriginal: true)
      .finish(in: editor.document.context)
    #expect(!editor.isDirty)
  }

  private func reports(now year: Int = 2030) throws -> [SignatureReport] {
    try Verifier(
      bench.open().document, Trust(roots: Self.roots), at: nil, now: TrustBench.day(year),
      isDirty: false
    ).reports()
  }

  @Test func whatIsHandedOverProvesThatNothingWasRevoked() throws {
    let before = try Data(contentsOf: bench.file)
    #expect(try reports().first?.revocation == RevocationReport(isOffline: true))
    try extend(request(["good.ocsp"], ["good.crl"]))
    let report = try #require(try reports().first)
    #expect(report.verdict == .valid && report.isLongTerm)
    #expect(report.revocation == RevocationReport(status: .good, isOffline: false))
    #expect(report.changes?.kinds == [.validation])
    #expect(try Data(contentsOf: bench.file).starts(with: before))

    let store = try #require(try bench.open().document.securityStore)
    #expect(store.ocsps == [try TrustBench.bytes("good.ocsp")])
    #expect(store.crls == [try TrustBench.bytes("good.crl")])
    #expect(store.certificates.count == 1 && store.unreadable == 0)
    if PDFSig.isThere { #expect(try PDFSig.verdicts(bench.file) == ["Signature is Valid."]) }
    // Nothing is there twice.
    try extend(request(["good.ocsp", "delegated.ocsp"], ["good.crl"]))
    #expect(try bench.open().document.securityStore?.ocsps.count == 2)
    #expect(try bench.open().document.securityStore?.crls.count == 1)
    #expect(try reports().first?.verdict == .valid)
  }

  @Test(arguments: [
    ("revoked.ocsp", SignatureVerdict.invalid), ("later.ocsp", .valid), ("good.ocsp", .valid),
  ])
  func revocationsAreHeld(file: String, verdict: SignatureVerdict) throws {
    try extend(request([file]))
    let report = try #require(try reports().first)
    #expect(report.verdict == verdict)
    #expect(report.isIntact)
    #expect(report.isTrusted == (verdict == .valid) && report.isLongTerm == report.isTrusted)
    #expect(report.reasons.map(\.code) == (verdict == .valid ? [] : [.revoked]))
    #expect((report.revocation.revoked == nil) == (file == "good.ocsp"))
  }

  private func refusal(_ body: () throws -> Void) -> String? {
    do { try body() } catch SigningError.unusable(let member, _) {
      return member
    } catch SigningError.noField {
      return "field"
    } catch {
      return "\(error)"
    }
    return nil
  }

  @Test func onlyDataOfTheSignersIsWritten() throws {
    let before = try Data(contentsOf: bench.file)
    #expect(refusal { try extend(request(["good.ocsp", "other.ocsp"])) } == "ocsps[1]")
    #expect(refusal { try extend(request(["impostor.ocsp"])) } == "ocsps[0]")
    #expect(refusal { try extend(request(["good.crl"])) } == "ocsps[0]")
    #expect(refusal { try extend(request([], ["good.ocsp"])) } == "crls[0]")
    #expect(refusal { try extend(request([], ["elsewhere.crl"])) } == "crls[0]")
    #expect(refusal { try extend(ExtensionRequest()) } == "ocsps")
    var other = try request([])
    other.certificates += try TrustBench.encoded("signers.pem").prefix(1)
    #expect(refusal { try extend(other) } == "certificates[1]")
    other.certificates[1] = other.certificates[0] + [0]
    #expect(refusal { try extend(other) } == "certificates[1]")
    var field = try request(["good.ocsp"])
    field.field = "nobody"
    #expect(refusal { try extend(field) } == "field")
    #expect(try Data(contentsOf: bench.file) == before)
  }

  private func stamped(_ answer: @escaping ([UInt8]) throws -> [UInt8]) throws -> ExtensionRequest {
    var request = try request(["good.ocsp"])
    request.timestamp = TimestampSource(digest: .sha384) { (query) throws(SigningError) in
      do { return try answer(query.request) } catch { throw .failed("\(error)") }
    }
    return request
  }

  @Test(.enabled(if: StampAuthority.isThere, "there is no OpenSSL command"))
  func documentsAreStamped() throws {
    let authority = try StampAuthority(in: bench.folder)
    for count in 2...3 {
      try extend(stamped(authority.answer))
      let reports = try reports()
      #expect(reports.map(\.verdict) == Array(repeating: .valid, count: count))
      #expect(reports.map(\.isTimestamp) == [false] + Array(repeating: true, count: count - 1))
      #expect(reports.last?.coversWholeDocument == true)
      #expect(reports.last?.signer == "Archive" && reports.last?.digest == "sha384")
      #expect(reports.first?.isLongTerm == true)
    }
    if PDFSig.isThere { #expect(try PDFSig.covers(bench.file) == [false, false, true]) }
  }

  /// What checks will need is no change (ISO 32000-2, table 257), also where nothing may be changed.
  @Test(.enabled(if: StampAuthority.isThere, "there is no OpenSSL command"))
  func certifiedDocumentsAreExtended() throws {
    let bench = try SigningBench("form.pdf")
    let editor = try bench.open()
    let credentials = try TrustBench.credentials("brief")
    try editor.sign(bench.file) {
      ($0.credentials, $0.certification, $0.time) = (credentials, .noChanges, 1_796_000_000)
    }
    let authority = try StampAuthority(in: bench.folder)
    let seal = try ExtensionSeal(stamped(authority.answer), of: editor.document)
    _ = try editor.startSeal(seal, to: bench.file.path, expected: nil, isOriginal: true)
      .finish(in: editor.document.context)
    let report = try #require(try bench.open().reports(trusting: Self.roots).first)
    #expect(report.verdict == .valid)
    #expect(report.changes?.kinds == [.validation])
    #expect(report.timeBasis == .timestamp)
  }

  /// What the client answers is no stamp, or one of something else: the file stays as it is.
  @Test(.enabled(if: StampAuthority.isThere, "there is no OpenSSL command"))
  func wrongStampsAreRefused() throws {
    let authority = try StampAuthority(in: bench.folder)
    let before = try Data(contentsOf: bench.file)
    let other = try authority.answer(TimestampQuery(Pieces([1, 2, 3]), .sha384).request)
    let signature = try #require(try bench.open().document.signatureFields.first?.signature)
    for answer in [[], [1, 2, 3], other, signature.contents, Array(other.dropLast(40))] {
      #expect(throws: EditError.self) { try extend(stamped { _ in answer }) }
      #expect(try Data(contentsOf: bench.file) == before)
    }
  }
}
