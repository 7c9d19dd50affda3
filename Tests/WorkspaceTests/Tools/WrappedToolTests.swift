// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Testing

@testable import Workspace

/// Tools of the server's that a client's tool wraps.
@Suite struct WrappedToolTests {
  private let box = [Point(50, 100), Point(100, 150), Point(150, 180)]

  private func bench(wrapping tool: ToolName = "rectangle") throws -> Bench {
    var options = ToolOptions()
    options.returnToPan = false
    let bench = try Bench(tool: tool) { $0 = options }
    try bench.documents.shared.register(registration("own", around: tool))
    return bench
  }

  private func registration(_ name: ToolName, around tool: ToolName) -> ClientToolRegistration {
    var registration = ClientToolRegistration(
      name, title: "Own", group: .draw, creates: nil, events: [.tap, .drag, .command],
      timeoutMilliseconds: 100)
    registration.wraps = tool
    return registration
  }

  private func answer(
    _ bench: Bench, _ outcome: @escaping (ClientToolQuestion) throws(ToolError) -> ToolOutcome
  ) {
    bench.view.client.askTool = { (question, _) throws(ToolError) in
      var reply = ClientToolReply()
      reply.outcome = try outcome(question)
      return reply
    }
  }

  @Test func whatPassesIsDoneAsEver() throws {
    let bench = try bench()
    var told: [(GesturePhase?, Bool)] = []
    bench.view.client.didHappen = { event in
      if case .passed(let passed, let passage, _) = event {
        told.append((passed.phase, passage.isHandled))
      }
    }
    answer(bench) { _ in .notHandled }
    #expect(try bench.drag(box).path.contains("own"))
    #expect(try bench.annotations().map(\.type) == [.square])
    #expect(told.map(\.0) == [.began, .moved, .ended])
    #expect(told.allSatisfy { $0.1 })
    try bench.open.editor.undo()
    #expect(try bench.annotations().isEmpty)
  }

  @Test func whatIsHandledIsNotDone() throws {
    let bench = try bench()
    answer(bench) { _ in .handled }
    #expect(try bench.drag(box).isHandled)
    #expect(try bench.annotations().isEmpty)
    #expect(bench.view.toolState == "rectangle.idle")
  }

  @Test func theEndOfAPassedDragCancelsItWhereItIsHandled() throws {
    let bench = try bench()
    answer(bench) { question in
      guard case .gesture(.drag(let step)) = question.event else { return .notHandled }
      return step.phase == .ended ? .handled : .notHandled
    }
    try bench.drag(box)
    #expect(try bench.annotations().isEmpty)
    #expect(bench.view.toolState == "rectangle.idle" && !bench.view.hasWork)
  }

  @Test func aLateAnswerTakesNoToolAway() throws {
    let bench = try bench()
    answer(bench) { (question) throws(ToolError) in
      throw .client(question.tool, "gave no answer.", isLate: true)
    }
    let report = try bench.drag(box)
    #expect(report.tool == "rectangle")
    #expect(report.error != nil)
    #expect(try bench.annotations().count == 1)
  }

  @Test func itComesAndGoesWhileTheToolIsTheUsers() throws {
    let bench = try Bench(tool: "rectangle")
    var asked = 0
    answer(bench) { _ in
      asked += 1
      return .handled
    }
    try bench.documents.shared.register(registration("own", around: "rectangle"))
    try bench.drag(box)
    #expect(asked == 3)
    #expect(bench.documents.shared.unregister("own"))
    try bench.drag(box)
    #expect(asked == 3)
    #expect(try bench.annotations().count == 1)
  }

  @Test func itStaysThroughHandOvers() throws {
    let bench = try bench(wrapping: .pan)
    var asked: [ToolName] = []
    answer(bench) { question in
      asked.append(question.tool)
      return .notHandled
    }
    try bench.view.setTool("rectangle")
    try bench.drag(box)
    try bench.view.setTool(.pan)
    try bench.tap(Point(50, 150))
    #expect(bench.view.tool == .annotationEdit)
    #expect(asked.count == 1)
    // The editor gives up the selection and hands the tap back to the wrapped tool.
    try bench.tap(Point(250, 300))
    #expect(asked.count == 2)
    try bench.tap(Point(250, 300))
    #expect(asked == ["own", "own", "own"])
  }

  @Test func aDefaultToolOfTheClientsKeepsControl() throws {
    let bench = try Bench(tool: .pan)
    try bench.documents.shared.register(
      ClientToolRegistration(
        "guide", title: "Guide", group: .view, creates: nil, events: [.tap, .drag],
        timeoutMilliseconds: 100))
    answer(bench) { _ in .handOver(.pan) }
    try bench.view.setTool("guide", options: nil, default: "guide")
    try bench.tap(Point(250, 300))
    #expect(bench.view.tool == "guide")
    try bench.drag([Point(250, 300), Point(250, 250), Point(250, 200)])
    #expect(bench.view.tool == "guide")
    try bench.view.setTool(.pan)
    try bench.tap(Point(250, 300))
    #expect(bench.view.tool == .pan)
  }

  @Test func whatCannotBeWrappedIsRefused() throws {
    let bench = try Bench(tool: .pan)
    let shared = bench.documents.shared
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
