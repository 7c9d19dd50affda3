// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// A tool that a client's tool wraps. The client's tool is asked about each event first, and
/// decides whether the wrapped tool gets it. Everything else is the wrapped tool's own.
///
/// A client that gives no usable answer does not take the tool away from the user: the event
/// passes.
struct WrappedTool: Tool {
  private var face: ClientToolDisplay
  private(set) var inner: any Tool
  /// The owner of the long press or drag under way.
  private var owner = Owner.inner

  private enum Owner {
    case inner
    /// The client took the beginning: the wrapped tool gets no step of it.
    case client
  }

  init(_ registration: ClientToolRegistration, around inner: any Tool) {
    face = ClientToolDisplay(registration)
    self.inner = inner
  }

  var registration: ClientToolRegistration { face.registration }
  var name: ToolName { inner.name }
  var wrapped: any Tool {
    get { inner.wrapped }
    set { inner.wrapped = newValue }
  }
  var takesText: Bool { inner.takesText }
  var hasWork: Bool { inner.hasWork }
  var enteredAnnotation: String? { inner.enteredAnnotation }
  func state(in context: any ToolContext) -> String { inner.state(in: context) }
  func outlives(_ view: View) -> Bool { inner.outlives(view) }

  func wrappers(asking event: ToolEvent) -> [ToolName] {
    let own = face.asks(about: event) == nil ? [] : [registration.name]
    return own + inner.wrappers(asking: event)
  }

  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    try inner.overlay(in: context) + face.items
  }

  func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem] {
    try inner.menu(in: context) + face.choices
  }

  func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? {
    if let wanted = face.wanted { return wanted }
    return try inner.requirement(in: context)
  }

  mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if event.step?.phase == .began { owner = .inner }
    guard let kind = face.asks(about: event), let view = context as? OpenView else {
      if owner == .client, event.step != nil { return .handled }
      return try inner.handle(event, in: context)
    }
    let isOwnAnswer = kind == .answer && face.wanted != nil
    let outcome: ToolOutcome
    do throws(ToolError) {
      outcome = try face.ask(kind, event, before: inner, in: view)
    } catch {
      guard case .client = error else { throw error }
      view.event.announcements.failures.append(error)
      return try inner.handle(event, in: context)
    }
    let isPassed = outcome == .notHandled
    if let step = event.step {
      if step.phase == .began, !isPassed { owner = .client }
      if owner == .client { return isPassed ? .handled : outcome }
      // The client cannot keep the end of a gesture that the wrapped tool has begun.
      if !isPassed, step.phase == .ended || step.phase == .cancelled {
        _ = try inner.handle(event.cancelled, in: context)
      }
    }
    guard isPassed, !isOwnAnswer else { return isPassed ? .handled : outcome }
    view.event.announcements.passed.append(PassedEvent(registration.name, kind, event.step?.phase))
    return try inner.handle(event, in: context)
  }

  mutating func aim(at field: Widget?) { inner.aim(at: field) }

  mutating func predict(_ samples: [PointerSample], in context: any ToolContext) throws(ToolError) {
    try inner.predict(samples, in: context)
  }

  func leastStroke(
    from press: PointerSample, in context: any ToolContext
  ) throws(ToolError) -> Double? {
    try inner.leastStroke(from: press, in: context)
  }

  mutating func follow(_ context: any ToolContext) throws(ToolError) { try inner.follow(context) }
  mutating func commit(_ context: any ToolContext) throws(ToolError) { try inner.commit(context) }
  mutating func store(_ context: any ToolContext) throws(ToolError) { try inner.store(context) }
  mutating func cancel(_ context: any ToolContext) throws(ToolError) { try inner.cancel(context) }
  mutating func leave(_ context: any ToolContext) throws(ToolError) { try inner.leave(context) }
}

/// An event that a client's tool passed to its wrapped tool.
public struct PassedEvent: Hashable, Sendable {
  public let wrapper: ToolName
  public let kind: ClientToolEvent
  /// For a long press or drag.
  public let phase: GesturePhase?

  init(_ wrapper: ToolName, _ kind: ClientToolEvent, _ phase: GesturePhase?) {
    (self.wrapper, self.kind, self.phase) = (wrapper, kind, phase)
  }
}

extension ToolEvent {
  fileprivate var step: GestureStep? {
    if case .gesture(let gesture) = self { gesture.step } else { nil }
  }

  /// The same event, cancelled.
  fileprivate var cancelled: ToolEvent {
    guard case .gesture(let gesture) = self, var step = gesture.step else { return self }
    step.phase = .cancelled
    if case .longPress = gesture { return .gesture(.longPress(step)) }
    return .gesture(.drag(step))
  }
}

extension OpenView {
  /// Tells the client's tools the outcome of events they passed on. It also reports the tools that gave
  /// no usable answer.
  func tellPassed(_ passage: ToolManager.Passage, _ report: inout EventReport) {
    let (passed, failures) = (event.announcements.passed, event.announcements.failures)
    (event.announcements.passed, event.announcements.failures) = ([], [])
    for event in passed { happen(.passed(event, passage, self.event.actedComponent)) }
    report.error = report.error ?? failures.first
  }
}
