// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import Signing
import Testing

/// Files whose objects are in object streams, listed by cross-reference streams.
struct PackedFileTests {
  /// Files with cross-reference streams are signed, and signed again, with such streams.
  @Test func packedFilesAreSigned() throws {
    let bench = try SigningBench("simple.pdf")
    try AttackBase.plain(.packed).write(to: bench.file)
    let editor = try bench.open()
    try editor.sign(bench.file) { $0.certification = .annotations }
    try editor.addSquare("one")
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    try bench.open().sign(bench.file, with: "second")
    let reports = try bench.open().reports()
    #expect(reports.map(\.verdict) == [.valid, .valid])
    #expect(reports.map(\.coversWholeDocument) == [false, true])
    #expect(reports.first?.changes?.kinds == [.signatures, .annotations])
    if PDFSig.isThere {
      #expect(try PDFSig.verdicts(bench.file) == ["Signature is Valid.", "Signature is Valid."])
    }
    let text = String(data: try Data(contentsOf: bench.file), encoding: .isoLatin1) ?? ""
    #expect(text.ranges(of: "/XRef").count == 4 && !text.contains("trailer"))
  }

  /// A document that stays open after it was signed does not give the number of the file's
  /// cross-reference stream to another object.
  @Test(arguments: [true, false]) func oneSessionSignsSeveralTimes(_ edits: Bool) throws {
    let bench = try SigningBench("simple.pdf")
    try AttackBase.plain(.packed).write(to: bench.file)
    let editor = try bench.open()
    for name in ["signer", "second", "signer"] {
      try editor.sign(bench.file, with: name)
      #expect(try editor.reports().allSatisfy { $0.verdict == .valid })
      if edits { try editor.addSquare("\(editor.revision)") }
    }
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    #expect(try editor.reports().map(\.verdict) == [.valid, .valid, .valid])
    #expect(try bench.open().reports().map(\.verdict) == [.valid, .valid, .valid])
  }
}
