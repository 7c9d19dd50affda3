// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension PanTool {
  /// - Returns: `nil` if there is nothing to do, or if the component may not act.
  mutating func attempt(
    _ trial: PanTable.Trial, at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome? {
    switch trial {
    case .things, .annotations, .solidThings:
      for thing in try trial.things(at: sample, context) {
        if trial == .things, try context.acts(thing) {
          if let outcome = try follow(thing, at: sample.page, context) { return outcome }
        }
        if let outcome = try touch(thing, at: sample, context) { return outcome }
      }
      return nil
    case .linkMenu:
      for link in try trial.things(at: sample, context) {
        let isShown = try context.activate(
          .editAnnotation, .annotation(link.id), at: sample.page, {})
        if isShown { return choose(from: link, at: sample, context) }
      }
      return nil
    case .detectedLink:
      guard let uri = try context.detectedLink(at: sample), let place = sample.page else {
        return nil
      }
      return try acted(.openLinkAnnotation, .detectedLink(uri), at: place, context) {
        () throws(ToolError) in try context.follow(Action(.uri(uri)), from: place)
      }
    case .text:
      guard try context.character(at: sample) != nil,
        try context.allows(.selectText, .none, at: sample.page)
      else { return nil }
      return .handOver(.textSelect)
    case .image:
      guard try context.image(at: sample) != nil,
        try context.allows(.selectText, .none, at: sample.page)
      else { return nil }
      return .handOver(.textSelect)
    case .fastScroll: return try context.fastScroll(at: sample) ? .handled : nil
    case .smartZoom: return try context.performSmartZoom(at: sample) ? .handled : nil
    case .userInterface:
      return try acted(.toggleUserInterface, .none, at: sample.page, context) {
        context.tell(.toggleUserInterface)
      }
    case .creationMenu:
      guard sample.page != nil,
        try context.activate(.showAnnotationMenu, .none, at: sample.page, {})
      else { return nil }
      return choose(from: nil, at: sample, context)
    }
  }

  /// Hands an annotation over to its tool. The tool asks the same component again.
  private func touch(
    _ thing: Annotation, at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome? {
    guard try PanTable.Trial.annotations.takes(thing, at: sample.page, context) else { return nil }
    if let outcome = try press(thing, at: sample.page, context) { return outcome }
    let isGrouped = try context.group(of: thing).count > 1
    return .handOver(isGrouped ? .annotationEdit : EditingTools.tool(for: thing))
  }

  /// Presses a button of a form that may not be filled in: its action may well be allowed, such as one that
  /// shows another page.
  ///
  /// - Returns: `nil` if the annotation is none, or the button is for the tool that fills in forms.
  private func press(
    _ thing: Annotation, at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome? {
    guard thing.type == .widget, let place, !context.mayFillForms,
      let button = try context.widget(thing), button.field.kind == .button
    else { return nil }
    return try acted(.editAnnotation, .annotation(thing.id), at: place, context) {
      () throws(ToolError) in try context.release(button, at: place)
    }
  }

  private mutating func choose(
    from link: Annotation?, at sample: PointerSample, _ context: any ToolContext
  ) -> ToolOutcome {
    current = .choosing(MenuPlace(sample, link, in: context))
    return .handled
  }

  func follow(
    _ link: Annotation, at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome? {
    guard let place, try context.acts(link) else { return nil }
    return try acted(.openLinkAnnotation, .annotation(link.id), at: place, context) {
      () throws(ToolError) in try context.follow(link, from: place)
    }
  }

  private func acted(
    _ component: Component, _ about: ComponentContext, at place: PagePoint?,
    _ context: any ToolContext, _ action: () throws(ToolError) -> Void
  ) throws(ToolError) -> ToolOutcome? {
    try context.activate(component, about, at: place, action) ? .handled : nil
  }
}
