// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// The erasure of annotations of a page so far. The document changes only at the end.
struct Erasure {
  let pageIndex: Int
  private let mode: EraserMode
  /// The annotations that may be erased, from bottom to top. They are as they are in the document now;
  /// `boxes` has their places. An erasure does not change them, so the cost of a move does not grow
  /// with them.
  private var candidates: [Annotation]
  private var boxes: [Rect]
  /// The touched annotations, by their places among the candidates.
  private var touched: Set<Int> = []
  /// The remaining parts of ink annotations near the eraser.
  private var inks: [Int: ErasedInk] = [:]
  /// The eraser's moves over each touched ink annotation, in order. If the annotation changes, they
  /// erase the same parts of it again.
  private var sweeps: [Int: [EraserSweep]] = [:]
  /// The annotations that are gone or may not be changed. `refusal` is the reason for the first one
  /// that may not be changed.
  private var refused: Set<Int> = []
  private(set) var refusal: ToolError?

  /// - Parameter candidates: the annotations to erase; in points mode, only ink.
  init(pageIndex: Int, _ mode: EraserMode, _ candidates: [Annotation]) {
    self.pageIndex = pageIndex
    self.mode = mode
    self.candidates = candidates
    boxes = candidates.map(\.touchedBounds)
  }

  var isEmpty: Bool { touched.isEmpty }

  /// Each touched annotation, with its remaining part. The annotation is as it is in the document now.
  var erased: [(annotation: Annotation, rest: ErasedInk?)] {
    touched.sorted().map { index in
      (candidates[index], inks[index].flatMap { $0.isEmpty ? nil : $0 })
    }
  }

  /// Takes up changes of the page's annotations. Those that are gone are not erased. Of a touched ink, the
  /// same parts are erased again: they move with it, and new strokes lose what lies under the eraser's path.
  ///
  /// - Parameter tolerance: the maximum distance of previews from their strokes, in points.
  mutating func follow(_ annotations: [Annotation], tolerance: Double) {
    let now = Dictionary(annotations.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for index in candidates.indices where !refused.contains(index) {
      guard let present = now[candidates[index].id] else {
        touched.remove(index)
        refused.insert(index)
        continue
      }
      guard present != candidates[index] else { continue }
      let offset = present.offset(from: candidates[index]) ?? .zero
      candidates[index] = present
      boxes[index] = present.touchedBounds
      inks[index] = nil
      if mode == .points, touched.contains(index) {
        eraseAgain(index, offset: offset, tolerance: tolerance)
      }
    }
  }

  private mutating func eraseAgain(_ index: Int, offset: Point, tolerance: Double) {
    var ink = ErasedInk(candidates[index], tolerance: tolerance)
    var made: [EraserSweep] = []
    for sweep in (sweeps[index] ?? []).map({ $0.moved(by: offset) }) {
      guard let rest = ink.without(sweep, tolerance: tolerance) else { continue }
      ink = rest
      made.append(sweep)
    }
    inks[index] = ink
    sweeps[index] = made
    if made.isEmpty { touched.remove(index) }
  }

  /// Erases the parts that the disc passes over.
  ///
  /// - Parameters:
  ///   - tolerance: the maximum distance of previews from their strokes, in points.
  ///   - check: throws if an annotation may not be erased.
  mutating func erase(
    _ disc: EraserSweep, tolerance: Double, _ check: (Annotation) throws(ToolError) -> Void
  ) {
    let area = disc.bounds
    for index in candidates.indices where boxes[index].intersects(area) {
      guard !refused.contains(index) else { continue }
      switch mode {
      case .whole:
        guard !touched.contains(index), candidates[index].isTouched(by: disc) else { continue }
        touch(index, check)
      case .points:
        let ink = inks[index] ?? ErasedInk(candidates[index], tolerance: tolerance)
        let rest = ink.without(disc, tolerance: tolerance)
        inks[index] = ink
        if let rest, touch(index, check) {
          inks[index] = rest
          sweeps[index, default: []].append(disc)
        }
      }
    }
  }

  /// - Returns: whether the annotation may be erased.
  @discardableResult
  private mutating func touch(
    _ index: Int, _ check: (Annotation) throws(ToolError) -> Void
  ) -> Bool {
    if touched.contains(index) { return true }
    do throws(ToolError) {
      try check(candidates[index])
      touched.insert(index)
      return true
    } catch {
      refused.insert(index)
      refusal = refusal ?? error
      return false
    }
  }
}

extension Annotation {
  /// The bounds of all parts that an eraser can touch. The annotation's own rectangle may not contain
  /// all its strokes.
  var touchedBounds: Rect {
    let points = strokes.flatMap { $0 } + vertices + line + quads.flatMap(\.points)
    guard let drawn = Rect(around: points)?.grown(by: max(border.width, 0) / 2) else { return rect }
    return drawn.union(rect)
  }

  /// Whether the disc passes over the visible annotation. Its path is sampled in steps of half its
  /// radius, so that no line is missed.
  func isTouched(by disc: EraserSweep) -> Bool {
    let length = disc.from.distance(to: disc.to)
    let steps = min(max((length / max(disc.radius / 2, 0.1)).rounded(.up), 1), 10_000)
    guard let count = Int(exactly: steps) else { return false }
    return (0...count).contains { step in
      let share = Double(step) / Double(count)
      return distance(to: disc.from + (disc.to - disc.from) * share) <= disc.radius
    }
  }
}

extension Erasure {
  /// The touched annotations and their remaining parts. A front end can hide the annotations. Parts
  /// that look alike form one item, since each move sends all of them again.
  var overlay: [OverlayItem] {
    let erased = erased
    guard !erased.isEmpty else { return [] }
    var remains: [OverlayItem.Style: [[Point]]] = [:]
    var styles: [OverlayItem.Style] = []
    for case (let annotation, let rest?) in erased {
      let style = OverlayItem.Style(annotation.inkStyle)
      if remains[style] == nil { styles.append(style) }
      remains[style, default: []] += rest.preview
    }
    let quads = erased.map { Quad($0.annotation.rect) }
    var items = [OverlayItem(.quads(quads), role: .erased, pageIndex: pageIndex)]
    for style in styles {
      let path = OverlayItem.Shape.path(remains[style] ?? [], isClosed: false)
      items.append(OverlayItem(path, role: .preview, pageIndex: pageIndex, style: style))
    }
    return items
  }

  /// The changes to the document.
  func edits(date: Int64) -> [any Edit] {
    var changed: [Annotation] = []
    var removed: [Annotation] = []
    for (annotation, rest) in erased {
      if var shorter = rest?.applied(to: annotation) {
        shorter.modified = date
        changed.append(shorter)
      } else {
        removed.append(annotation)
      }
    }
    var edits: [any Edit] = []
    if !changed.isEmpty { edits.append(UpdateAnnotations(changed, verb: "Erase")) }
    if !removed.isEmpty { edits.append(DeleteAnnotations(removed)) }
    return edits
  }
}

extension Annotation {
  fileprivate var inkStyle: AnnotationStyle {
    var style = AnnotationStyle()
    style.color = color
    style.opacity = opacity
    style.border = border
    return style
  }
}
