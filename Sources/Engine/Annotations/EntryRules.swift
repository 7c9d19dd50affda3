// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Something that an annotation's dictionary says: what of the value it depends on, whether it shows,
/// and how it is written.
struct EntryRule: Sendable {
  typealias Write =
    @Sendable (AnnotationWriter, Annotation, PDFObject) throws(EngineError) -> Void

  let facts: @Sendable (Annotation) -> [AnyHashable]
  /// Whether the annotation looks otherwise where this differs.
  let shows: Bool
  let write: Write

  init(
    _ facts: @escaping @Sendable (Annotation) -> [AnyHashable], shows: Bool = true,
    _ write: @escaping Write
  ) {
    self.facts = facts
    self.shows = shows
    self.write = write
  }

  func differs(_ a: Annotation, _ b: Annotation) -> Bool { facts(a) != facts(b) }

  /// All but the identity and `Rect`, which are written with the appearance.
  static let all: [EntryRule] = identity + shape + look + parts

  private static let identity: [EntryRule] = [
    // Text markup can become another kind of it.
    .init(
      { [$0.type] },
      { w, a, o throws(EngineError) in
        try o.set("Subtype", w.document.makeName(a.type.subtype))
      }),
    .init(
      { [$0.flags.rawValue] }, shows: false,
      { w, a, o throws(EngineError) in
        try o.set("F", w.document.makeInteger(a.flags.rawValue))
      }),
    // Only a free text shows it, and a line with a caption.
    .init(
      { [$0.type == .freeText || $0.caption != nil ? $0.contents : nil] }, { _, _, _ in }),
    .init(
      { [$0.contents] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.set("Contents", a.contents, in: o)
        // What it says with formatting would be something else.
        if a.richText == nil { try o.set("RC", nil) }
      }),
    .init({ [$0.richText] }, { w, a, o throws(EngineError) in try w.set("RC", a.richText, in: o) }),
    .init(
      { [$0.author] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.set("T", a.author, in: o)
      }),
    .init(
      { [$0.subject] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.set("Subj", a.subject, in: o)
      }),
    .init(
      { [$0.created] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.setDate("CreationDate", a.created, in: o)
      }),
    .init(
      { [$0.modified] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.setDate("M", a.modified, in: o)
      }),
    .init(
      { [$0.replyTo, $0.isGrouped] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.writeReply(a, to: o)
      }),
    .init(
      { [$0.state] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.set("State", a.state?.name, in: o)
        try w.set("StateModel", a.state?.model, in: o)
      }),
    .init(
      { [$0.parent] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.writeParent(a, to: o)
      }),
    .init(
      { [$0.isOpen] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.set("Open", a.isOpen, in: o)
      }),
    .init(
      { [$0.action] }, shows: false,
      { w, a, o throws(EngineError) in
        try o.set("Dest", nil)
        try o.set(
          "A", a.action.map { action throws(EngineError) in try w.document.makeAction(action) })
      }),
    .init(
      { [$0.customData] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.writeData(a, to: o)
      }),
  ]

  private static let shape: [EntryRule] = [
    .init(
      { [$0.quads] },
      { w, a, o throws(EngineError) in
        try w.setPoints("QuadPoints", a.quads.flatMap(\.points), in: o)
      }),
    .init(
      { [$0.vertices] },
      { w, a, o throws(EngineError) in
        try w.setPoints("Vertices", a.vertices, in: o)
      }),
    .init({ [$0.line] }, { w, a, o throws(EngineError) in try w.setPoints("L", a.line, in: o) }),
    .init(
      { [$0.callout] },
      { w, a, o throws(EngineError) in
        try w.setPoints("CL", a.callout, in: o)
      }),
    .init(
      { [$0.strokes] },
      { w, a, o throws(EngineError) in
        try w.setArrays("InkList", a.strokes.map { $0.map(w.toUserSpace.apply).numbers }, in: o)
      }),
    .init(
      { [$0.pressures] },
      { w, a, o throws(EngineError) in
        try w.setArrays(PrivateKey.pressures, a.pressures, in: o)
      }),
    .init(
      { [$0.lineEndings] },
      { w, a, o throws(EngineError) in
        try w.writeLineEndings(a, to: o)
      }),
    .init(
      { [$0.rotation, $0.isTurnable] },
      { w, a, o throws(EngineError) in
        try w.writeTurn(a, to: o)
      }),
  ]

  private static let look: [EntryRule] = [
    .init(
      { [$0.color, $0.interiorColor] },
      { w, a, o throws(EngineError) in
        try w.writeColors(a, to: o)
      }),
    .init(
      { [$0.text, $0.type == .freeText, $0.type == .freeText ? $0.color : nil] },
      { w, a, o throws(EngineError) in try w.writeText(a, to: o)
      }),
    .init(
      { [$0.border, $0.isBare] },
      { w, a, o throws(EngineError) in
        try w.writeBorder(a, to: o)
      }),
    .init(
      { [$0.opacity] },
      { w, a, o throws(EngineError) in
        try w.set("CA", a.opacity < 1 ? a.opacity : nil, in: o)
      }),
    .init(
      { [$0.multiplies] },
      { w, a, o throws(EngineError) in
        try w.setName("BM", a.multiplies ? "Multiply" : nil, in: o)
      }),
    .init({ [$0.icon] }, { w, a, o throws(EngineError) in try w.setName("Name", a.icon, in: o) }),
    .init(
      { [$0.picture] },
      { w, a, o throws(EngineError) in
        try o.set(PrivateKey.picture, w.document.makePictureNote(a.picture))
      }),
    .init(
      { [$0.overlayText] },
      { w, a, o throws(EngineError) in
        try w.set("OverlayText", a.overlayText, in: o)
      }),
  ]

  private static let parts: [EntryRule] = [
    .init(
      { [$0.intent] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.setName("IT", a.intent, in: o)
      }),
    .init(
      { [$0.attachment] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.writeAttachment(a, to: o)
      }),
    .init(
      { [$0.sound] }, shows: false,
      { w, a, o throws(EngineError) in
        try w.writeSound(a, to: o)
      }),
    .init({ [$0.leader] }, { w, a, o throws(EngineError) in try w.writeLeader(a, to: o) }),
    .init(
      { [$0.caption, $0.measure?.showsCaption] },
      { w, a, o throws(EngineError) in
        try w.writeCaption(a, to: o)
      }),
    .init({ [$0.measure] }, { w, a, o throws(EngineError) in try w.writeMeasure(a, to: o) }),
  ]
}

extension Annotation {
  /// Whether it has no colour of its own for a line around it: viewers would draw one in black.
  var isBare: Bool { color == nil && (type == .link || type == .freeText) }
  var isTurnable: Bool { type == .stamp || type == .freeText }
}

extension [Point] {
  var numbers: [Double] { flatMap { [$0.x, $0.y] } }
}
