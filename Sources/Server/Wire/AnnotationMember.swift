// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

/// How a member of an annotation's form becomes part of the annotation: of a new one, and in a change.
struct AnnotationMember: Sendable {
  let name: String
  let isGiven: @Sendable (AnnotationForm) -> Bool
  /// Enters the member's value, or what stands for none.
  let enter: @Sendable (AnnotationForm, inout Annotation) throws(WireError) -> Void

  init<V>(
    _ name: String, _ path: KeyPath<AnnotationForm, V?> & Sendable,
    _ enter: @escaping @Sendable (V?, inout Annotation) throws(WireError) -> Void
  ) {
    self.name = name
    isGiven = { $0[keyPath: path] != nil }
    self.enter = { (form, annotation) throws(WireError) in
      do throws(WireError) {
        try enter(form[keyPath: path], &annotation)
      } catch {
        throw error.under(name)
      }
    }
  }

  /// Those of every type; ``AnnotationRecipe/members`` names which of the others a type has.
  static let general: [AnnotationMember] = [
    .init("rect", \.rect) { (value, a) throws(WireError) in
      guard let value else { throw WireError(message: "It cannot be cleared.") }
      a.rect = value
    },
    .init("contents", \.contents) { $1.contents = $0 },
    .init("author", \.author) { $1.author = $0 },
    .init("subject", \.subject) { $1.subject = $0 },
    .init("created", \.created) { $1.created = $0?.seconds },
    .init("modified", \.modified) { $1.modified = $0?.seconds },
    .init("color", \.color) { (value, a) throws(WireError) in a.color = try opaque(value) },
    .init("opacity", \.opacity) { $1.opacity = $0 ?? 1 },
    .init("flags", \.flags) { (value, a) in
      a.flags = (value ?? []).reduce(into: []) { $0.insert($1.flag) }
    },
    .init("readOnly", \.readOnly) { (value, a) in
      if value ?? false { a.flags.insert(.readOnly) } else { a.flags.remove(.readOnly) }
    },
    .init("replyTo", \.replyTo) { (value, a) in
      if value == nil, a.isGrouped { return }
      (a.replyTo, a.isGrouped) = (value, false)
    },
    .init("group", \.group) { (value, a) in
      if value == nil, !a.isGrouped { return }
      (a.replyTo, a.isGrouped) = (value, value != nil)
    },
    .init("intent", \.intent) { $1.intent = $0 },
    .init("customData", \.customData) { $1.customData = $0 ?? [:] },
  ]

  static let all: [AnnotationMember] = general + drawing + texts + parts

  private static let drawing: [AnnotationMember] = [
    .init("interiorColor", \.interiorColor) { (value, a) throws(WireError) in
      a.interiorColor = try opaque(value)
    },
    .init("border", \.border) { (value, a) throws(WireError) in
      a.border = try value?.border() ?? .init()
    },
    .init("quads", \.quads) { $1.quads = $0 ?? [] },
    .init("strokes", \.strokes) { (value, a) throws(WireError) in
      a.strokes = value?.map(\.points) ?? []
      guard a.strokes.allSatisfy({ !$0.isEmpty }) else {
        throw WireError(message: "A stroke has a point at least.")
      }
    },
    .init("pressures", \.pressures) { $1.pressures = $0 ?? [] },
    .init("vertices", \.vertices) { $1.vertices = $0?.points ?? [] },
    .init("line", \.line) { (value, a) throws(WireError) in
      a.line = value?.points ?? []
      guard a.line.count == 2 else {
        throw WireError(message: "A line has two ends: [x0, y0, x1, y1].")
      }
    },
    .init("lineEndings", \.lineEndings) { (value, a) throws(WireError) in
      a.lineEndings = value?.map(\.pdf) ?? []
      let isOne = a.type == .freeText
      guard a.lineEndings.isEmpty || a.lineEndings.count == (isOne ? 1 : 2) else {
        throw WireError(
          message: isOne
            ? "Expected one: of the tip." : "Expected two: of the start and of the end.")
      }
    },
    .init("leader", \.leader) { $1.leader = $0?.leader },
    .init("caption", \.caption) { $1.caption = $0?.caption },
    .init("measure", \.measure) { $1.measure = $0?.measure },
    .init("multiply", \.multiply) { $1.multiplies = $0 ?? false },
  ]

  private static let texts: [AnnotationMember] = [
    .init("richText", \.richText) { $1.richText = $0 },
    .init("callout", \.callout) { (value, a) throws(WireError) in
      a.callout = value?.points ?? []
      guard a.callout.isEmpty || (2...3).contains(a.callout.count) else {
        throw WireError(message: "A callout has two or three points.")
      }
    },
    .init("textBox", \.textBox) { $1.textBox = $0 },
    .init("font", \.font) { (value, a) in
      var text = value?.text ?? .init()
      text.alignment = a.text?.alignment ?? .left
      a.text = text
    },
    .init("align", \.align) { (value, a) in
      var text = a.text ?? .init()
      text.alignment = value ?? .left
      a.text = text
    },
    .init("rotation", \.rotation) { $1.rotation = $0 ?? 0 },
    .init("uprightSize", \.uprightSize) { $1.uprightSize = $0 },
    .init("overlayText", \.overlayText) { $1.overlayText = $0 },
  ]

  private static let parts: [AnnotationMember] = [
    .init("icon", \.icon) { $1.icon = $0 },
    .init("open", \.open) { $1.isOpen = $0 },
    .init("state", \.state) { (value, a) throws(WireError) in
      a.state = value?.state
      guard a.state == nil || (a.replyTo != nil && !a.isGrouped) else {
        throw WireError(message: "Only a note that replies to something has a state.")
      }
    },
    .init("parent", \.parent) { $1.parent = $0 },
    .init("link", \.link) { $1.action = $0?.action },
    .init("picture", \.picture) { (value, a) throws(WireError) in a.picture = try value?.picture()
    },
    .init("attachment", \.attachment) { (value, a) throws(WireError) in
      guard let value else { throw WireError(message: "It cannot be cleared.") }
      let size = a.attachment?.size
      a.attachment = value.attachment
      if value.data == nil { a.attachment?.size = size }
    },
    .init("sound", \.sound) { (value, a) throws(WireError) in
      guard let value else { throw WireError(message: "It cannot be cleared.") }
      a.sound = value.sound
    },
  ]
}

private func opaque(_ color: ColorForm?) throws(WireError) -> Color? {
  guard color?.opacity ?? 1 == 1 else {
    throw WireError(message: "Give the opacity as the member opacity.")
  }
  return color?.color
}
