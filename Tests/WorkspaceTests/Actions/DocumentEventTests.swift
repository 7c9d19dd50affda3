// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Interaction
import Testing

@testable import Workspace

/// What a document does when it is saved, printed and closed, also where no view of it is open.
@Suite struct DocumentEventTests {
  private let documents: Documents
  private let open: OpenDocument
  private let file: URL

  init() throws {
    file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/actions.pdf")
    try FileManager.default.copyItem(at: fixture, to: file)
    documents = Documents(
      context: try EngineContext(cacheBytes: 8 << 20), clock: { 1_700_000_000 },
      randomness: { 1 })
    open = try documents.open(.file(file.path), password: nil, isReadOnly: false)
  }

  private static let hide = Action(
    .special(.hide),
    members: ["targets": .list([.record(["annotationId": .text("square")])])])

  private func set(_ action: Action, _ trigger: ActionTrigger) throws {
    let edit = try SetAction(action, for: trigger, of: .document, in: open.document)
    try open.editor.perform(edit, cause: .api)
  }

  private var isHidden: Bool? {
    get throws { try open.document.page(0).annotation("square")?.flags.contains(.hidden) }
  }

  @Test(arguments: [ActionTrigger.willSave, .didSave])
  func savingRunsThemWithoutAView(trigger: ActionTrigger) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try set(Self.hide, trigger)
    try open.save(to: nil)
    #expect(try isHidden == true)
    // What is done before is saved too.
    #expect(open.editor.isDirty == (trigger == .didSave))
  }

  @Test func closingRunsItWithoutAView() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try set(Self.hide, .willClose)
    open.end()
    #expect(try isHidden == true)
  }

  @Test(arguments: [ActionTrigger.willPrint, .didPrint])
  func printingRunsThemWithoutAView(trigger: ActionTrigger) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try set(Self.hide, trigger)
    #expect(try open.run(trigger).map(\.isPerformed) == [true])
    #expect(try isHidden == true)
  }

  @Test func whatWouldBeShownSaysWhyNot() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    var told: [HostRequest] = []
    var events = 0
    open.views.observe = { view in
      view.client.didHappen = { event in
        events += 1
        if case .host(let request) = event { told.append(request) }
      }
    }
    try set(Action(.named("LastPage"), next: [Action(.uri("https://example.org"))]), .didPrint)
    let outcomes = try open.run(.didPrint)
    #expect(outcomes.map(\.isPerformed) == [false, false])
    #expect(outcomes.first?.reason == "No view of the document is open that could show it.")
    #expect(told.count == 1 && events == 1)
  }

  @Test func anOpenViewIsUsed() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let view = try open.views.open(ViewState(size: OpenView.defaultSize))
    try set(Action(.named("LastPage")), .didPrint)
    #expect(try open.run(.didPrint).map(\.isPerformed) == [true])
    #expect(view.view.currentPage == 2)
    #expect(try open.run(.willSave).isEmpty)
  }
}
