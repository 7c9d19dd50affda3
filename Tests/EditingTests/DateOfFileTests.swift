// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// Backups and cloud folders change the date of a file that they leave as it is.
struct DateOfFileTests {
  private let bench: Workbench

  init() throws { bench = try Workbench("simple.pdf") }

  @Test(arguments: [false, true]) func aDateAloneIsNoChange(isSealed: Bool) throws {
    let editor = try bench.open()
    let path = bench.file.path
    #expect(editor.isAsOnDisk(path))
    let square = Annotation(id: "s", type: .square, pageIndex: 0, rect: Rect(10, 10, 60, 60))
    try editor.perform(AddAnnotations([square]), cause: .api)
    let report =
      isSealed
      ? try editor.startSeal(Mark(), to: path, expected: nil, isOriginal: true)
        .finish(in: editor.document.context)
      : try editor.save(to: path, SaveOptions(), expected: nil, isOriginal: true)
    let known = try #require(report.identity)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 2_000_000_000)], ofItemAtPath: path)
    #expect(FileIdentity(path: path) != known)
    #expect(editor.isAsOnDisk(path))
    try editor.requireUnchanged(path, since: known)

    // One byte in the middle is another content, though the length is the same.
    var bytes = try Data(contentsOf: bench.file)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: bench.file)
    #expect(!editor.isAsOnDisk(path))
    #expect(throws: EditError.self) { try editor.requireUnchanged(path, since: known) }
  }
}
