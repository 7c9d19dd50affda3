// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing

/// Recovery where the edit log cannot be written again.
struct FullDiskTests {
  private let place: RecoveryBench
  private var bench: Workbench { place.bench }

  init() throws { place = try RecoveryBench() }

  @Test func withoutRoomForTheLogTheMessageTellsTheWay() throws {
    var editor: Editor? = try place.open().editor
    try editor?.move("square-1", by: (30, 20))
    editor = nil
    // As on a full disk, the new log cannot be made.
    let path = place.folder.place(of: AtomicFile.resolve(bench.file.path)).draft
    try FileManager.default.createDirectory(
      atPath: path + "/x", withIntermediateDirectories: true)
    do {
      _ = try place.open(.apply)
      Issue.record("The changes were applied without a log.")
    } catch EditError.notLogged(let why) {
      #expect(why.contains("not opened") && why.contains("recovery \"report\""))
    }
    #expect(try place.open().recovery?.edits == 1)
    try FileManager.default.removeItem(atPath: path)
    #expect(try place.open(.apply).recovery?.applied == 1)
  }
}
