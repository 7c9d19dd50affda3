// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import Signing
import Testing

/// Files with names that readers may shorten.
struct LongNameTests {
  private static let name = String(repeating: "N", count: 140)

  /// An annotation changes the page, which names its fonts.
  @Test func namesOfTheSignedFileAreRepeated() throws {
    let bench = try bench(fonts: "/\(Self.name) 5 0 R")
    try bench.open().sign(bench.file, with: "second")
    let reports = try bench.open().reports()
    #expect(reports.map(\.verdict) == [.valid, .valid], "\(reports.map(\.problems))")
    #expect(reports.first?.changes?.kinds == [.signatures, .annotations])
  }

  /// The reason is what forbids the change, not a remark about an annotation that is allowed.
  @Test func similarNamesAreNot() throws {
    let bench = try bench(fonts: "/\(Self.name)A 5 0 R /\(Self.name)B 5 0 R")
    let report = try #require(try bench.open().reports().first)
    #expect(report.changes?.isAllowed == false && report.changes?.notes.count == 2)
    #expect(
      report.problems == [
        "A later change is not allowed: An appended name is longer than 127 bytes."
      ])
  }

  /// A signed file to which a square over its text was appended.
  private func bench(fonts: String) throws -> SigningBench {
    let bench = try SigningBench("simple.pdf")
    var file = AttackedFile(Data("%PDF-1.7\n%\u{e2}\u{e3}\n".utf8))
    let font = fonts.prefix { $0 != " " }
    file.append(
      [
        1: "<< /Type /Catalog /Pages 2 0 R >>",
        2: "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 300] >>",
        3: "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << \(fonts) >> >> >>",
        4: AttackedFile.stream("BT \(font) 30 Tf 20 260 Td (Told) Tj ET"),
        5: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      ], .init(lines: [0: "0000000000 65535 f "]))
    try file.data.write(to: bench.file)
    let editor = try bench.open()
    try editor.sign(bench.file)
    try editor.addSquare("one")
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    return bench
  }
}
