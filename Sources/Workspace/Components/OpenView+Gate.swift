// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

/// The permission of the component that acts.
struct ActivationGrant {
  var component: Component
  /// The object that the component acts on; `nil` for a drag that asked about everything when it began.
  var context: ComponentContext?

  /// Whether an annotation may be changed without asking again.
  func covers(_ id: String) -> Bool { context.map { $0.annotationID == id } ?? true }
}

/// The single gate for the user's changes: an existing object changes only through a component that may
/// act on it.
extension OpenView {
  public func refusal(
    of component: Component, _ context: ComponentContext, at place: PagePoint?
  ) throws(ToolError) -> ToolError? {
    ToolError(try permittedVerdict(component, context, at: place), of: component)
  }

  public func offers(
    _ component: Component, _ context: ComponentContext, at place: PagePoint?
  ) -> Bool {
    guard isUsable(component) else { return false }
    // Facts that no condition looks at are not read.
    guard !gates(of: component).isEmpty else { return true }
    let annotation = (try? annotation(of: context, at: place)) ?? nil
    return offers(component, context, about: annotation, at: place)
  }

  /// Whether a component may act on a new annotation. The annotation is not in the document yet.
  func offers(_ component: Component, about annotation: Annotation) -> Bool {
    isUsable(component)
      && offers(component, .annotation(annotation.id), about: annotation, at: nil)
  }

  private func isUsable(_ component: Component) -> Bool {
    guard components.isEnabled(component) else { return false }
    do throws(EditError) { try owner.check(component) } catch { return false }
    return true
  }

  private func offers(
    _ component: Component, _ context: ComponentContext, about annotation: Annotation?,
    at place: PagePoint?
  ) -> Bool {
    let question = ActivationQuestion(component: component, context: context, place: place)
    let situation = situation(question, annotation, pointer: nil)
    return gates(of: component).allSatisfy { gate in
      guard case .condition(let condition) = gate.test else { return true }
      return place == nil
        ? condition.holds(in: situation) : condition.foresight(in: situation) != false
    }
  }

  /// - Throws: an error if the edit may not be performed.
  func passGate(_ edit: some Edit) throws(ToolError) {
    let changing: Set<Component> = [.editAnnotation, .transformAnnotation]
    let grant = event.grant.flatMap { changing.contains($0.component) ? $0 : nil }
    for need in EditNeed.all(of: edit) {
      guard let id = need.id else {
        // The edit names a field, but no widget: conditions about annotations do not apply.
        if grant == nil, !components.isEnabled(need.component) {
          throw ToolError(switchedOff: need.component)
        }
        continue
      }
      if grant?.covers(id) == true { continue }
      let component = grant?.component ?? need.component
      if let refusal = try refusal(of: component, need.context(of: component, id), at: nil) {
        throw refusal
      }
    }
  }

  /// - Throws: an error if new annotations may not be made from existing ones.
  func passGate(making new: [Annotation]) throws(ToolError) {
    for annotation in new {
      let verdict = verdict(.editAnnotation, about: annotation, at: nil)
      if let refusal = ToolError(verdict, of: .editAnnotation) { throw refusal }
    }
  }
}

/// The component that an edit needs, for one annotation.
private struct EditNeed {
  var component: Component
  /// The annotation's id.
  var id: String?

  static func all(of edit: any Edit) -> [EditNeed] {
    if let sequence = edit as? EditSequence { return sequence.edits.flatMap(all) }
    if let signing = edit as? SignByHand {
      return [EditNeed(component: .editAnnotation, id: signing.widgetID)]
    }
    let isMove = edit is MoveAnnotations || edit is RelocateAnnotations
    let component: Component = isMove ? .transformAnnotation : .editAnnotation
    return edit.touches.compactMap { touch in
      switch touch {
      case .create, .copy, .bring, .changeForm, .changeField, .changeWidget: nil
      case .change(let annotation), .update(let annotation):
        EditNeed(component: component, id: annotation.id)
      case .fill(let widget): EditNeed(component: component, id: widget.annotation.id)
      case .fillForms, .signByHand: EditNeed(component: component, id: nil)
      }
    }
  }

  func context(of component: Component, _ id: String) -> ComponentContext {
    component == .transformAnnotation ? .transformation(id, .move) : .annotation(id)
  }
}

extension ToolError {
  /// The error for a component that may not act; `nil` if it may act.
  init?(_ verdict: Verdict, of component: Component) {
    switch verdict {
    case .disabled: self.init(switchedOff: component)
    case .notPermitted(let by, let why): self = .edit(.notPermitted(by: by, why))
    case .condition(Components.presetID):
      self = .edit(
        .notPermitted(
          by: Components.presetID,
          "The preset of this view does not let \(component.rawValue) act on this."))
    case .condition(let id):
      self = .vetoed(by: id, "A condition does not let \(component.rawValue) act on this now.")
    case .vetoed(let by, let why): self = .vetoed(by: by, why)
    case .consumed(let by): self = .consumed(by: by)
    case .blocked(let by):
      self = .vetoed(by: by, "The gesture \(by) does not let \(component.rawValue) act.")
    case .wouldAct, .noContext, .notAsked, .preceded, .takenBy: return nil
    }
  }

  init(switchedOff component: Component) {
    self = .edit(
      .notPermitted(
        by: component.rawValue,
        "\(component.rawValue) is switched off in this view: switch it on with "
          + "interaction/setEnabled."))
  }
}
