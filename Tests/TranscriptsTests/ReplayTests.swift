// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

@testable import Transcripts

/// What a replay, and a recording for it, must not touch or tell.
@Suite struct ReplayTests {
  @Test func passwordsOfOtherTypesAreHidden() throws {
    let bench = try RecordingBench()
    let path = JSONTree.string(try bench.fixture("simple.pdf", as: "a.pdf"))
    try bench.begin()
    bench.ask("document/open", ["path": path, "password": 20_231_114])
    bench.ask("document/open", ["path": path, "password": ["hunter2", 20_231_114]])
    bench.ask("document/open", ["path": path, "password": ["hunter2": "hunter2"]])
    bench.recorder.end()
    let text = try bench.text
    #expect(!text.contains("20231114") && !text.contains("hunter2"))
    #expect(try bench.replay() == [])
  }

  /// A folder has one placeholder, however it is spelled, and none within another text.
  @Test func foldersAreToldByTheirPlace() throws {
    let bench = try RecordingBench()
    let path = try bench.fixture("outline.pdf", as: "a.pdf")
    try bench.begin()
    bench.ask("document/open", ["path": .string(path)])
    for (prefix, ending) in [("a", "/"), ("b", "/."), ("c", "/../" + bench.name), ("d", "")] {
      bench.ask(
        "pages/split",
        [
          "documentId": "d1", "folder": .string(bench.folder + ending), "every": 3,
          "prefix": .string(prefix),
        ])
    }
    let address = "https://example.org\(bench.folder)/index.html"
    bench.ask(
      "annotations/add",
      [
        "documentId": "d1",
        "annotation": [
          "type": "link", "pageIndex": 0, "rect": [10, 10, 50, 50],
          "link": ["kind": "uri", "uri": .string(address)],
        ],
      ])
    bench.ask("document/open", ["uri": .string("file://" + path)])
    bench.recorder.end()
    let text = try bench.text
    #expect(text.contains(address) && text.contains("file://$TEMP/a.pdf"))
    #expect(!text.contains("folder2"))
    for name in try FileManager.default.contentsOfDirectory(atPath: bench.folder)
    where name.hasSuffix(".pdf") && name != "a.pdf" {
      try FileManager.default.removeItem(atPath: "\(bench.folder)/\(name)")
    }
    #expect(try bench.replay() == [])
  }

  /// The documents of a transcript are evidence.
  @Test func aReplayLeavesItsDocumentsAndNoMemory() throws {
    let bench = try RecordingBench()
    let path = try bench.fixture("simple.pdf", as: "a.pdf")
    _ = try bench.fixture("outline.pdf", as: "other.pdf")
    let before = try Data(contentsOf: URL(filePath: path))
    let lines = """
      # A bug

      ```transcript a.pdf
      → pages/delete {"documentId":"d1","pages":[1]}
      ← …
      → document/save {"documentId":"d1"}
      → page/render {"documentId":"d1","pageIndex":0,"format":"rgba","delivery":"sharedMemory"}
      → document/open {"path":"$FIXTURES/other.pdf"}
      → document/save {"documentId":"d2","path":"$FIXTURES/new.pdf"}
      ```
      """
    try Data(lines.utf8).write(to: URL(filePath: bench.path))
    let first = try Replay(bench.path, fixtures: nil, hasScriptProcesses: false).lines
    #expect(try Replay(bench.path, fixtures: nil, hasScriptProcesses: false).lines == first)
    #expect(first.contains { $0.contains("sharedMemory") && $0.contains("stride") })
    #expect(!first.contains { $0.contains("error {") }, "\(first)")
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(!FileManager.default.fileExists(atPath: bench.folder + "/new.pdf"))
  }
}
