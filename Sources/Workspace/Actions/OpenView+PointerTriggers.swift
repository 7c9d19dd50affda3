// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  /// Does what annotations do when the pointer comes to them or leaves them.
  func hover(_ sample: PointerSample) {
    let id = try? reactingAnnotation(at: sample)
    guard id != sight.hovered else { return }
    let left = sight.hovered
    sight.hovered = id
    if let left { attempt(.exit, of: .annotation(left)) }
    if let id { attempt(.enter, of: .annotation(id)) }
  }

  private func reactingAnnotation(at sample: PointerSample) throws(ToolError) -> String? {
    guard let place = sample.page else { return nil }
    let ids = try reactingAnnotations(onPage: place.pageIndex)
    guard !ids.isEmpty else { return nil }
    // An annotation that its own action hides is no longer under the pointer.
    return try engine(document.page(place.pageIndex).annotations(at: place.point, tolerance: 0))
      .first { ids.contains($0.id) }?.id
  }

  private func reactingAnnotations(onPage index: Int) throws(ToolError) -> Set<String> {
    if let known = sight.reacting, known.pageIndex == index, known.revision == revision {
      return known.ids
    }
    let ids = Set(
      try engine(document.annotations(onPage: index, actingOn: [.enter, .exit])))
    sight.reacting = (index, revision, ids)
    return ids
  }
}
