// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// A way to touch something.
enum PanTouch {
  case tap
  /// The second or third tap of a series.
  case repeated
  /// A long press or a secondary click.
  case press
}

/// What a touch means.
enum PanTarget {
  enum Kind { case annotation, link, detectedLink, text, page, outside }

  /// Neither a link nor a popup.
  case annotation(Annotation)
  case link(Annotation, Action)
  /// Text that looks like a URI.
  case detectedLink(String)
  case text
  /// A place on a page with nothing there.
  case page
  case outside

  var kind: Kind {
    switch self {
    case .annotation: .annotation
    case .link: .link
    case .detectedLink: .detectedLink
    case .text: .text
    case .page: .page
    case .outside: .outside
    }
  }

  var link: Annotation? { if case .link(let link, _) = self { link } else { nil } }
}

extension PanTouch {
  /// What lies there for this way to touch it. A tap means what can be touched; other ways mean text
  /// before a link that lies on it, and before an annotation that is no more than near.
  func target(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> PanTarget {
    guard let place = sample.page else { return .outside }
    let hits = try context.annotations(at: sample)
    let text = try context.character(at: sample)
    let link = hits.lazy.compactMap { hit in
      hit.action.flatMap { hit.type == .link ? PanTarget.link(hit, $0) : nil }
    }.first
    guard self == .tap else {
      if let hit = hits.first(where: { $0.type != .link }),
        text == nil || hit.distance(to: place.point) == 0
      {
        return .annotation(hit)
      }
      return text == nil ? link ?? .page : .text
    }
    if let hit = hits.first(where: { $0.type != .link || $0.action != nil }) {
      return hit.type == .link ? link ?? .page : .annotation(hit)
    }
    guard let text else { return .page }
    guard context.options.linkDetection,
      let uri = try context.text(onPage: place.pageIndex).uri(at: text)
    else { return .text }
    return .detectedLink(uri)
  }
}

extension ToolContext {
  /// The character of its page's text that a touch means; `nil` beside all text.
  func character(at sample: PointerSample) throws(ToolError) -> Int? {
    guard let place = sample.page else { return nil }
    let tolerance = HitTolerance.pixels(sample.pointerType) / view.state.scale
    return try text(onPage: place.pageIndex)
      .position(at: place.point, tolerance: tolerance)?.character
  }
}
