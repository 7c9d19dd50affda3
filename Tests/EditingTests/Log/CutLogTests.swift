// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing

/// Logs of which a loss of power left a beginning: whatever its length, what comes back is what the
/// document was after the last record that is whole.
@Suite struct CutLogTests {
  private let place: RecoveryBench

  init() throws { place = try RecoveryBench() }

  /// What an edit of this log can change.
  private struct State: Equatable {
    var annotations: [String]
    var undo: [String]
    var redo: [String]

    init(_ editor: Editor) throws {
      annotations = try editor.document.annotations(onPage: 0).map { "\($0.id) \($0.rect)" }
      (undo, redo) = (editor.undoNames, editor.redoNames)
    }
  }

  /// A log with what the document was after each of its records, by where they end.
  private func write() throws -> (path: URL, bytes: Data, states: [(end: Int, state: State)]) {
    let editor = try place.open().editor
    let untouched = try State(editor)
    var states: [(end: Int, state: State)] = [(0, untouched)]
    var path: URL?
    let steps: [() throws -> Void] = [
      { try editor.delete("ink-1") }, { try editor.undo() }, { try editor.redo() },
      { try editor.beginGroup("Clear") }, { try editor.delete("circle-1") },
      { try editor.delete("square-1") }, { try editor.rollbackGroup() },
      { try editor.delete("circle-1") },
    ]
    for step in steps {
      try step()
      let log = try place.log()
      let end = try Data(contentsOf: log).count
      // A group that is open becomes a step.
      var state = try State(editor)
      if let group = editor.openGroup, end > states[states.count - 1].end {
        state.undo.append(group)
      }
      if end > states[states.count - 1].end { states.append((end, state)) }
      path = log
    }
    let log = try #require(path)
    return (log, try Data(contentsOf: log), states)
  }

  /// - Parameter isToldLost: whether something is said to be lost.
  private func recovered(
    _ log: URL, _ bytes: Data, isToldLost: Bool = false
  ) throws -> State {
    try bytes.write(to: log)
    let opened = try place.open(.apply)
    #expect((opened.recovery?.failed ?? []).isEmpty != isToldLost)
    let state = try State(opened.editor)
    opened.editor.close(discardingChanges: true)
    return state
  }

  @Test func everyLengthGivesABeginning() throws {
    let (log, bytes, states) = try write()
    #expect(states.count == 8)
    // All lengths take a while: they are tried where that is wanted.
    let isThorough = ProcessInfo.processInfo.environment["RECTO_CUT_EVERYWHERE"] != nil
    let ends = Set(states.flatMap { [$0.end - 1, $0.end, $0.end + 1] })
    for length in 0...bytes.count where isThorough || length % 31 == 0 || ends.contains(length) {
      let wanted = states.last { $0.end <= length }?.state
      let found = try recovered(log, bytes.prefix(length))
      #expect(found == wanted, "of \(length) bytes")
    }
  }

  /// A disk may have the length of a file, and not yet what stands in it.
  @Test func blocksThatWereNotWrittenEndIt() throws {
    let (log, bytes, states) = try write()
    for (number, record) in states.enumerated().dropLast() {
      let next = states[number + 1].end
      for end in [next - 1, next, bytes.count] {
        var holed = bytes
        holed.replaceSubrange(record.end..<end, with: Data(count: end - record.end))
        // An end that was not written tells nothing.
        let isToldLost = holed[record.end...].contains(UInt8(ascii: "\n"))
        let found = try recovered(log, holed, isToldLost: isToldLost)
        #expect(found == record.state, "a hole of \(record.end)..<\(end)")
      }
    }
  }
}
