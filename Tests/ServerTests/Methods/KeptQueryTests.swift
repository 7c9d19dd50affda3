// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// The query that a redaction keeps, for what it found elsewhere.
@Suite final class KeptQueryTests {
  private let path = NSTemporaryDirectory() + "recto-query-\(UUID()).pdf"

  init() throws {
    try FileManager.default.copyItem(atPath: Client.path("hidden.pdf"), toPath: path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func client() throws -> Client {
    let client = try Client(nil)
    _ = try client.result("document/open", #"{"path": "\#(path)"}"#)
    return client
  }

  private func count(_ name: String, _ answer: JSONTree) -> Int {
    guard case .array(let found)? = answer[member: name] else { return -1 }
    return found.count
  }

  @Test func isAppliedInALaterSession() throws {
    let first = try client()
    let marked = try first.ask("annotations/markRedactions", #""query": "Xanadu""#)
    let wanted = count("elsewhere", marked)
    #expect(wanted > 5)
    _ = try first.ask("document/save")

    let applied = try client().ask("annotations/applyRedactions")
    #expect(count("elsewhere", applied) == wanted)
    #expect(count("remaining", applied) == 0)
  }

  @Test func goesWithItsMarks() throws {
    let client = try client()
    _ = try client.ask("annotations/markRedactions", #""query": "Xanadu""#)
    _ = try client.ask("document/undo")
    let applied = try client.ask("annotations/applyRedactions")
    #expect(count("removed", applied) == 0)
    #expect(count("elsewhere", applied) == 0)
  }

  @Test func keepsItsPlaces() throws {
    let first = try client()
    let places = TextPlaceNames.all.filter { $0 != "outline" && $0 != "text" }
      .map { #""\#($0)": false"# }.joined(separator: ", ")
    _ = try first.ask("annotations/markRedactions", #""query": "Xanadu", "places": {\#(places)}"#)
    _ = try first.ask("document/save")

    let applied = try client().ask("annotations/applyRedactions")
    #expect(applied[member: "elsewhere"] == [["where": "outline", "count": 1]])
  }

  @Test func isRefusedIfItCannotBeSearched() throws {
    let client = try client()
    let mark = #"{"type": "redact", "pageIndex": 0, "rect": [10, 10, 90, 40], "query": {"#
    _ = try client.ask(
      "annotations/add", #""annotation": \#(mark)"text": "(", "regex": true}}"#)
    let error = try client.error("annotations/applyRedactions")
    #expect(error[member: "data"]?[member: "kind"]?.string == "unsupported")
    let applied = try client.ask("annotations/applyRedactions", #""elsewhere": false"#)
    #expect(count("removed", applied) > 0)
  }
}

private enum TextPlaceNames {
  static let all = [
    "text", "hidden", "annotations", "fields", "outline", "metadata", "attachments", "structure",
    "links", "scripts", "names",
  ]
}
