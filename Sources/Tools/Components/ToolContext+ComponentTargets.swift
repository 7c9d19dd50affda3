// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension ToolContext {
  /// The target of a component at a place. Any gesture counts, and components before this one do not
  /// matter. `nil` if there is nothing to act on.
  public func target(
    of component: Component, at sample: PointerSample
  ) throws(ToolError) -> ComponentContext? {
    switch component {
    case .selectAnnotation:
      return try firstThing(at: sample, where: EditingTools.canSelect)
    case .deselectAnnotation: return selection.annotations.isEmpty ? nil : ComponentContext.none
    case .transformAnnotation:
      return try AnnotationEditTool(EditingTools.tool(for: try selectedAnnotations))
        .hold(at: sample, self)
    case .editAnnotation: return try firstThing(at: sample, where: \.holdsSomething)
    case .openLinkAnnotation:
      for thing in try annotations(at: sample) {
        if thing.playsSomething { return .annotation(thing.id) }
        if try acts(thing) { return .annotation(thing.id) }
      }
      return try detectedLink(at: sample).map(ComponentContext.detectedLink)
    case .showAnnotationMenu: return try isEmpty(at: sample) ? ComponentContext.none : nil
    case .fastScroll: return fastScrollDirection(at: sample).map(ComponentContext.scroll)
    case .smartZoom: return try smartZoom(at: sample).map { .zoom($0.target) }
    case .toggleUserInterface: return ComponentContext.none
    case .selectText:
      if try character(at: sample) != nil { return ComponentContext.none }
      return try image(at: sample).map { _ in .none }
    case .deselectText: return selection.isOfContents ? ComponentContext.none : nil
    }
  }

  /// Whether a touch of an annotation triggers actions (ISO 32000-2, table 197). Fields, which their
  /// tool handles, and media with their own play action do not count.
  public func acts(_ annotation: Annotation) throws(ToolError) -> Bool {
    if annotation.type == .widget { return false }
    if let action = annotation.action {
      return action.kind != .special(.rendition) || !annotation.playsSomething
    }
    guard annotation.type != .link else { return false }
    return try engine { () throws(EngineError) in
      let owner = ActionOwner.annotation(annotation.id)
      if try document.action(of: owner, for: .up) != nil { return true }
      return try document.action(of: owner, for: .down) != nil
    }
  }

  private func firstThing(
    at sample: PointerSample, where isMeant: (Annotation) -> Bool
  ) throws(ToolError) -> ComponentContext? {
    try annotations(at: sample).first(where: isMeant).map { .annotation($0.id) }
  }

  /// Whether this place is on a page, with no object there.
  private func isEmpty(at sample: PointerSample) throws(ToolError) -> Bool {
    guard sample.page != nil, try character(at: sample) == nil else { return false }
    return try annotations(at: sample).isEmpty
  }
}

extension Annotation {
  /// Whether it has contents that the user can work with. The user can enter or choose them, or follow
  /// them like a link.
  fileprivate var holdsSomething: Bool {
    type == .widget || type == .freeText || (type == .link && action != nil)
  }

  /// Whether a touch plays its media.
  fileprivate var playsSomething: Bool {
    EditingTools.component(for: self) == .openLinkAnnotation
  }
}
