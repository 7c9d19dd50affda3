// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Annotation {
  /// What there is about an annotation that can become otherwise.
  public enum Property: String, CaseIterable, Sendable {
    case type, pageIndex, rect, flags, contents, author, subject, created, modified
    case color, interiorColor, opacity, border, quads, strokes, vertices, line, lineEndings, leader,
      caption
    case icon, isOpen, action, replyTo, group, state, parent, popup
    case text, alignment, richText, callout, textBox, rotation, uprightSize, overlayText
    case picture, attachment, sound, measure, intent, pressures, multiplies, customData
    case hasAppearance
    /// Its place among the annotations of its page, which the value does not hold.
    case order
  }

  public func properties(differingFrom other: Annotation) -> Set<Property> {
    var found: Set<Property> = []
    for (property, value) in Annotation.values where value(self) != value(other) {
      found.insert(property)
    }
    return found
  }

  private typealias Value = @Sendable (Annotation) -> AnyHashable

  private static let values: [(Property, Value)] = [
    (.type, { $0.type }), (.pageIndex, { $0.pageIndex }), (.rect, { $0.rect }),
    (.flags, { $0.flags }), (.contents, { $0.contents }), (.author, { $0.author }),
    (.subject, { $0.subject }), (.created, { $0.created }), (.modified, { $0.modified }),
    (.color, { $0.color }), (.interiorColor, { $0.interiorColor }), (.opacity, { $0.opacity }),
    (.border, { $0.border }), (.quads, { $0.quads }), (.strokes, { $0.strokes }),
    (.vertices, { $0.vertices }), (.line, { $0.line }), (.lineEndings, { $0.lineEndings }),
    (.leader, { $0.leader }), (.caption, { $0.caption }), (.richText, { $0.richText }),
    (.icon, { $0.icon }), (.isOpen, { $0.isOpen }), (.action, { $0.action }),
    (.replyTo, { $0.isGrouped ? nil : $0.replyTo }), (.group, { $0.isGrouped ? $0.replyTo : nil }),
    (.state, { $0.state }), (.parent, { $0.parent }), (.popup, { $0.popup }),
    (.text, { [$0.text?.font, $0.text?.size, $0.text?.color] as [AnyHashable] }),
    (.alignment, { $0.text?.alignment }),
    (.callout, { $0.callout }), (.textBox, { $0.textBox }), (.rotation, { $0.rotation }),
    (.uprightSize, { $0.uprightSize }), (.overlayText, { $0.overlayText }),
    (.picture, { $0.picture }), (.attachment, { $0.attachment }), (.sound, { $0.sound }),
    (.measure, { $0.measure }), (.intent, { $0.intent }), (.pressures, { $0.pressures }),
    (.multiplies, { $0.multiplies }), (.customData, { $0.customData }),
    (.hasAppearance, { $0.hasAppearance }),
  ]
}
