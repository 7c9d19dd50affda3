// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Geometry
import Interaction

@testable import Workspace

/// A tool that asks for its text, keeps it until it is committed, and may fail with that.
struct TestTool: Tool {
  let name: ToolName
  /// Whether its work can be committed.
  var isStubborn = false
  private var asked: Int?
  private var isDone = false

  init(_ name: ToolName, isStubborn: Bool = false) {
    self.name = name
    self.isStubborn = isStubborn
  }

  func state(in context: any ToolContext) -> String { hasWork ? "waiting" : "idle" }
  var hasWork: Bool { asked != nil }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch event {
    case .gesture(.tap): asked = (asked ?? 0) + 1
    case .answer(.cancelled): asked = nil
    case .answer(.number): asked = 7
    case .answer(.text): throw .invalid("This text will not do.")
    case .gesture(.hover): return .handOver(name == "ping" ? "pong" : "ping")
    default: return .notHandled
    }
    return .handled
  }

  func requirement(in context: any ToolContext) -> Requirement? {
    asked.map { Requirement(.text, prompt: $0 < 7 ? "Words" : "Other words", value: "\($0)") }
  }

  mutating func commit(_ context: any ToolContext) throws(ToolError) {
    guard !isStubborn || asked == nil else { throw .invalid("This cannot be committed.") }
    asked = nil
  }

  mutating func cancel(_ context: any ToolContext) throws(ToolError) { asked = nil }
}

/// A document that is open with tools of the tests' own.
struct Workshop {
  let documents: Documents
  let open: OpenDocument
  let view: OpenView

  init() throws {
    documents = Documents(
      context: try EngineContext(cacheBytes: 8 << 20), clock: { 1_700_000_000 },
      randomness: { 1 })
    for (name, isStubborn) in [
      ("asking", false), ("stubborn", true), ("ping", false), ("pong", false),
    ] {
      documents.shared.tools.append(
        ToolKind(ToolName(rawValue: name), title: name, group: .view) {
          TestTool(ToolName(rawValue: name), isStubborn: isStubborn)
        })
    }
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/simple.pdf").path
    open = try documents.open(.file(path), password: nil, isReadOnly: false)
    view = try open.views.open(ViewState(size: Size(800, 600)))
  }

  func tap() -> EventReport {
    view.handle([
      .tap(PointerSample(position: .zero, page: PagePoint(pageIndex: 0, point: Point(50, 50))))
    ])
  }
}
