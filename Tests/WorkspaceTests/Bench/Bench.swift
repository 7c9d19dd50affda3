// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Interaction
import Tools

@testable import Workspace

/// A document in a view at one pixel a point, a user who touches it, and a record of what the view
/// told its client. Points are in a page's space.
final class Bench {
  let documents: Documents
  let open: OpenDocument
  let view: OpenView
  private(set) var told: [HostRequest] = []
  private(set) var tools: [ToolName] = []
  /// What the user touches the page with.
  var pointer = PointerType.mouse
  /// Milliseconds on the user's clock.
  var time = 0.0
  /// Whether gestures are sent as raw pointer events, and the view recognises them.
  var isRaw = false

  /// - Parameters:
  ///   - fixture: the name of a file in `Tests/Fixtures`, or an absolute path.
  ///   - tool: the view's tool; `nil`: the default one.
  ///   - change: changes to the options of every tool.
  init(
    _ fixture: String = "simple.pdf", tool: ToolName? = nil, size: Size = Size(800, 1200),
    isReadOnly: Bool = false, limits: EngineLimits = EngineLimits(),
    options change: (inout ToolOptions) -> Void = { _ in }
  ) throws {
    var drawn: UInt64 = 0
    documents = Documents(
      context: try EngineContext(cacheBytes: 8 << 20, limits: limits), clock: { 1_700_000_000 },
      randomness: {
        drawn += 1
        return drawn
      })
    open = try documents.open(.file(Self.path(of: fixture)), password: nil, isReadOnly: isReadOnly)
    view = try open.views.open(ViewState(size: size))
    view.client.didHappen = { [unowned self] event in
      switch event {
      case .host(let request): told.append(request)
      case .toolChanged(let tool, _): tools.append(tool)
      default: break
      }
    }
    var options = ToolOptions()
    change(&options)
    if options != ToolOptions() {
      for kind in ToolTable.kinds { view.tools.options[kind.name] = options }
    }
    if let tool { try view.setTool(tool) }
  }

  private static func path(of fixture: String) -> String {
    if fixture.hasPrefix("/") { return fixture }
    return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/\(fixture)").path
  }

  /// Does something with another pointer.
  @discardableResult
  func using<Result>(
    _ pointer: PointerType, _ act: (Bench) throws -> Result
  ) rethrows -> Result {
    let before = self.pointer
    defer { self.pointer = before }
    self.pointer = pointer
    return try act(self)
  }

  func forgetTold(from index: Int) { told.removeSubrange(index...) }

  var document: Document { open.document }
  var state: String { view.toolState }
  var undoNames: [String] { open.editor.undoNames }
  var selectedIDs: [String] { view.selection.annotations.map(\.id) }
  var selectedText: String? {
    get throws { try view.selection.text.map { try view.selectedText($0) } }
  }

  /// Passes an event to the current tool, as the view does.
  @discardableResult
  func send(_ event: ToolEvent) -> ToolManager.Passage {
    view.event.actedComponent = nil
    return view.tools.handle(event, in: view)
  }

  @discardableResult
  func run(_ command: CommandName) -> ToolManager.Passage { send(.command(command)) }
}
