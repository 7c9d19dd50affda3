// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

extension Erasure {
  /// What was touched, so that a front end can hide it, and what remains of it.
  var overlay: [OverlayItem] {
    erased.flatMap { annotation, rest in
      var items = [
        OverlayItem(
          .rect(annotation.rect), role: "erased", pageIndex: pageIndex, name: annotation.id)
      ]
      if let rest {
        items.append(
          OverlayItem(
            .path(rest.preview, isClosed: false), role: "preview", pageIndex: pageIndex,
            name: annotation.id, style: OverlayItem.Style(annotation.inkStyle)))
      }
      return items
    }
  }

  /// The change to the document, one step of the history.
  func edit(date: Int64) -> EditSequence {
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
    return EditSequence(name: "Erase", edits)
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
