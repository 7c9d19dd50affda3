// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension OpenView {
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
}
