// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Tools

extension OpenView {
  /// Whether a component could act if switched on, and its target. It would act at this place. The
  /// built-in and the client's conditions are asked, without effects (after Nutrient's `canActivate`).
  public func mayActivate(
    _ component: Component, at sample: PointerSample
  ) throws(ToolError) -> (verdict: Verdict, context: ComponentContext?) {
    try aside { () throws(ToolError) in
      try trying(component, at: sample) { (target) throws(ToolError) in
        guard case .found(let context) = target else { return (target.verdict, nil) }
        let place = place(of: sample, for: component)
        return (try permittedVerdict(component, context, at: place), context)
      }
    }
  }

  /// Lets a component act at a place (after Nutrient's `tryTo…`). It acts even if it is switched off,
  /// unless a condition forbids it. Its observers are notified.
  ///
  /// - Returns: `.wouldAct` if it did act.
  public func attempt(
    _ component: Component, at sample: PointerSample
  ) throws(ToolError) -> Verdict {
    input.heldTap.deliver()
    forgetActivation()
    return try trying(component, at: sample) { (target) throws(ToolError) in
      guard case .found(let context) = target else { return target.verdict }
      let place = place(of: sample, for: component)
      let verdict = try permittedVerdict(component, context, at: place)
      guard verdict == .wouldAct else { return verdict }
      do throws(ToolError) {
        try withTools { () throws(ToolError) in
          try perform(component, context, at: sample)
        }
      } catch {
        guard let refusal = Verdict(error) else { throw error }
        return refusal
      }
      return event.actedComponent == component ? .wouldAct : .noContext
    }
  }

  /// The verdict on a component's use. If the component may be used at all, this is the verdict of its
  /// gates.
  func permittedVerdict(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> Verdict {
    do throws(EditError) { try owner.check(component) } catch {
      guard case .notPermitted(let by, let why) = error else { throw .edit(error) }
      return .notPermitted(by: by, why)
    }
    return try verdict(component, context, at: place)
  }

  private func trying<Result>(
    _ component: Component, at sample: PointerSample,
    _ body: (ComponentTarget) throws(ToolError) -> Result
  ) throws(ToolError) -> Result {
    let held = event.pointer
    (event.tried, event.pointer) = (component, sample)
    defer { (event.tried, event.pointer) = (nil, held) }
    return try body(try reachedTarget(of: component, at: sample))
  }

  /// The target of a component, unless the way to it is refused. Other components may be asked on the
  /// way: a drag asks whether it may select what it will move.
  func reachedTarget(
    of component: Component, at sample: PointerSample
  ) throws(ToolError) -> ComponentTarget {
    do throws(ToolError) {
      guard let context = try target(of: component, at: sample) else { return .none }
      return .found(context)
    } catch {
      guard let refusal = Verdict(error) else { throw error }
      return .refused(refusal)
    }
  }

  private func perform(
    _ component: Component, _ context: ComponentContext, at sample: PointerSample
  ) throws(ToolError) {
    switch component {
    case .selectAnnotation: try select(context, at: sample)
    case .editAnnotation: try edit(context, at: sample)
    case .openLinkAnnotation: try open(context, at: sample)
    case .showAnnotationMenu: try give(.contextMenu(sample), to: .pan)
    case .toggleUserInterface:
      _ = try activate(component, context, at: sample.page) { tell(.toggleUserInterface) }
    case .fastScroll: _ = try fastScroll(at: sample)
    case .smartZoom: _ = try performSmartZoom(at: sample)
    case .deselectAnnotation, .transformAnnotation, .selectText, .deselectText: break
    }
  }

  private func select(_ context: ComponentContext, at sample: PointerSample) throws(ToolError) {
    guard let annotation = try annotation(of: context, at: sample.page) else { return }
    let all = try engine(document.page(annotation.pageIndex).annotations)
    let group = EditingTools.group(of: annotation, among: all)
    let selection = Selection.annotations(
      group.map { SelectedAnnotation(id: $0.id, pageIndex: $0.pageIndex) })
    let permitted = try permitted(selection)
    _ = try activate(.selectAnnotation, context, at: sample.page) { () throws(ToolError) in
      try choose(permitted)
    }
  }

  /// Edits the object of a component's context. It focuses a field, opens a free text for editing, or
  /// offers the menu of a link.
  private func edit(_ context: ComponentContext, at sample: PointerSample) throws(ToolError) {
    guard let annotation = try annotation(of: context, at: sample.page) else { return }
    switch annotation.type {
    case .widget: try give(.tap(sample), to: .formFill)
    case .link: try give(.contextMenu(sample), to: .pan)
    default:
      let only = SelectedAnnotation(id: annotation.id, pageIndex: annotation.pageIndex)
      let wanted = Selection.annotations([only])
      if selection != wanted {
        guard try permitted(wanted) == wanted else { return }
        try choose(wanted)
      }
      try report(tools.handle(.command("edit"), in: self))
    }
  }

  private func open(_ context: ComponentContext, at sample: PointerSample) throws(ToolError) {
    guard let place = sample.page else { return }
    if case .detectedLink(let uri) = context {
      _ = try activate(.openLinkAnnotation, context, at: place) { () throws(ToolError) in
        try actions.follow(Action(.uri(uri)), from: place)
      }
      return
    }
    guard let annotation = try annotation(of: context, at: place) else { return }
    guard try acts(annotation) else { return try give(.tap(sample), to: .richMedia) }
    _ = try activate(.openLinkAnnotation, context, at: place) { () throws(ToolError) in
      try actions.follow(annotation, from: place)
    }
  }

  private func give(_ gesture: Gesture, to tool: ToolName) throws(ToolError) {
    if self.tool != tool { try setTool(tool) }
    try report(tools.handle(.gesture(gesture), in: self))
  }

  private func report(_ passage: ToolManager.Passage) throws(ToolError) {
    if let error = passage.error { throw error }
    display.isStale = true
  }
}

/// The result of looking for the target of a component.
enum ComponentTarget {
  case found(ComponentContext)
  case none
  case refused(Verdict)

  /// The verdict if there is no target. ``Verdict/notAsked`` if there is a target.
  var verdict: Verdict {
    switch self {
    case .found: .notAsked
    case .none: .noContext
    case .refused(let verdict): verdict
    }
  }
}
