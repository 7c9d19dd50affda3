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

  @Test(arguments: [1, 2]) func aLogWithASlowChangeStays(slow: Int) throws {
    limit.slow = slow
    let (bytes, names) = (try Data(contentsOf: place.log()), try place.names())
    let error = #expect(throws: EditError.self) { try place.open(.apply) }
    guard case .timedOut(let why)? = error else { throw try #require(error) }
    #expect(why.contains("Add square") && why.contains("--time"))
    #expect(limit.runs == slow)
    #expect(try place.names() == names)
    #expect(try Data(contentsOf: place.log()) == bytes)

    limit.slow = 0
    let opened = try place.open(.apply)
    #expect(opened.recovery?.applied == 4)
    #expect(try self.names(opened.editor) == ["n1", "n2"])
  }

  @Test func aSlowSavedChangeIsNotMadeAgain() throws {
    var opened: RecoveredEditor? = try place.open(.apply)
    try place.save(opened?.editor)
    try opened?.editor.perform(square("n4"), cause: .api)
    opened = nil
    limit.slow = limit.runs + 1
    let again = try place.open(.apply)
    #expect(again.recovery?.applied == 1)
    #expect(again.recovery?.failed == [])
    #expect(try names(again.editor) == ["n1", "n2", "n4"])
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
