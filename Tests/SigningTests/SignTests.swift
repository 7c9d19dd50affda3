// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Signing
import Testing

struct SignTests {
  @Test(arguments: ["simple.pdf", "annotations.pdf", "form.pdf", "rotated.pdf", "tagged.pdf"])
  func aSignedDocumentIsIntact(fixture: String) throws {
    let bench = try SigningBench(fixture)
    let editor = try bench.open()
    let field = try editor.sign(bench.file)
    for editor in [editor, try bench.open()] {
      let report = try #require(try editor.reports().first { $0.field == field })
      #expect(report.isIntact && report.isTrusted && report.coversWholeDocument)
      #expect(report.problems == [])
      #expect(report.changes?.kinds == [])
      #expect(report.signer == "Ada Signer")
      #expect(report.time == SigningBench.now)
      #expect(report.timeBasis == .current && report.verdict == .valid)
      #expect(!editor.isDirty)
    }
    if PDFSig.isThere {
      #expect(try PDFSig.verdicts(bench.file) == ["Signature is Valid."])
      #expect(try PDFSig.covers(bench.file) == [true])
    }
  }

  @Test(arguments: ["ec", "pss", "legacy"], SigningDigest.allCases)
  func keysOfAllKindsSign(name: String, digest: SigningDigest) throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file, with: name) { $0.digest = digest }
    let report = try #require(try bench.open().reports().first)
    #expect(report.isIntact)
    #expect(report.isTrusted)
    #expect(report.digest == digest.rawValue)
    #expect(report.problems == [])
    if PDFSig.isThere {
      var wanted = PDFSig.Signature(report)
      // Poppler's library for signatures does not know certificates that are for PSS alone. OpenSSL's
      // command and pyHanko find these signatures to be good.
      if name == "pss" { wanted.isIntact = false }
      #expect(try PDFSig.signatures(bench.file) == [wanted])
    }
  }

  @Test(arguments: ["signer", "ec"], SigningDigest.allCases)
  func padesIsWritten(name: String, digest: SigningDigest) throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file, with: name) {
      $0.format = .cades
      $0.digest = digest
    }
    let report = try #require(try bench.open().reports().first)
    #expect(report.isIntact && report.isTrusted && report.problems == [])
    #expect(report.subFilter == "ETSI.CAdES.detached")
    #expect(report.time == SigningBench.now)
    if PDFSig.isThere { #expect(try PDFSig.signatures(bench.file) == [.init(report)]) }
    let contents = try #require(
      try editor.document.signatureFields.first { $0.name == report.field }?.signature?.contents)
    // The object identifiers of the signing time, which is not there, and of the certificate's mark.
    let time: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x05]
    let mark: [UInt8] = [
      0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x10, 0x02, 0x2F,
    ]
    #expect(Data(contents).range(of: Data(time)) == nil)
    #expect(Data(contents).range(of: Data(mark)) != nil)
  }

  @Test func aKeyForPSSAloneWritesNoPAdES() throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    #expect {
      try editor.sign(bench.file, with: "pss") { $0.format = .cades }
    } throws: { error in
      if case .unusable(member: "format", _)? = error as? SigningError { true } else { false }
    }
  }

  @Test func signaturesOutliveWhatIsAppended() throws {
    let bench = try SigningBench("annotations.pdf")
    let editor = try bench.open()
    try editor.addSquare("before")
    try editor.sign(bench.file)
    try editor.addSquare("between")
    #expect(try editor.reports()[0].changes?.kinds == [.annotations])
    #expect(try editor.reports()[0].changes?.hasUnsaved == true)
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    try editor.sign(bench.file, with: "second")
    try editor.addSquare("after")
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)

    let reports = try bench.open().reports()
    #expect(reports.map(\.isIntact) == [true, true])
    #expect(reports.map(\.coversWholeDocument) == [false, false])
    #expect(reports[0].changes?.kinds == [.signatures, .annotations])
    #expect(reports[1].changes?.kinds == [.annotations])
    #expect(reports.map { $0.changes?.isAllowed } == [true, true])
    if PDFSig.isThere {
      #expect(
        try PDFSig.verdicts(bench.file) == ["Signature is Valid.", "Signature is Valid."])
    }
  }

  @Test func whatIsUndoneAfterwardsLeavesTheSignature() throws {
    let bench = try SigningBench("annotations.pdf")
    let editor = try bench.open()
    try editor.addSquare("before")
    try editor.sign(bench.file)
    #expect(!editor.canUndo)
    try editor.addSquare("after")
    try editor.undo()
    #expect(try editor.reports()[0].coversWholeDocument)
  }

  @Test func aCopyIsSignedAlone() throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    try editor.addSquare("one")
    let copy = bench.folder.appending(path: "copy.pdf")
    let before = try Data(contentsOf: bench.file)
    let seal = try SignatureSeal(
      SignatureRequest(try SigningBench.credentials(), time: SigningBench.now), of: editor.document)
    _ = try editor.startSeal(seal, to: copy.path, expected: nil, isOriginal: false)
      .finish(in: editor.document.context)
    #expect(try Data(contentsOf: bench.file) == before)
    #expect(try editor.reports() == [])
    #expect(editor.isDirty)
    let report = try #require(try bench.open(copy.path).reports().first)
    #expect(report.isIntact && report.coversWholeDocument)
  }

  @Test func encryptedDocumentsAreSigned() throws {
    let bench = try SigningBench("locked.pdf")
    try bench.open(password: "owner").sign(bench.file)
    let report = try #require(try bench.open(password: "user").reports().first)
    #expect(report.isIntact && report.coversWholeDocument)
    #expect(report.reason == "I agree")
    if PDFSig.isThere {
      #expect(try PDFSig.verdicts(bench.file, ["-upw", "user"]) == ["Signature is Valid."])
    }
  }

  @Test(arguments: ["broken.pdf", "truncated.pdf"])
  func repairedFilesSayWhatToDo(fixture: String) throws {
    let bench = try SigningBench(fixture)
    let before = try Data(contentsOf: bench.file)
    let editor = try bench.open()
    #expect {
      try editor.sign(bench.file)
    } throws: { error in
      (error as? EditError)?.message.contains("save it with mode full") == true
    }
    #expect(try Data(contentsOf: bench.file) == before)
    #expect(try editor.document.signatureFields == [])
  }

  @Test func writingAnewIsRefusedUnlessTold() throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file)
    func save(breaking: Bool) throws {
      var options = SaveOptions(.full)
      options.breaksSignatures = breaking
      let copy = bench.folder.appending(path: "copy.pdf").path
      _ = try editor.save(to: copy, options, expected: nil, isOriginal: false)
    }
    #expect {
      try save(breaking: false)
    } throws: { error in
      if case .notPermitted(by: "signature", _)? = error as? EditError { true } else { false }
    }
    try save(breaking: true)
  }

  /// What a save has broken, later saves cannot.
  @Test func aSaveAfterThatIsNotRefused() throws {
    let bench = try SigningBench("simple.pdf")
    try bench.open().sign(bench.file)
    let editor = try bench.open()
    func save(_ mode: SaveMode, breaking: Bool) throws -> SaveMode {
      var options = SaveOptions(mode)
      options.breaksSignatures = breaking
      return try editor.save(
        to: bench.file.path, options, expected: nil, isOriginal: true
      ).mode
    }
    #expect(throws: EditError.self) { try save(.full, breaking: false) }
    #expect(try save(.full, breaking: true) == .full)
    try editor.perform(RotatePages([0], by: 90), cause: .api)
    #expect(try save(.auto, breaking: false) == .full)
  }

  @Test func hostileReasonsAreNotTakenForTheSignature() throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file) {
      $0.reason = ">> /ByteRange [0 9999999999 9999999999 9999999999] /Contents <00> ) \\( "
      $0.location = "(/Contents <"
      $0.name = "Ж/Contents<00>"
    }
    let report = try #require(try bench.open().reports().first)
    #expect(report.isIntact && report.coversWholeDocument)
    #expect(report.location == "(/Contents <")
  }
}
