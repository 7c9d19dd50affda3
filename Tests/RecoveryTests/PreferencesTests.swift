// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// What a user arranged, over the lives of several servers with one state folder.
@Suite(.ownThreads) struct PreferencesTests {
  private let state: URL
  private let document: URL
  private var file: URL { state.appending(path: "toolbar.json") }

  init() throws {
    state = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    document = URL(filePath: #filePath).appending(path: "../../Fixtures/simple.pdf").standardized
  }

  private func server() throws -> MortalServer {
    try MortalServer(state: state, opening: document)
  }

  private func favourites(_ server: MortalServer) throws -> [String] {
    let toolbar = try server.result("toolbar/get", ["group": "favourites"])
    guard case .array(let items)? = toolbar[member: "groups"]?[0]?[member: "items"] else {
      return []
    }
    return items.compactMap { $0[member: "tool"]?.string }
  }

  private func color(_ server: MortalServer) throws -> String? {
    let styles = try server.result("styles/get", ["tool": "freehand"])
    return styles[member: "styles"]?[0]?[member: "style"]?[member: "color"]?.string
  }

  private func arrange(_ server: MortalServer) throws {
    _ = try server.result(
      "toolbar/update", ["add": [["group": "favourites", "tool": "freehand"]]])
    _ = try server.result(
      "tool/setStyle",
      ["documentId": "d1", "tool": "freehand", "style": ["color": "#123456"]])
    _ = try server.result(
      "styles/set", ["tool": "highlight", "preset": 3, "style": ["opacity": 0.25]])
    _ = try server.result("shutdown", [:])
  }

  @Test func theNextSessionFindsIt() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    try arrange(server())
    let next = try server()
    #expect(try favourites(next) == ["freehand"])
    #expect(try color(next) == "#123456")
    let highlight = try next.result("styles/get", ["annotationType": "highlight"])
    let presets = highlight[member: "styles"]?[0]?[member: "presets"]
    #expect(presets?[3]?[member: "opacity"]?.wireText == "0.25")
    #expect(presets?[2]?[member: "opacity"]?.wireText == "1")
    #expect(highlight[member: "warning"] == nil)
  }

  @Test(arguments: [
    "", "nonsense", "[1, 2]", #"{"version": 99}"#, #"{"version": 1, "styles": {"line": 7}}"#,
    #"{"version": 1, "styles": {"line": {"opacity": 1e9}}}"#,
    #"{"version": 1, "groups": [{"id": "a"}]}"#, "%PDF-1.7",
  ])
  func aBrokenFileIsSetAside(_ content: String) throws {
    defer { try? FileManager.default.removeItem(at: state) }
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
    let server = try server()
    let toolbar = try server.result("toolbar/get", ["group": "favourites"])
    #expect(toolbar[member: "warning"]?.string?.contains("toolbar.json.broken-1") == true)
    let aside = state.appending(path: "toolbar.json.broken-1")
    #expect(try Data(contentsOf: aside) == Data(content.utf8))
    try arrange(server)
    #expect(try favourites(self.server()) == ["freehand"])
  }

  @Test func whatWasAnsweredOutlivesAKill() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let first = try server()
    _ = try first.result(
      "toolbar/update", ["add": [["group": "favourites", "tool": "freehand"]]])
    first.kill()
    #expect(try favourites(server()) == ["freehand"])
  }

  /// Changes in the processes of two documents, made at the same time, are both kept everywhere.
  @Test func changesInTwoDocumentsAreKept() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let server = try FrontedServer(state: state, ["--workers", "on"], isStrict: true)
    for _ in 0..<2 {
      _ = try server.request("document/open", ["path": .string(document.path)])
    }
    let tools = ["freehand", "rectangle"] as [JSONTree]
    let sent = try zip(["d1", "d2"] as [JSONTree], tools).map { document, tool in
      try server.send(
        "tool/setStyle", ["documentId": document, "tool": tool, "style": ["color": "#123456"]])
    }
    for id in sent { #expect(try server.answer(id).kind == nil) }
    for document in ["d1", "d2"] as [JSONTree] {
      let told = try server.request("tool/list", ["documentId": document])
      for tool in tools {
        let found = told[member: "tools"]?.elements.first { $0[member: "id"] == tool }
        #expect(found?[member: "style"]?[member: "color"] == "#123456")
      }
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept.contains("freehand") && kept.contains("rectangle"))
  }

  /// Two servers of one user change the styles of different tools.
  @Test func twoServersKeepEachOthersStyles() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let (first, second) = (try server(), try server())
    #expect(try color(first) == "#ff0000")
    _ = try second.result("styles/set", ["tool": "highlight", "style": ["opacity": 0.25]])
    try arrange(first)
    _ = try second.result("shutdown", [:])
    let third = try server()
    #expect(try color(third) == "#123456")
    let highlight = try third.result("styles/get", ["tool": "highlight"])
    let style = highlight[member: "styles"]?[0]?[member: "style"]
    #expect(style?[member: "opacity"]?.wireText == "0.25")
  }

  @Test func theLastOfTwoServersCounts() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let (first, second) = (try server(), try server())
    #expect(try color(first) == "#ff0000")
    #expect(try color(second) == "#ff0000")
    _ = try second.result(
      "toolbar/update", ["add": [["group": "favourites", "tool": "eraser"]]])
    _ = try second.result("shutdown", [:])
    try arrange(first)
    let third = try server()
    #expect(try favourites(third) == ["freehand"])
    #expect(try color(third) == "#123456")
  }
}
