// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

/// A tool that asks the client about each event, and does what that answers.
///
/// What the client's part of it has under way is its own affair: a tool that is left is told by
/// `tool/didChange` as everybody is.
struct ClientTool: Tool {
  private let registration: ClientToolRegistration
  private var stateName = "idle"
  private var items: [OverlayItem] = []
  private var choices: [MenuItem] = []
  private var wanted: Requirement?

  init(_ registration: ClientToolRegistration) { self.registration = registration }

  var name: ToolName { registration.name }
  func state(in context: any ToolContext) -> String { stateName }
  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] { items }
  func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem] { choices }
  func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? { wanted }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let kind = ClientToolEvent(event), registration.events.contains(kind) else {
      return .notHandled
    }
    // What it would do, the client alone knows.
    guard let view = context as? OpenView else { return .handled }
    if kind == .answer { wanted = nil }
    var question = ClientToolQuestion(name, kind, event, state: stateName)
    if case .gesture(let gesture) = event {
      question.word = try view.word(at: gesture.sample)
      question.annotations = try view.annotations(at: gesture.sample).map(\.id)
    }
    let reply = try view.askTool(question, registration.timeoutMilliseconds)
    if !reply.edits.isEmpty {
      try context.carryOut(EditSequence(name: registration.title, reply.edits))
    }
    stateName = reply.state ?? stateName
    items = reply.overlay ?? items
    choices = reply.menu ?? choices
    if let requirement = reply.requirement { wanted = requirement }
    return reply.outcome
  }
}

extension OpenView {
  /// The word that a touch means.
  fileprivate func word(
    at sample: PointerSample
  ) throws(ToolError) -> ClientToolQuestion.Word? {
    guard let place = sample.page else { return nil }
    let text = try text(onPage: place.pageIndex)
    let tolerance = HitTolerance.pixels(sample.pointerType) / view.state.scale
    guard let range = text.range(of: .word, at: place.point, tolerance: tolerance) else {
      return nil
    }
    let word = text.text(of: range)
    return word.allSatisfy(\.isWhitespace) ? nil : .init(word, text.quads(of: range))
  }
}
