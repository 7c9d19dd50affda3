// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// The trials of `pan` for each way to touch the page. They are made in order until one of them acts.
enum PanTable {
  enum Trial {
    /// The annotations, fields and links at a touch, the likeliest first.
    case things
    /// The annotations and fields at a touch, without links. Only a tap follows links.
    case annotations
    /// The annotations and fields under the pointer, without links and marked text.
    case solidThings
    /// Text that looks like a URI.
    case detectedLink
    case linkMenu
    case text
    case image, fastScroll, smartZoom, userInterface, creationMenu
  }

  static func trials(for touch: PanTouch, by pointer: PointerType) -> [Trial] {
    let isMouse = pointer == .mouse
    return switch touch {
    case .tap: [.things, .detectedLink, .fastScroll, .userInterface]
    // Each of several quick taps at the side turns a page, like the first one.
    case .doubleTap: [.solidThings, .fastScroll, isMouse ? .text : .smartZoom, .annotations]
    case .tripleTap: [.solidThings, .fastScroll] + (isMouse ? [.text] : []) + [.annotations]
    case .longPress: [.linkMenu, .solidThings, .text, .annotations, .image, .creationMenu]
    case .secondaryClick: [.linkMenu, .solidThings, .text, .annotations, .creationMenu]
    }
  }

  /// The tools that place their object where the menu was opened. Other tools are only made current.
  static let placing: Set<ToolName> = [
    "sticky", "freeText", "callout", "dateText", "signature", "imageStamp", "rubberStamp",
    "checkMark", "crossMark", "dotMark", "fileAttachment", "sound", "count",
  ]
}

/// A way to touch the page.
enum PanTouch {
  case tap, doubleTap, tripleTap, longPress, secondaryClick
}

extension PanTable.Trial {
  /// The annotations at a touch for this trial, the likeliest first; links only with an action.
  func things(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> [Annotation] {
    guard let place = sample.page else { return [] }
    let hits = try context.annotations(at: sample)
    switch self {
    case .things: return hits.filter { $0.type != .link || $0.action != nil }
    case .annotations: return hits.filter { $0.type != .link }
    case .solidThings:
      return hits.filter {
        $0.type != .link && !$0.type.isTextMarkup && $0.distance(to: place.point) == 0
      }
    case .linkMenu: return hits.filter { $0.type == .link && $0.action != nil }
    case .detectedLink, .text, .image, .fastScroll, .smartZoom, .userInterface, .creationMenu:
      return []
    }
  }

  /// Whether this trial handles a touch of an annotation. The touch acts on the annotation, or goes to
  /// its tool.
  func takes(
    _ thing: Annotation, at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> Bool {
    func allows(_ component: Component, _ subject: Annotation) throws(ToolError) -> Bool {
      try context.allows(component, .annotation(subject.id), at: place)
    }
    if self == .linkMenu { return try allows(.editAnnotation, thing) }
    // A second tap or a long press does not repeat the action of a tap.
    if self == .things, try context.acts(thing), try allows(.openLinkAnnotation, thing) {
      return true
    }
    if thing.type == .link { return false }
    let component = EditingTools.component(for: thing)
    guard component == .selectAnnotation else { return try allows(component, thing) }
    return try allows(component, try context.group(of: thing).first ?? thing)
  }
}

extension PanTable {
  /// The annotation that takes a touch. The touch acts on it, or goes to its tool.
  static func thing(
    for touch: PanTouch, at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Annotation? {
    for trial in trials(for: touch, by: sample.pointerType) {
      for thing in try trial.things(at: sample, context)
      where try trial.takes(thing, at: sample.page, context) {
        return thing
      }
    }
    return nil
  }
}

extension ToolContext {
  /// The annotations that are edited together with one. It is included. They are in the page's order.
  func group(of annotation: Annotation) throws(ToolError) -> [Annotation] {
    EditingTools.group(
      of: annotation, among: try engine(document.page(annotation.pageIndex).annotations))
  }

  /// The index of the character at a touch; `nil` beside all text.
  public func character(at sample: PointerSample) throws(ToolError) -> Int? {
    guard let place = sample.page else { return nil }
    let tolerance = HitTolerance.pixels(sample.pointerType) / view.state.scale
    return try text(onPage: place.pageIndex)
      .position(at: place.point, tolerance: tolerance)?.character
  }

  /// The text at a touch that looks like a URI. `nil` if the options do not ask for link detection.
  func detectedLink(at sample: PointerSample) throws(ToolError) -> String? {
    guard options.linkDetection, let place = sample.page,
      let character = try character(at: sample)
    else { return nil }
    return try text(onPage: place.pageIndex).uri(at: character)
  }
}
