// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Tools of the server's that a client's tool wraps.
@Suite struct WrappedToolTests {
  private let box = [Point(50, 100), Point(100, 150), Point(150, 180)]

  private func desk(wrapping tool: ToolName = "rectangle") throws -> InkDesk {
    var options = ToolOptions()
    options.returnToPan = false
    let desk = try InkDesk(tool: tool, options: options)
    try desk.documents.shared.register(registration("own", around: tool))
    return desk
  }

  private func registration(_ name: ToolName, around tool: ToolName) -> ClientToolRegistration {
    var registration = ClientToolRegistration(
      name, title: "Own", group: .draw, creates: nil, events: [.tap, .drag, .command],
      timeoutMilliseconds: 100)
    registration.wraps = tool
    return registration
  }

  private func answer(
    _ desk: InkDesk, _ outcome: @escaping (ClientToolQuestion) throws(ToolError) -> ToolOutcome
  ) {
    desk.view.askTool = { (question, _) throws(ToolError) in
      var reply = ClientToolReply()
      reply.outcome = try outcome(question)
      return reply
    }
  }

  @Test func whatPassesIsDoneAsEver() throws {
    let desk = try desk()
    var told: [(GesturePhase?, Bool)] = []
    desk.view.didHappen = { event in
      if case .passed(let passed, let passage, _) = event {
        told.append((passed.phase, passage.isHandled))
      }
    }
    answer(desk) { _ in .notHandled }
    #expect(try desk.drag(box).path.contains("own"))
    #expect(try desk.annotations().map(\.type) == [.square])
    #expect(told.map(\.0) == [.began, .moved, .ended])
    #expect(told.allSatisfy { $0.1 })
    try desk.open.editor.undo()
    #expect(try desk.annotations().isEmpty)
  }

  @Test func whatIsHandledIsNotDone() throws {
    let desk = try desk()
    answer(desk) { _ in .handled }
    #expect(try desk.drag(box).isHandled)
    #expect(try desk.annotations().isEmpty)
    #expect(desk.view.toolState == "rectangle.idle")
  }

  @Test func theEndOfAPassedDragCancelsItWhereItIsHandled() throws {
    let desk = try desk()
    answer(desk) { question in
      guard case .gesture(.drag(let step)) = question.event else { return .notHandled }
      return step.phase == .ended ? .handled : .notHandled
    }
    try desk.drag(box)
    #expect(try desk.annotations().isEmpty)
    #expect(desk.view.toolState == "rectangle.idle" && !desk.view.hasWork)
  }

  @Test func aLateAnswerTakesNoToolAway() throws {
    let desk = try desk()
    answer(desk) { (question) throws(ToolError) in
      throw .client(question.tool, "gave no answer.", isLate: true)
    }
    let report = try desk.drag(box)
    #expect(report.tool == "rectangle")
    #expect(report.error != nil)
    #expect(try desk.annotations().count == 1)
  }

  @Test func itComesAndGoesWhileTheToolIsTheUsers() throws {
    let desk = try InkDesk(tool: "rectangle")
    var asked = 0
    answer(desk) { _ in
      asked += 1
      return .handled
    }
    try desk.documents.shared.register(registration("own", around: "rectangle"))
    try desk.drag(box)
    #expect(asked == 3)
    #expect(desk.documents.shared.unregister("own"))
    try desk.drag(box)
    #expect(asked == 3)
    #expect(try desk.annotations().count == 1)
  }

  @Test func itStaysThroughHandOvers() throws {
    let desk = try desk(wrapping: .pan)
    var asked: [ToolName] = []
    answer(desk) { question in
      asked.append(question.tool)
      return .notHandled
    }
    try desk.view.setTool("rectangle")
    try desk.drag(box)
    try desk.view.setTool(.pan)
    try desk.tap(Point(50, 150))
    #expect(desk.view.tool == .annotationEdit)
    #expect(asked.count == 1)
    // The editor gives up the selection and hands the tap back to the wrapped tool.
    try desk.tap(Point(250, 300))
    #expect(asked.count == 2)
    try desk.tap(Point(250, 300))
    #expect(asked == ["own", "own", "own"])
  }

  @Test func aDefaultToolOfTheClientsKeepsControl() throws {
    let desk = try InkDesk(tool: .pan)
    try desk.documents.shared.register(
      ClientToolRegistration(
        "guide", title: "Guide", group: .view, creates: nil, events: [.tap, .drag],
        timeoutMilliseconds: 100))
    answer(desk) { _ in .handOver(.pan) }
    try desk.view.setTool("guide", options: nil, default: "guide")
    try desk.tap(Point(250, 300))
    #expect(desk.view.tool == "guide")
    try desk.drag([Point(250, 300), Point(250, 250), Point(250, 200)])
    #expect(desk.view.tool == "guide")
    try desk.view.setTool(.pan)
    try desk.tap(Point(250, 300))
    #expect(desk.view.tool == .pan)
  }

  @Test func whatCannotBeWrappedIsRefused() throws {
    let desk = try InkDesk(tool: .pan)
    let shared = desk.documents.shared
    #expect(throws: ToolRegistrationRefusal.nothingToWrap("nothing")) {
      try shared.register(registration("own", around: "nothing"))
    }
    #expect(throws: ToolRegistrationRefusal.nameTaken) {
      try shared.register(registration("ellipse", around: "rectangle"))
    }
    try shared.register(registration("rectangle", around: "rectangle"))
    #expect(shared.wrappers(of: "rectangle") == ["rectangle"])
  }
}
