// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

extension Erasure {
  /// The touched annotations, so that a front end can hide them, and their remaining parts. Parts that
  /// look alike form one item, since each move sends all of them again.
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
