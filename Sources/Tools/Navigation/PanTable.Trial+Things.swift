// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

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
}

extension ToolContext {
  /// The index of the character at a touch; `nil` beside all text.
  public func character(at sample: PointerSample) throws(ToolError) -> Int? {
    guard let place = sample.page else { return nil }
    let tolerance = HitTolerance.pixels(sample.pointerType) / view.state.scale
    return try text(onPage: place.pageIndex)
      .position(at: place.point, tolerance: tolerance)?.character
  }

  /// The text at a touch that looks like a URI, if the options ask for link detection.
  func detectedLink(at sample: PointerSample) throws(ToolError) -> String? {
    guard options.linkDetection, let place = sample.page,
      let character = try character(at: sample)
    else { return nil }
    return try text(onPage: place.pageIndex).uri(at: character)
  }
}
