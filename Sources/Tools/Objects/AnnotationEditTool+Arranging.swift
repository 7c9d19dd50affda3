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

/// A way to align or distribute several boxes. The first one stays, and the others follow it;
/// distributed boxes stay between the two that lie farthest apart.
struct Arrangement {
  /// The trait that each annotation must have.
  enum Need { case moving, resizing }

  var need = Need.moving
  /// The least number of boxes.
  var least = 2
  /// The name of the step in the history.
  var verb = "Align"
  /// The boxes as they will be, in the same order.
  var targets: @Sendable ([Rect]) -> [Rect]

  static let all: [EditingCommand: Arrangement] = [
    .alignLeft: aligning { anchor, box in Point(anchor.x0 - box.x0, 0) },
    .alignCenter: aligning { anchor, box in Point(anchor.center.x - box.center.x, 0) },
    .alignRight: aligning { anchor, box in Point(anchor.x1 - box.x1, 0) },
    .alignTop: aligning { anchor, box in Point(0, anchor.y0 - box.y0) },
    .alignMiddle: aligning { anchor, box in Point(0, anchor.center.y - box.center.y) },
    .alignBottom: aligning { anchor, box in Point(0, anchor.y1 - box.y1) },
    .distributeAcross: distributing(span: { ($0.x0, $0.x1) }, shift: { Point($0, 0) }),
    .distributeDown: distributing(span: { ($0.y0, $0.y1) }, shift: { Point(0, $0) }),
    .sameWidth: resizing { anchor, box in Size(anchor.width, box.height) },
    .sameHeight: resizing { anchor, box in Size(box.width, anchor.height) },
    .sameSize: resizing { anchor, _ in anchor.size },
  ]

  /// The commands in the order of the menu.
  static let commands: [EditingCommand] = [
    .alignLeft, .alignCenter, .alignRight, .alignTop, .alignMiddle, .alignBottom,
    .distributeAcross, .distributeDown, .sameWidth, .sameHeight, .sameSize,
  ]

  /// Whether these annotations can be arranged in this way.
  func fits(_ annotations: [Annotation]) -> Bool {
    guard annotations.count >= least else { return false }
    return annotations.allSatisfy {
      let traits = EditingTraits($0)
      return need == .moving ? traits.moves : traits.resizing == .free
    }
  }

  private static func aligning(
    _ shift: @escaping @Sendable (_ anchor: Rect, _ box: Rect) -> Point
  ) -> Arrangement {
    Arrangement { boxes in
      guard let anchor = boxes.first else { return [] }
      return boxes.map { $0.moved(by: shift(anchor, $0)) }
    }
  }

  private static func resizing(
    _ size: @escaping @Sendable (_ anchor: Rect, _ box: Rect) -> Size
  ) -> Arrangement {
    Arrangement(need: .resizing, verb: "Resize") { boxes in
      guard let anchor = boxes.first else { return [] }
      return boxes.map { Rect(origin: $0.origin, size: size(anchor, $0)) }
    }
  }

  /// Makes equal gaps between boxes, which overlap if there is no room.
  private static func distributing(
    span: @escaping @Sendable (Rect) -> (from: Double, to: Double),
    shift: @escaping @Sendable (Double) -> Point
  ) -> Arrangement {
    Arrangement(least: 3, verb: "Distribute") { boxes in
      let order = boxes.indices.sorted {
        let (a, b) = (span(boxes[$0]), span(boxes[$1]))
        return (a.from + a.to, $0) < (b.from + b.to, $1)
      }
      guard let first = order.first, let last = order.last, order.count > 2 else { return boxes }
      let lengths = boxes.map { span($0).to - span($0).from }
      let inner = order.dropFirst().dropLast()
      let room =
        span(boxes[last]).from - span(boxes[first]).to - inner.map { lengths[$0] }.reduce(0, +)
      let gap = room / Double(order.count - 1)
      var targets = boxes
      var place = span(boxes[first]).to + gap
      for index in inner {
        targets[index] = boxes[index].moved(by: shift(place - span(boxes[index]).from))
        place += lengths[index] + gap
      }
      return targets
    }
  }
}
