// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Editing
@testable import Engine

/// Changes that take too long when a recovery makes them again.
struct ReplayLimitTests {
  private let place: RecoveryBench
  private let limit: StubLimit

  init() throws {
    let bench = try Workbench("simple.pdf")
    limit = StubLimit(bench.context.brake)
    place = RecoveryBench(bench, limit: limit)
    let editor = try place.open().editor
    for name in ["n1", "n2", "n3"] { try editor.perform(square(name), cause: .api) }
    try editor.undo()
  }

  private func square(_ name: String) -> AddAnnotations {
    AddAnnotations([Annotation(id: name, type: .square, pageIndex: 0, rect: Rect(1, 1, 9, 9))])
  }

  private func names(_ editor: Editor) throws -> [String] {
    try editor.document.annotations(onPage: 0).map(\.id).filter { $0.hasPrefix("n") }
  }

  @Test func eachChangeIsLimitedByItself() throws {
    let opened = try place.open(.apply)
    #expect(opened.recovery?.applied == 4)
    #expect(limit.runs == 4)
    #expect(try names(opened.editor) == ["n1", "n2"])
  }

  @Test func whatComesBeforeASlowChangeIsThere() throws {
    limit.slow = 2
    let bytes = try Data(contentsOf: place.log())
    let opened = try place.open(.apply)
    #expect(opened.recovery?.applied == 1)
    #expect(opened.recovery?.failed.map(\.name) == ["Add square", "Add square", "Undo"])
    #expect(opened.recovery?.isPending == false)
    #expect(limit.runs == 2)
    #expect(try names(opened.editor) == ["n1"])
    let kept = try #require(try place.names().first { $0.hasSuffix(".discarded") })
    #expect(try Data(contentsOf: URL(filePath: place.folder.path + "/" + kept)) == bytes)
    try opened.editor.perform(square("n4"), cause: .api)
    try opened.editor.undo()
    try opened.editor.undo()
    #expect(try names(opened.editor) == [])
  }

  @Test func aLogWhoseFirstChangeIsSlowStays() throws {
    limit.slow = 1
    let bytes = try Data(contentsOf: place.log())
    let opened = try place.open(.apply)
    #expect(opened.recovery?.applied == 0)
    #expect(opened.recovery?.isPending == true)
    #expect(try Data(contentsOf: place.log()) == bytes)
  }

  @Test func aCancelledRecoveryStopsBetweenChanges() throws {
    let bytes = try Data(contentsOf: place.log())
    #expect(throws: EditError.engine(.cancelled)) {
      try place.open(.apply, isCancelled: { limit.runs == 2 })
    }
    #expect(limit.runs == 2)
    #expect(try Data(contentsOf: place.log()) == bytes)
  }
}

/// Stops one change as the server does.
private final class StubLimit: ReplayLimit {
  private(set) var runs = 0
  /// The number of the change that takes too long.
  var slow = 0
  private let brake: EngineBrake

  init(_ brake: EngineBrake) { self.brake = brake }

  func run(_ change: () -> Void) -> Bool {
    runs += 1
    brake.set(runs == slow)
    defer { brake.set(false) }
    change()
    return runs != slow
  }
}
