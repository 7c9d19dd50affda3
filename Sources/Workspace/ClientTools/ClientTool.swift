// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

/// A tool that asks the client about each event. It does what the client answers.
///
/// The client cleans up its own state: `tool/didChange` reports that a tool was left, as for every tool.
struct ClientTool: Tool {
  private var face: ClientToolDisplay

  init(_ registration: ClientToolRegistration) { face = ClientToolDisplay(registration) }

  var name: ToolName { face.registration.name }
  func state(in context: any ToolContext) -> String { face.state }
  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] { face.items }
  func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem] { face.choices }
  func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? { face.wanted }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let kind = face.asks(about: event) else { return .notHandled }
    // Only the client knows what the tool would do.
    guard let view = context as? OpenView else { return .handled }
    return try face.ask(kind, event, in: view)
  }
}

public struct ClientToolRegistration: Hashable, Sendable {
  public var name: ToolName
  /// The server's tool that this one wraps; `nil` if it stands alone.
  public var wraps: ToolName?
  public var title: String
  public var group: ToolGroup
  /// The type of annotation that the tool creates; `nil` if it creates none.
  public var creates: AnnotationType?
  /// The events that the client is asked about.
  public var events: Set<ClientToolEvent>
  /// The time limit for an answer, in milliseconds.
  public var timeoutMilliseconds: Int

  public init(
    _ name: ToolName, title: String, group: ToolGroup, creates: AnnotationType?,
    events: Set<ClientToolEvent>, timeoutMilliseconds: Int
  ) {
    self.name = name
    self.title = title
    self.group = group
    self.creates = creates
    self.events = events
    self.timeoutMilliseconds = timeoutMilliseconds
  }
}

/// The display of a client's tool in a view, as last reported. It also provides the way to ask the
/// tool.
struct ClientToolDisplay {
  let registration: ClientToolRegistration
  private(set) var state = "idle"
  private(set) var items: [OverlayItem] = []
  private(set) var choices: [MenuItem] = []
  private(set) var wanted: Requirement?

  init(_ registration: ClientToolRegistration) { self.registration = registration }

  /// The kind of an event that the client wants to hear about. `nil` if the client need not be asked
  /// about this event.
  func asks(about event: ToolEvent) -> ClientToolEvent? {
    ClientToolEvent(event).flatMap { registration.events.contains($0) ? $0 : nil }
  }

  /// Asks the client about an event, and follows its answer. This makes the changes in the answer, and
  /// takes over the tool's new display.
  ///
  /// - Parameter tool: the tool that this one wraps, if any.
  /// - Returns: whether the event is handled or passed on.
  mutating func ask(
    _ kind: ClientToolEvent, _ event: ToolEvent, before tool: (any Tool)? = nil, in view: OpenView
  ) throws(ToolError) -> ToolOutcome {
    if kind == .answer { wanted = nil }
    var question = ClientToolQuestion(registration.name, kind, event, state: state)
    question.wrapped = tool.map { ($0.name, $0.state(in: view)) }
    if case .gesture(let gesture) = event {
      question.word = try view.word(at: gesture.sample)
      question.annotations = try view.annotations(at: gesture.sample).map(\.id)
    }
    let reply = try view.client.askTool(question, registration.timeoutMilliseconds)
    if !reply.edits.isEmpty {
      try view.carryOut(EditSequence(name: registration.title, reply.edits))
    }
    state = reply.state ?? state
    items = reply.overlay ?? items
    choices = reply.menu ?? choices
    if let requirement = reply.requirement { wanted = requirement }
    return reply.outcome
  }
}

extension OpenView {
  /// The word at the point of a touch.
  fileprivate func word(at sample: PointerSample) throws(ToolError) -> ClientToolQuestion.Word? {
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
