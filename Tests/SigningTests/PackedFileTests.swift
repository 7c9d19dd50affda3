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

  /// The table of a hybrid file names a cross-reference stream (ISO 32000-2, 7.5.8.4), as word processors
  /// write it.
  @Test func hybridFilesAreSigned() throws {
    let bench = try SigningBench("simple.pdf")
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>",
      "<< /Type /XRef /Size 5 /W [1 2 1] /Index [0 0] /Length 0 >>\nstream\n\nendstream",
    ]
    var (text, offsets) = ("%PDF-1.5\n", [Int]())
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text +=
      "trailer\n<< /Root 1 0 R /Size 5 /XRefStm \(offsets[3]) >>\nstartxref\n\(table)\n%%EOF\n"
    try Data(text.utf8).write(to: bench.file)
    let editor = try bench.open()
    try editor.sign(bench.file)
    #expect(try editor.reports().map(\.verdict) == [.valid])
    #expect(try bench.open().reports().map(\.verdict) == [.valid])
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

  /// Verification draws the signed page. The engine then completes an element of the structure that has
  /// no parent, in memory.
  @Test func incompleteStructuresAreNoChange() throws {
    let bench = try SigningBench("simple.pdf")
    var file = AttackedFile(Data("%PDF-1.7\n%\u{e2}\u{e3}\n".utf8))
    file.form = .packed
    let contents =
      "/P << /MCID 0 >> BDC BT /F 12 Tf 20 260 Td (Told) Tj ET EMC "
      + "/Artifact << /MCID 1 >> BDC BT /F 12 Tf 20 100 Td (Footer) Tj ET EMC"
    file.append(
      [
        1: "<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 6 0 R /MarkInfo << /Marked true >> >>",
        2: "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 300] >>",
        3: "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /StructParents 0 "
          + "/Resources << /Font << /F 5 0 R >> >> >>",
        4: AttackedFile.stream(contents),
        5: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        6: "<< /Type /StructTreeRoot /K 7 0 R /ParentTree 10 0 R /ParentTreeNextKey 1 >>",
        7: "<< /Type /StructElem /S /Document /P 6 0 R /K [8 0 R 9 0 R] >>",
        8: "<< /Type /StructElem /S /P /P 7 0 R /Pg 3 0 R /K 0 >>",
        9: "<< /Type /StructElem /S /Artifact /Pg 3 0 R /K 1 >>",
        10: "<< /Nums [0 [8 0 R 9 0 R]] >>",
      ], .init(lines: [0: "0000000000 65535 f "]))
    try file.data.write(to: bench.file)
    let editor = try bench.open()
    try editor.sign(bench.file)
    try editor.addSquare("one")
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    let report = try #require(try bench.open().reports().first)
    #expect(report.verdict == .valid, "\(report.problems)")
    #expect(report.changes?.kinds == [.annotations])
  }
}
