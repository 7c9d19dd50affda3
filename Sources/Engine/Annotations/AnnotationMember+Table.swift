// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The rows of the table, in the order of the wire form.
extension AnnotationMember {
  static let identity: [AnnotationMember] = [
    .init(
      "id", \.id, "Unique in the document; made up for a new one without it.", .told,
      logged: .required, isCompared: false, isChangeable: false),
    .init(
      "type", \.type, "Its type.", .required, logged: .required, isChangeable: false,
      // Text markup can become another kind of it.
      entry: .init {
        [$0.type]
      } write: { (w, a, o) throws(EngineError) in
        try o.set("Subtype", w.document.makeName(a.type.subtype))
      }),
    .init(
      "pageIndex", \.pageIndex, "The page, from 0.", in: 0 ... .infinity, .required,
      logged: .required, isChangeable: false),
    // `Rect` is written with the appearance.
    .init(
      "rect", \.rect, "The area that it covers; derived from the points if it has points.", .told),
    .init(
      "contents", \.contents, "Its text, or what it says to those who cannot see it.",
      entry: contents),
    .init(
      "author", \.author, "The author; the session's author unless given.", as: .text("T"),
      readIn: .markup, shows: false),
    .init(
      "subject", \.subject, "Its subject.", as: .text("Subj"), readIn: .markup, shows: false),
    .init(
      "created", \.created.timestamp, "When it was made; now unless given.",
      as: .date("CreationDate"), readIn: .markup, shows: false),
    .init(
      "modified", \.modified.timestamp, "When it was last changed; now unless given.",
      as: .date("M"), shows: false),
  ]

  /// Only a free text shows its contents, and a line with a caption.
  private static let contents = DictionaryEntry(
    { [$0.contents] },
    visible: { [$0.type == .freeText || $0.caption != nil ? $0.contents : nil] },
    read: { (_, o, a) throws(EngineError) in a.contents = try o["Contents"]?.text },
    write: { (w, a, o) throws(EngineError) in
      try w.set("Contents", a.contents, in: o)
      // The formatted text would no longer match the contents.
      if a.richText == nil { try o.set("RC", nil) }
    })

  static let look: [AnnotationMember] = [
    .init(
      "color", \.color, "The colour of its lines, of marked text, or of a note.",
      entry: .init {
        [$0.color, $0.interiorColor]
      } read: { (r, o, a) throws(EngineError) in
        try r.readColor(o, &a)
      } write: { (w, a, o) throws(EngineError) in
        try w.writeColors(a, to: o)
      }),
    .init(
      "interiorColor", \.interiorColor, "Its fill.",
      of: [.freeText, .square, .circle, .line, .polygon, .polyLine, .redact, .stamp],
      entry: .read(.drawn.subtracting([.freeText])) { (r, o, a) throws(EngineError) in
        a.interiorColor = try r.color(o["IC"])
      }),
    .init(
      "opacity", \.opacity, "1 unless given.", in: 0...1,
      entry: .init(readIn: .markup) {
        [$0.opacity]
      } read: { (_, o, a) throws(EngineError) in
        // The engine's numbers are of single precision, in which 0.8 is 0.800000011920929.
        let opacity = ((try o["CA"]?.real ?? 1) * 100_000).rounded() / 100_000
        a.opacity = min(max(opacity, 0), 1)
      } write: { (w, a, o) throws(EngineError) in
        try w.set("CA", a.opacity < 1 ? a.opacity : nil, in: o)
      }),
    .init(
      "border", \.border, "The line around or along it.",
      of: [
        .link, .freeText, .square, .circle, .line, .polygon, .polyLine, .ink, .redact, .stamp,
      ],
      entry: .init {
        [$0.border, $0.isBare]
      } read: { (r, o, a) throws(EngineError) in
        a.border = try r.border(o)
      } write: { (w, a, o) throws(EngineError) in
        try w.writeBorder(a, to: o)
      }),
    .init(
      "flags", \.flags, "Its permissions and visibility.", as: .flags("F"),
      shows: false),
  ]

  static let shape: [AnnotationMember] = [
    .init(
      "quads", \.quads, "The text that it marks; where a link can be touched.",
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
      "lineEndings", \.lineEndings.lineEndings, "At the start and the end.",
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
      "For a line that is drawn beside its ends, not between them: its leader lines.",
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
      "Has a line show its contents; of one that measures, says where it shows the value.",
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
  /// Whether it has no colour of its own for a line around it: viewers would draw one in black.
  var isBare: Bool { color == nil && (type == .link || type == .freeText) }
  var isTurnable: Bool { type == .stamp || type == .freeText }
}

extension [Point] {
  var numbers: [Double] { flatMap { [$0.x, $0.y] } }
}
