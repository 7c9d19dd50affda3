// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Signing
import Testing

/// A signature does not vanish from the reports by what is appended to the file.
struct RemovedSignatureTests {
  @Test(arguments: [
    "contents removed from the signature", "the signature removed", "the signed field removed",
  ])
  func removedSignaturesAreReported(name: String) throws {
    let attack = try #require(Attack.all.first { $0.name == name })
    let signed = try SignedFiles.all.file(.none, .plain)
    let field = try #require(try signed.reports().first).field
    let reports = try attack.file(.none, .table).reports()
    #expect(reports.map(\.field) == [field])
    #expect(reports.first?.isIntact == false && reports.first?.coversWholeDocument == false)
    #expect(reports.first?.changes?.isAllowed != true)
    #expect(reports.first?.problems.isEmpty == false)
  }

  /// Byte ranges that no signature has, such as in a text, hide none.
  @Test(arguments: [0, 100])
  func clearedSignaturesAreReportedOnceTheyAreSaved(falseRanges: Int) throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    var note = Annotation(id: "ranges", type: .text, pageIndex: 0, rect: Rect(10, 10, 30, 30))
    note.contents = (0..<falseRanges).map { "/ByteRange [0 \($0 + 100) 400 9]" }.joined()
    try editor.perform(AddAnnotations([note]), cause: .api)
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    let field = try editor.sign(bench.file)
    editor.policy.honorsSignatures = false
    try editor.perform(ClearSignature(field), cause: .api)
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    for editor in [editor, try bench.open()] {
      let report = try #require(try editor.reports().first)
      #expect(report.field == field && !report.isIntact)
      #expect(report.problems.contains("The signature was removed from the document."))
    }
  }

  /// Each further signature is confirmed before the ones before it allow it.
  @Test(arguments: [Certification.formFilling, .annotations])
  func furtherSignaturesCount(level: Certification) throws {
    let bench = try SigningBench("form.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file) { $0.certification = level }
    try editor.sign(bench.file, with: "second") { $0.place = .init(0, nil) }
    let reports = try bench.open().reports()
    #expect(reports.map { $0.changes?.isAllowed } == [true, true])
    #expect(reports.first?.changes?.kinds == [.signatures])
    try bench.exchange("(Grace Witness)", for: "(Grace Mallory)")
    #expect(try bench.open().reports().first?.changes?.isAllowed == false)
  }

  /// Another signature in the same field hides nothing.
  @Test func aSignatureThatTookTheFieldIsNoSubstitute() throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    let field = try editor.sign(bench.file)
    editor.policy.honorsSignatures = false
    try editor.perform(ClearSignature(field), cause: .api)
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    try editor.sign(bench.file, with: "second") { $0.field = field }
    let document = try bench.open()
    let reports = try document.reports()
    #expect(reports.map(\.field) == [field, field])
    #expect(reports.map(\.isIntact) == [true, false])
    #expect(reports.last?.problems.contains("The signature was removed from the document.") == true)
    let verifier = try Verifier(
      document.document, Trust(roots: [SigningBench.root]), at: nil, now: SigningBench.now,
      isDirty: false)
    #expect(try verifier.reports(field).map(\.isIntact) == [true, false])
  }
}
