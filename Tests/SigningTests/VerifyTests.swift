// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Signing
import Testing

struct VerifyTests {
  private func signed(
    _ fixture: String = "simple.pdf", _ change: (inout SignatureRequest) -> Void = { _ in }
  ) throws -> SigningBench {
    let bench = try SigningBench(fixture)
    try bench.open().sign(bench.file, change)
    return bench
  }

  @Test func changedBytesAreFound() throws {
    let bench = try signed()
    try bench.exchange("(I agree)", for: "(I doubt)")
    let report = try #require(try bench.open().reports().first)
    #expect(!report.isIntact)
    #expect(report.reason == "I doubt")
    if PDFSig.isThere { #expect(try PDFSig.verdicts(bench.file) == ["Digest Mismatch."]) }
  }

  @Test func rangesThatLeaveOutMoreAreFound() throws {
    let bench = try signed()
    let range = try #require(try bench.open().reports()[0].byteRange)
    let whole = try Data(contentsOf: bench.file)
    for fake in [
      [0, range[1] - 1, range[2], range[3]], [0, range[1], range[2] + 1, range[3] - 1],
      [1, range[1] - 1, range[2], range[3]], [0, range[1], range[2], range[3] + 1],
      [0, range[2], range[1], range[3]], [-1, range[1], range[2], range[3]], [0, 0, 0, 0],
      [0, 9_999_999_999, 9_999_999_999, 9_999_999_999], [],
    ] {
      try whole.write(to: bench.file)
      let old = "[\(range.map(String.init).joined(separator: " "))]"
      var new = "[\(fake.map(String.init).joined(separator: " "))]"
      // What is longer takes the place of the padding behind it.
      let padding = max(0, new.count - old.count)
      new += String(repeating: " ", count: max(0, old.count - new.count))
      try bench.exchange(old + String(repeating: " ", count: padding), for: new)
      let report = try #require(try bench.open().reports().first)
      #expect(!report.isIntact && !report.coversWholeDocument, "\(fake)")
      #expect(report.verdict == .invalid, "\(fake)")
    }
  }

  @Test func whatIsAppendedToTheFileIsFound() throws {
    let bench = try signed()
    var data = try Data(contentsOf: bench.file)
    data.append(Data("\n% nothing\n".utf8))
    try data.write(to: bench.file)
    let report = try #require(try bench.open().reports().first)
    #expect(report.isIntact)
    #expect(!report.coversWholeDocument)
    #expect(report.changes?.kinds == [])
  }

  @Test func changesOfPagesAreNotAllowed() throws {
    let bench = try signed()
    let editor = try bench.open()
    try editor.perform(RotatePages([0], by: 90), cause: .api)
    let changes = try #require(try editor.reports()[0].changes)
    #expect(changes.kinds == [.pages])
    #expect(!changes.isAllowed)
    #expect(changes.hasUnsaved)
    try editor.perform(DeletePages([1]), cause: .api)
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    let saved = try #require(try bench.open().reports().first)
    #expect(saved.isIntact)
    #expect(saved.changes?.isAllowed == false)
    #expect(saved.changes?.kinds.contains(.pages) == true)
  }

  /// The session tells what another one would find in the file.
  /// The signer is named by the number of the certificate, which the signature does not cover.
  @Test func withoutTheCertificateNothingIsSaidToBeAltered() throws {
    let bench = try SigningBench("simple.pdf")
    try bench.open().sign(bench.file)
    let before = try #require(try bench.open().reports().first)
    let serial = try #require(before.certificate?.serial)
    var data = try Data(contentsOf: bench.file)
    // SHA-256 comes after it, in one of two forms.
    let place = try #require(
      ["300b", "300d"].compactMap {
        data.range(of: Data((serial + $0 + "0609608648016503040201").utf8))
      }.first)
    let last = place.lowerBound + serial.utf8.count - 1
    data[last] = data[last] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
    try data.write(to: bench.file)
    func report() throws -> SignatureReport { try #require(try bench.open().reports().first) }
    #expect(try report().verdict == .unknown)
    let codes = try report().reasons.map(\.code)
    #expect(codes.contains(.noSignerCertificate), "\(codes)")
    #expect(!codes.contains(.altered) && !codes.contains(.changesNotAllowed), "\(codes)")
    #expect(try report().changes?.isAllowed == false)
    #expect(try report().changes?.notes.contains { $0.contains("altered") } == false)
    let editor = try bench.open()
    try editor.addSquare("later")
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    let later = try report()
    #expect(later.verdict == .unknown && later.changes?.kinds == [.annotations])
    #expect(later.reasons.map(\.code).contains(.changesNotAllowed))
    #expect(!later.problems.contains { $0.contains("altered") })
  }

  @Test func aRewrittenFileHasNoIntactSignature() throws {
    let bench = try signed()
    let editor = try bench.open()
    var options = SaveOptions(.full)
    options.breaksSignatures = true
    try editor.save(to: bench.file.path, options, expected: nil, isOriginal: true)
    var verifier = try Verifier(
      editor.document, Trust(roots: [SigningBench.root]), at: nil, now: SigningBench.now,
      isDirty: false)
    verifier.isRewritten = editor.isRewritten
    for reports in [try verifier.reports(), try bench.open().reports()] {
      #expect(reports.map(\.verdict) == [.invalid])
      #expect(reports.map(\.coversWholeDocument) == [false])
    }
  }

  @Test func deletedSignaturesAreToldByTheOthers() throws {
    let bench = try signed()
    let editor = try bench.open()
    try editor.sign(bench.file, with: "second")
    try editor.perform(ClearSignature("Signature1"), cause: .api)
    let reports = try editor.reports()
    #expect(reports.map(\.field) == ["Signature2"])
    #expect(reports[0].changes?.isAllowed == false)
    try editor.undo()
    #expect(try editor.reports().map(\.isIntact) == [true, true])
  }

  /// The file does not have the signature any more, whatever is done next.
  @Test func aSavedRemovalIsToldAfterFurtherChanges() throws {
    let bench = try signed()
    let editor = try bench.open()
    func removed() throws -> [SignatureReport] {
      var verifier = try Verifier(
        editor.document, Trust(roots: [SigningBench.root]), at: nil, now: SigningBench.now,
        isDirty: editor.isDirty)
      verifier.savedFields = editor.savedSignatureFields
      return try verifier.reports()
    }
    try editor.perform(ClearSignature("Signature1"), cause: .api)
    #expect(try removed().isEmpty)
    try editor.save(to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    #expect(try removed().map(\.field) == ["Signature1"])
    try editor.perform(RotatePages([0], by: 90), cause: .api)
    let reports = try removed()
    #expect(reports.map(\.field) == ["Signature1"] && reports.map(\.verdict) == [.invalid])
  }

  @Test func aVerificationCanBeCancelled() throws {
    let bench = try signed()
    var verifier = try Verifier(
      bench.open().document, Trust(roots: []), at: nil, now: SigningBench.now, isDirty: false)
    let cancellation = Cancellation()
    verifier.cancellation = cancellation
    #expect(try verifier.reports().count == 1)
    cancellation.cancel()
    let error = #expect(throws: SigningError.self) { try verifier.reports() }
    #expect(error.map { "\($0)" }?.contains("cancelled") == true)
  }

  @Test func onlyWhatIsVouchedForIsTrusted() throws {
    let bench = try signed()
    let editor = try bench.open()
    #expect(try !editor.reports(trusting: [])[0].isTrusted)
    let own = SigningBench.fixtures.appending(path: "certificates/signer.pem").path
    #expect(try editor.reports(trusting: [own])[0].isTrusted)
    #expect(throws: SigningError.self) { try editor.reports(trusting: [bench.file.path]) }
  }

  @Test func certificatesAreLookedAtForTheTimeThatIsGiven() throws {
    let bench = try signed()
    let verifier = try Verifier(
      bench.open().document, Trust(roots: [SigningBench.root]), at: 0, now: 0, isDirty: false)
    let report = try #require(try verifier.reports().first)
    #expect(report.timeBasis == .given)
    #expect(report.isExpired && !report.isTrusted && report.isIntact)
    #expect(report.verdict == .untrusted)
    #expect(report.reasons.map(\.code) == [.notYetValid])
  }
}
