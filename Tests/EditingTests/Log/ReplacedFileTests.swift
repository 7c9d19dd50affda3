// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Edit logs of files that other documents replace.
@Suite struct ReplacedFileTests {
  private let place: RecoveryBench

  init() throws { place = try RecoveryBench() }

  /// Leaves unsaved changes, as a process does that was killed.
  private func leave() throws {
    let editor = try place.open().editor
    try editor.move("square-1", by: (30, 20))
  }

  /// The file that another one replaces has no changes any more.
  @Test(arguments: ["copy", "seal", "parts"]) func aReplacedFileLosesItsLog(way: String) throws {
    try leave()
    let other = try Workbench("annotations.pdf")
    let editor = try other.open(readOnly: true)
    editor.logs.ofFiles = place.folder
    let path = place.bench.file.path
    switch way {
    case "copy":
      _ = try editor.save(to: path, SaveOptions(.full), expected: nil, isOriginal: false)
    case "seal":
      _ = try editor.startSeal(Mark(), to: path, expected: nil, isOriginal: false)
        .finish(in: editor.document.context)
    default: _ = try editor.extract([0], to: path, overwriting: true)
    }
    #expect(try place.names().allSatisfy { $0.hasSuffix(".discarded") })
    #expect(try place.open(.apply).recovery == nil)
  }
}
