// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// Saves that forget everything before them keep the logs of others.
struct ForgettingTests {
  private let place: RecoveryBench

  init() throws { place = try RecoveryBench() }

  enum Way: CaseIterable { case seal, encryption }

  /// An earlier session's changes wait for a choice until the first new change.
  @Test(arguments: Way.allCases) func anUndecidedLogStays(way: Way) throws {
    try place.open().editor.delete("ink-1")
    try place.loseProcess()
    let opened = try place.open(.report)
    #expect(opened.recovery?.isPending == true)
    try save(opened.editor, way)
    opened.editor.close(discardingChanges: false)
    let again = try place.open(.apply)
    #expect(again.recovery?.applied == 1)
    #expect(try again.editor.annotation("ink-1") == nil)
  }

  /// It is another server's, which may still die.
  @Test(arguments: Way.allCases) func aLogInUseStays(way: Way) throws {
    let (one, two) = (try place.open().editor, try place.open().editor)
    try one.delete("ink-1")
    try save(two, way)
    two.close(discardingChanges: false)
    try place.loseProcess()
    #expect(try place.open(.apply).recovery?.applied == 1)
  }

  /// A signature does not make anything secret; new passwords do.
  @Test(arguments: Way.allCases) func onlyEncryptionRemovesWhatWasSetAside(way: Way) throws {
    try place.open().editor.delete("ink-1")
    try place.loseProcess()
    let editor = try place.open(.discard).editor
    try editor.move("square-1", by: (1, 1))
    try save(editor, way)
    editor.close(discardingChanges: false)
    let left = try place.names().map { $0.split(separator: ".").last }
    #expect(left == (way == .seal ? ["discarded"] : []))
  }

  private func save(_ editor: Editor, _ way: Way) throws {
    let path = place.bench.file.path
    switch way {
    case .seal:
      _ = try editor.startSeal(Mark(), to: path, expected: nil, isOriginal: true)
        .finish(in: editor.document.context)
    case .encryption:
      var options = SaveOptions(.full)
      options.encryption = .removed
      try editor.save(to: path, options, expected: nil, isOriginal: true)
    }
  }
}
