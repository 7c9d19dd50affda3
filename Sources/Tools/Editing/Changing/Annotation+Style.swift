// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension Annotation {
  /// How it looks.
  var style: AnnotationStyle {
    get {
      var style = AnnotationStyle()
      style.color = color
      style.interiorColor = interiorColor
      style.opacity = opacity
      style.border = border
      style.text = text ?? Annotation.TextStyle()
      style.lineEndings = lineEndings
      style.icon = icon
      style.overlayText = overlayText
      return style
    }
    set {
      let members = EditingTraits(self).style
      if members.contains(.color) { color = newValue.color }
      if members.contains(.interiorColor) { interiorColor = newValue.interiorColor }
      if members.contains(.opacity) { opacity = min(max(newValue.opacity, 0), 1) }
      if members.contains(.border) { border = newValue.border }
      if members.contains(.text), text != nil || newValue.text != Annotation.TextStyle() {
        text = newValue.text
      }
      if members.contains(.lineEndings) { lineEndings = newValue.lineEndings }
      if members.contains(.icon) { icon = newValue.icon }
      if members.contains(.overlayText) { overlayText = newValue.overlayText }
    }
  }
}
