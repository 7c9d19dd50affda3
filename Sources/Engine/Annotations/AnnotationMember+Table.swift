// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import System

/// The rows of the table, in the order of the wire form.
extension AnnotationMember {
  static let identity: [AnnotationMember] = [
    .init(
      "id", \.id, "The id, unique in the document; generated unless given.", .told,
      logged: .required, isCompared: false, isChangeable: false),
    .init(
      "type", \.type, "The annotation's type.", .required, logged: .required, isChangeable: false,
      // Text markup can change to another type of text markup.
      entry: .init {
        [$0.type]
      } write: { (w, a, o) throws(EngineError) in
        try o.set("Subtype", w.document.makeName(a.type.subtype))
      }),
    .init(
      "pageIndex", \.pageIndex, "The page, from 0.", in: 0 ... .infinity, .required,
      logged: .required, isChangeable: false),
    // `Rect` is written with the appearance.
    .init("rect", \.rect, "The covered area; derived from the points if there are any.", .told),
    .init("contents", \.contents, "The text, or an alternative description.", entry: contents),
    .init(
      "author", \.author, "The author; default: the session's author.", as: .text("T"),
      readIn: .markup, shows: false),
    .init("subject", \.subject, "The subject.", as: .text("Subj"), readIn: .markup, shows: false),
    .init(
      "created", \.created.timestamp, "The time of creation; default: now.",
      as: .date("CreationDate"), readIn: .markup, shows: false),
    .init(
      "modified", \.modified.timestamp, "The time of the last change; default: now.",
      as: .date("M"), shows: false),
  ]

  private static let contents = DictionaryEntry(
    { [$0.contents.map(\.exact)] },
    visible: {
      [$0.showsContents ? $0.contents.map(\.exact) : nil]
    },
    read: { (_, o, a) throws(EngineError) in a.contents = try o["Contents"]?.text },
    write: { (w, a, o) throws(EngineError) in
      try w.set("Contents", a.contents, in: o)
      // The rich text would no longer match the contents.
      if a.richText == nil { try o.set("RC", nil) }
    })

  static let look: [AnnotationMember] = [
    .init(
      "color", \.color, "The colour of the lines, the markup, or the note.",
      entry: .init {
        [$0.color, $0.interiorColor]
      } read: { (r, o, a) throws(EngineError) in
        try r.readColor(o, &a)
      } write: { (w, a, o) throws(EngineError) in
        try w.writeColors(a, to: o)
      }),
    .init(
      "interiorColor", \.interiorColor, "The fill colour.",
      of: [.freeText, .square, .circle, .line, .polygon, .polyLine, .redact, .stamp],
      entry: .read(.drawn.subtracting([.freeText])) { (r, o, a) throws(EngineError) in
        a.interiorColor = try r.color(o["IC"])
      }),
    .init(
      "opacity", \.opacity, "The opacity; default: 1.", in: 0...1,
      entry: .init(readIn: .markup) {
        [$0.opacity]
      } read: { (_, o, a) throws(EngineError) in
        // The engine's numbers have single precision, in which 0.8 is 0.800000011920929.
        let opacity = ((try o["CA"]?.real ?? 1) * 100_000).rounded() / 100_000
        a.opacity = min(max(opacity, 0), 1)
      } write: { (w, a, o) throws(EngineError) in
        try w.set("CA", a.opacity < 1 ? a.opacity : nil, in: o)
      }),
    .init(
      "border", \.border, "The line around or along the annotation.",
      of: [.link, .freeText, .square, .circle, .line, .polygon, .polyLine, .ink, .redact, .stamp],
      entry: .init {
        [$0.border, $0.isBare]
      } read: { (r, o, a) throws(EngineError) in
        a.border = try .init(of: o)
      } write: { (w, a, o) throws(EngineError) in
        try w.writeBorder(a, to: o)
      }),
    .init("flags", \.flags, "The permissions and visibility.", as: .flags("F"), shows: false),
  ]

  static let shape: [AnnotationMember] = [
    .init(
      "quads", \.quads, "The marked text, or the active area of a link.",
      of: [.link, .highlight, .underline, .squiggly, .strikeOut, .redact], as: .quads("QuadPoints"),
      readIn: .all),
    .init(
      "strokes", \.strokes.lists, "The lines of an ink drawing.", of: [.ink],
      as: .strokes("InkList"), readIn: .drawn),
    .init(
      "vertices", \.vertices.list, "The corners of a polygon or polyline.",
      of: [.polygon, .polyLine], as: .points("Vertices"), readIn: .drawn),
    .init(
      "line", \.line.list, "The two ends of a line.", of: [.line], as: .points("L"), readIn: .drawn),
    .init(
      "lineEndings", \.lineEndings.lineEndings, "The line endings at the start and the end.",
      of: [.freeText, .line, .polyLine],
      entry: .init(readIn: .drawn) {
        [$0.lineEndings]
      } read: { (_, o, a) throws(EngineError) in
        for ending in try o["LE"]?.elements ?? [] {
          a.lineEndings.append(try ending.name ?? "None")
        }
        if a.type == .freeText, let ending = try o["LE"]?.name { a.lineEndings = [ending] }
      } write: { (w, a, o) throws(EngineError) in
        try w.writeLineEndings(a, to: o)
      }),
    .init(
      "leader", \.leader,
      "The leader lines of a line that is drawn beside its ends.",
      of: [.line],
      entry: .init(readIn: [.line]) {
        [$0.leader]
      } read: { (r, o, a) throws(EngineError) in
        a.leader = try r.leader(o)
      } write: { (w, a, o) throws(EngineError) in
        try w.writeLeader(a, to: o)
      }),
    .init(
      "caption", \.caption,
      "Shows the contents of a line, or the value of a measuring line, along it.",
      of: [.line],
      entry: .init(readIn: [.line]) {
        [$0.caption, $0.measure?.showsCaption]
      } read: { (r, o, a) throws(EngineError) in
        a.caption = try r.caption(o)
      } write: { (w, a, o) throws(EngineError) in
        try w.writeCaption(a, to: o)
      }),
  ]
}

extension Annotation {
  /// Whether it has no outline colour of its own: viewers would draw a black outline.
  var isBare: Bool { color == nil && (type == .link || type == .freeText) }
  var isTurnable: Bool { type == .stamp || type == .freeText }
}

extension [Point] {
  var numbers: [Double] { flatMap { [$0.x, $0.y] } }
}
