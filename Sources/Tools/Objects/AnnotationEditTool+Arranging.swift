// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  /// Aligns the selected annotations, in one step. Left and top are as the reader sees them,
  /// however the view is turned.
  func arrange(
    by arrangement: Arrangement, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    guard let first = selected.first, arrangement.fits(selected) else { return .notHandled }
    let page = try context.pageRect(first.pageIndex)
    let rotation = context.view.rotation(ofPage: first.pageIndex)
    let turn = Matrix.quarterTurns(degrees: rotation.rawValue, of: page.size)
    guard let back = turn.inverse else { return .notHandled }
    let targets = arrangement.targets(selected.map { turn.apply($0.rect) }).map(back.apply)
    let changed = zip(selected, targets).compactMap { annotation, target in
      annotation.arranged(in: target.clamped(into: page), arrangement.need)
    }
    guard !changed.isEmpty else { return .handled }
    let mode: TransformationMode = arrangement.need == .moving ? .move : .resize
    for annotation in changed {
      let refusal = try context.refusal(
        of: .transformAnnotation, .transformation(annotation.id, mode), at: nil)
      if let refusal { throw refusal }
    }
    _ = try context.require(.transformAnnotation, .transformation(first.id, mode)) {
      () throws(ToolError) in
      try context.carryOut(updating(changed.map { $0.remeasured() }, arrangement.verb, context))
    }
    return .handled
  }
}

extension Annotation {
  /// The annotation moved to another box; `nil` if it is there already.
  fileprivate func arranged(in target: Rect, _ need: Arrangement.Need) -> Annotation? {
    switch need {
    case .moving:
      let delta = target.origin - rect.origin
      return target.origin.distance(to: rect.origin) < 0.001 ? nil : moved(by: delta)
    case .resizing:
      let isThere =
        target.origin.distance(to: rect.origin) < 0.001
        && (target.width - rect.width).magnitude < 0.001
        && (target.height - rect.height).magnitude < 0.001
      return isThere ? nil : reshaped(by: Annotation.map(of: self, from: rect, to: target))
    }
  }
}
