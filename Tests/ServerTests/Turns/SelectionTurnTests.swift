// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// Selections over many pages: others go on while their text is read, and while their overlay is made.
@Suite final class SelectionTurnTests {
  private let folder: URL
  private let bench: TurnBench
  private static let pageCount = 90
  private var hasEnded = false

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "recto-selections-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "long.pdf")
    try LongDocument(pageCount: Self.pageCount).write(to: file)
    bench = try TurnBench()
    _ = bench.ask("document/open", #"{"path": "\#(file.path)"}"#)
    _ = bench.ask("view/open", #"{"documentId": "d1", "size": [300, 400]}"#)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func key(_ key: String) -> Int {
    bench.send(
      "interaction/key", #"{"documentId": "d1", "key": "\#(key)", "modifiers": ["control"]}"#)
  }

  /// Takes turns until a condition holds, or nothing is left to do; others are answered meanwhile.
  private func work(until isOver: () -> Bool) -> Int {
    var turns = 0
    while !isOver(), bench.turn() {
      turns += 1
      guard !hasEnded else { continue }
      #expect(bench.answer(bench.send("server/ping", "{}"))?[member: "result"] != nil)
    }
    return turns
  }

  private var overlay: JSONTree? { bench.last("tool/didUpdate")?["params.overlay.items"] }

  @Test func othersGoOnWhileAllIsSelected() throws {
    let id = bench.send("selection/set", #"{"documentId": "d1", "all": true}"#)
    var wasMadeBefore = false
    let turns = work {
      if bench.answer(id) == nil { wasMadeBefore = overlay?.count ?? 0 > 0 }
      return bench.answer(id) != nil
    }
    #expect(turns > Self.pageCount / 4)
    #expect(wasMadeBefore, "The overlay did not come before the answer.")
    let answer = bench.answer(id)
    #expect(answer?["result.text.quads"]?.count == Self.pageCount)
    #expect(overlay?.count == Self.pageCount + 2)
    let text = answer?["result.text.text"]?.string ?? ""
    #expect(text.contains("Page 0 line 0") && text.contains("Page 89 line 11"))
    // Nothing is read again.
    let get = bench.send("selection/get", #"{"documentId": "d1"}"#)
    #expect(work { bench.answer(get) != nil } < 5)
    #expect(bench.answer(get)?["result.text"] == answer?["result.text"])
  }

  @Test func anOverlayFollowsAKey() {
    let updates = bench.count(of: "tool/didUpdate")
    let all = key("a")
    let answer = bench.finish(all)
    #expect(answer["result.handled"]?.bool == true && answer["result.overlay"] == nil)
    #expect(bench.count(of: "tool/didUpdate") == updates)
    #expect(work { bench.count(of: "tool/didUpdate") > updates } > Self.pageCount / 4)
    #expect(overlay?.count == Self.pageCount + 2)
    #expect(
      bench.ask("tool/get", #"{"documentId": "d1"}"#)["result.overlay.items"]?.count
        == Self.pageCount + 2)
  }

  /// A copy waits until the text is read; so does the next key.
  @Test func aCopyFollowsAKey() throws {
    _ = bench.finish(key("a"))
    let copy = key("c")
    #expect(bench.answer(copy)?["result.handled"]?.bool == true)
    #expect(bench.count(of: "host/setClipboard") == 0)
    let next = key("d")
    #expect(work { bench.count(of: "host/setClipboard") == 1 } > Self.pageCount / 4)
    let copied = bench.last("host/setClipboard")?["params.text"]?.string
    #expect(copied?.contains("Page 89 line 11") == true)
    #expect(bench.finish(next)[member: "result"] != nil)
    while bench.turn() {}
    // What was read for the overlay is copied at once.
    #expect(bench.answer(key("c"))?["result.handled"]?.bool == true)
    #expect(bench.count(of: "host/setClipboard") == 2)
    #expect(bench.last("host/setClipboard")?["params.text"]?.string == copied)
  }

  /// An edit changes no text: the overlay stays, and nothing is read again.
  @Test func anEditReadsNothingAgain() {
    _ = bench.ask("selection/set", #"{"documentId": "d1", "all": true}"#)
    let updates = bench.count(of: "tool/didUpdate")
    let square = #"{"type": "square", "pageIndex": 0, "rect": [10, 10, 50, 50]}"#
    let add = bench.send("annotations/add", #"{"documentId": "d1", "annotation": \#(square)}"#)
    #expect(bench.answer(add) != nil)
    #expect(work { false } < 5)
    #expect(bench.count(of: "tool/didUpdate") == updates)
  }

  /// After each number of turns, up to the overlay.
  @Test(arguments: ["close", "deselect", "other", "exit"])
  func whatIsAskedMeanwhile(end: String) {
    _ = bench.finish(key("a"))
    for _ in 0..<5 { bench.turn() }
    let updates = bench.count(of: "tool/didUpdate")
    switch end {
    case "close":
      #expect(bench.ask("document/close", #"{"documentId": "d1"}"#)[member: "result"] != nil)
    case "deselect":
      #expect(bench.ask("selection/clear", #"{"documentId": "d1"}"#)[member: "result"] != nil)
    case "other":
      let range = #""from": {"pageIndex": 2, "offset": 3}, "to": {"pageIndex": 60, "offset": 3}"#
      _ = bench.ask("selection/set", #"{"documentId": "d1", "text": {\#(range)}}"#)
      #expect(overlay?.count == 61)
    default:
      bench.exit()
      hasEnded = true
    }
    #expect(work { false } < 40)
    guard end == "close" || end == "exit" else { return }
    #expect(bench.count(of: "tool/didUpdate") == updates)
  }

  /// Another selection of the same pages reads only its ends.
  @Test func aLongerSelectionReadsItsEnds() {
    let range = #""from": {"pageIndex": 2, "offset": 3}, "to": {"pageIndex": 60, "offset": 3}"#
    _ = bench.ask("selection/set", #"{"documentId": "d1", "text": {\#(range)}}"#)
    let longer = #""from": {"pageIndex": 2, "offset": 3}, "to": {"pageIndex": 62, "offset": 3}"#
    let id = bench.send("selection/set", #"{"documentId": "d1", "text": {\#(longer)}}"#)
    #expect(work { bench.answer(id) != nil } < 8)
    #expect(bench.answer(id)?["result.text.quads"]?.count == 61)
    #expect(
      bench.answer(id)?["result.text"]
        == bench.ask("selection/get", #"{"documentId": "d1"}"#)["result.text"])
  }
}
