// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The effect that a gesture would have.
struct GestureOutcome {
  let run: DryRun
  var passage = ToolManager.Passage()
  /// The component that would act; for a drag, or a long press that becomes one, the component that was
  /// allowed to.
  var actor: Component?
  var isHandled = false
}

extension OpenView {
  /// Plays a gesture, or its beginning, without effects. Copies of the tools get it. The client's gates
  /// and hooks answer once: later steps of the same event do not ask them again.
  func rehearse(_ gesture: Gesture) throws(ToolError) -> GestureOutcome {
    let run = DryRun(of: self)
    event.dryRun = run
    defer { event.dryRun = nil }
    var rehearsal = GestureOutcome(run: run)
    let event = ToolEvent.gesture(gesture)
    if let tool = input.pens.toolOfPart(for: event) ?? input.pens.penTool(for: event),
      tool != self.tool
    {
      guard mayTake(tool) else { return rehearsal }
      try run.tools.change(to: tool, in: run)
    }
    if case .drag(let step) = gesture, step.origin.pointerType == .touch, input.pens.fingerScrolls {
      rehearsal.isHandled = true
      return rehearsal
    }
    rehearsal.passage = run.tools.handle(event, in: run)
    rehearsal.actor = run.actor ?? run.componentAtEnd(of: gesture)
    rehearsal.isHandled =
      rehearsal.passage.isHandled || run.actor != nil || rehearsal.passage.error != nil
    if case .longPress(let step) = gesture, step.origin.pointerType == .touch,
      input.pens.mayScroll(rehearsal)
    {
      return GestureOutcome(run: DryRun(of: self), isHandled: true)
    }
    return rehearsal
  }

  /// The text that a question about a component concerns: the text under a link, or the word that would
  /// be selected; `nil` if there is none.
  public func text(of situation: ConditionContext) -> String? {
    if case .detectedLink(let uri) = situation.context { return uri }
    if let link = situation.annotation, link.type == .link { return text(under: link) }
    guard situation.component == .selectText, let place = situation.place,
      let text = try? text(onPage: place.pageIndex)
    else { return nil }
    let tolerance = HitTolerance.pixels(situation.pointerType ?? .mouse) / view.state.scale
    return text.range(of: .word, at: place.point, tolerance: tolerance).map(text.text(of:))
  }

  /// The topmost link at a place.
  public func link(at place: PagePoint) -> Annotation? {
    let all = (try? document.page(place.pageIndex).annotations) ?? []
    return all.last { $0.type == .link && $0.rect.contains(place.point) }
  }

  public func text(under link: Annotation) -> String? {
    let text = (try? text(onPage: link.pageIndex))?.text(in: link.rect) ?? ""
    return text.isEmpty ? nil : text
  }

  /// Evaluates what an event would do. The event under way is not disturbed: it may be waiting for an
  /// answer of the client.
  func aside<Result>(_ look: () throws(ToolError) -> Result) throws(ToolError) -> Result {
    let held = event
    defer { event = held }
    event = EventState(pointer: held.pointer)
    return try look()
  }
}

extension DryRun {
  /// The component that acts when a drag ends; `nil` if there is none. It was asked when the drag
  /// began, or the long press that becomes one. It is `nil` also if it was refused for any object.
  /// Every other component acts at once.
  fileprivate func componentAtEnd(of gesture: Gesture) -> Component? {
    let asked = steps.filter { $0.component == .transformAnnotation }
    guard gesture.step != nil, !asked.isEmpty, asked.allSatisfy({ $0.verdict == .wouldAct }) else {
      return nil
    }
    return .transformAnnotation
  }
}
