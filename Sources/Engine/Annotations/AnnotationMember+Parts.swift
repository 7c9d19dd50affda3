// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import System

/// Rows for relations between annotations, and for members of some types.
extension AnnotationMember {
  static let relations: [AnnotationMember] = [
    .init(
      "icon", \.icon,
      "The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber "
        + "stamp, such as `Approved`.",
      of: [.text, .stamp, .fileAttachment, .sound], as: .name("Name"), readIn: .drawn),
    .init(
      "open", \.isOpen, "Whether a note is initially open.", logged: .named("isOpen"),
      of: [.text, .popup], as: .flag("Open"), readIn: .drawn, shows: false),
    .init(
      "link", \.action, "The action of a click or tap.", logged: .named("action"), of: [.link],
      entry: action),
    .init("replyTo", \.answered, "The annotation that this one replies to.", logged: .never),
    .init("group", \.group, "The annotation that this one is grouped with.", logged: .never),
    .init("replyTo", \.replyTo, "", .never, isCompared: false, isChangeable: false, entry: reply),
    .init("isGrouped", \.isGrouped, "", .never, isCompared: false, isChangeable: false),
    .init(
      "groupName", \.groupName,
      "The group's name, as Nutrient writes it: annotations of one page with the same name are "
        + "selected together.",
      as: .text(PrivateKey.groupName), shows: false),
    .init(
      "state", \.knownState, "For a reply: the review state that it gives to its target.",
      logged: .never, isCompared: false, of: [.text]),
    .init("state", \.state, "", .never, isChangeable: false, entry: state),
    .init(
      "parent", \.parent, "For a popup: the annotation whose text it shows.", of: [.popup],
      entry: parent),
    .init(
      "popup", \.popup, "The popup with the annotation's text; read-only.", isChangeable: false,
      entry: .read(.all.subtracting([.popup])) { (r, o, a) throws(EngineError) in
        if let popup = try PopupWindow(of: o) {
          a.popup = try r.document.annotationID(of: popup.object)
        }
      }),
  ]

  private static let action = DictionaryEntry(
    { [$0.action] }, visible: DictionaryEntry.nothing,
    read: { (r, o, a) throws(EngineError) in
      a.action = try r.document.action(of: o)
      guard a.type == .link, a.action == nil, let additional = try o["AA"] else { return }
      a.action = try additional["U"].flatMap { object throws(EngineError) in
        try r.document.action(object)
      }
    },
    write: { (w, a, o) throws(EngineError) in
      try o.set("Dest", nil)
      if a.type == .link { try w.forgetRelease(of: o) }
      try o.set(
        "A", a.action.map { action throws(EngineError) in try w.document.makeAction(action) })
    })

  private static let reply = DictionaryEntry(
    readIn: .markup, { [$0.replyTo, $0.isGrouped] }, visible: DictionaryEntry.nothing,
    read: { (r, o, a) throws(EngineError) in
      a.isGrouped = try o["RT"]?.name == "Group"
      if let target = try o["IRT"] { a.replyTo = try r.document.annotationID(of: target) }
    },
    write: { (w, a, o) throws(EngineError) in try w.writeReply(a, to: o) })

  private static let state = DictionaryEntry(
    readIn: .markup, { [$0.state] }, visible: DictionaryEntry.nothing,
    read: { (_, o, a) throws(EngineError) in
      guard let state = try o["State"]?.text else { return }
      a.state = ReviewState(state, model: try o["StateModel"]?.text)
    },
    write: { (w, a, o) throws(EngineError) in
      try w.set("State", a.state?.name, in: o)
      try w.set("StateModel", a.state?.model, in: o)
    })

  private static let parent = DictionaryEntry(
    readIn: [.popup], { [$0.parent] }, visible: DictionaryEntry.nothing,
    read: { (r, o, a) throws(EngineError) in
      if let parent = try o["Parent"] { a.parent = try r.document.annotationID(of: parent) }
    },
    write: { (w, a, o) throws(EngineError) in try w.writeParent(a, to: o) })

  static let texts: [AnnotationMember] = [
    .init(
      "richText", \.richText,
      "The rich text of a free text: XHTML with style attributes (ISO 32000-2, 12.7.4.4).",
      of: [.freeText], as: .text("RC")),
    .init(
      "callout", \.callout.list,
      "For a free text: the tip, an optional knee, and the end at the text.",
      of: [.freeText], as: .points("CL")),
    .init(
      "textBox", \.textBox,
      "For a callout: the part of `rect` that holds the text; initially all of `rect`.",
      of: [.freeText],
      entry: .read([.freeText]) { (r, o, a) throws(EngineError) in
        if let box = try r.textBox(o), box != a.rect { a.textBox = box }
      }),
    .init(
      "font", \.font, "The font of a free text, a redaction or a measurement.",
      logged: .never, of: [.freeText, .line, .polygon, .polyLine, .redact]),
    .init(
      "align", \.alignment, "The alignment of that text.", logged: .never,
      of: [.freeText, .redact]),
    .init("text", \.text, "", .never, isCompared: false, isChangeable: false, entry: text),
    .init(
      "rotation", \.rotation,
      "The rotation of a stamp or free text, clockwise in degrees; 0 is upright.",
      in: -360...360, of: [.freeText, .stamp],
      entry: .init(readIn: [.freeText, .stamp]) {
        [$0.rotation, $0.isTurnable]
      } read: { (r, o, a) throws(EngineError) in
        try r.readTurn(o, &a)
      } write: { (w, a, o) throws(EngineError) in
        try w.writeTurn(a, to: o)
      }),
    .init(
      "uprightSize", \.uprightSize,
      "The size before rotation, unless `rotation` is a quarter turn.",
      of: [.freeText, .stamp]),
    .init(
      "crop", \.crop,
      "The visible part of a stamp's picture, as fractions of its width and height, y down. The rest "
        + "stays in the file. Default: all of it.",
      of: [.stamp],
      entry: .init(readIn: [.stamp]) {
        [$0.crop]
      } read: { (_, o, a) throws(EngineError) in
        a.crop = try o["AP"]?["N"].flatMap(PictureFrame.crop)
      } write: { (_, _, _) throws(EngineError) in
        // Written together with the appearance.
      }),
    .init(
      "overlayText", \.overlayText, "The text over the redacted area.", of: [.redact],
      as: .text("OverlayText")),
    .init(
      "query", \.query,
      "The search that made a redaction: applying it removes what the search finds elsewhere, too.",
      of: [.redact], as: .redactionQuery(PrivateKey.query), shows: false),
  ]

  /// The text style. A free text with a new appearance stores the style that it shows: the old style
  /// may come from a removed rich text or the old appearance.
  private static let text = DictionaryEntry(
    of: [.freeText, .redact, .line, .polyLine, .polygon],
    differs: {
      hasOtherStyle($0, $1) || $0.type == .freeText && $0.looksDifferent(from: $1)
    },
    shows: hasOtherStyle,
    read: { (r, o, a) throws(EngineError) in a.text = try r.textStyle(o) },
    write: { (w, a, o) throws(EngineError) in try w.writeText(a, to: o) })

  private static func hasOtherStyle(_ a: Annotation, _ b: Annotation) -> Bool {
    let isFreeText = a.type == .freeText
    return a.text != b.text || a.standardText != b.standardText
      || isFreeText != (b.type == .freeText) || isFreeText && a.color != b.color
  }

  static let parts: [AnnotationMember] = [
    .init(
      "attachment", \.attachment, "The file of a file attachment.", of: [.fileAttachment],
      entry: .init(readIn: [.fileAttachment], { [$0.attachment] }, visible: DictionaryEntry.nothing)
      { (r, o, a) throws(EngineError) in
        a.attachment = try r.document.attachment(o["FS"])
      } write: { (w, a, o) throws(EngineError) in
        try w.writeAttachment(a, to: o)
      }),
    .init(
      "sound", \.sound, "The recording of a sound.", of: [.sound],
      entry: .init(readIn: [.sound], { [$0.sound] }, visible: DictionaryEntry.nothing) {
        (r, o, a) throws(EngineError) in
        a.sound = try r.sound(o["Sound"])
      } write: { (w, a, o) throws(EngineError) in
        try w.writeSound(a, to: o)
      }),
    .init(
      "picture", \.picture, "The picture of a stamp, unless `icon` names it; images are left out.",
      of: [.stamp],
      entry: .init(readIn: [.stamp]) {
        [$0.picture]
      } read: { (r, o, a) throws(EngineError) in
        a.picture = try r.document.pictureNote(o)
      } write: { (w, a, o) throws(EngineError) in
        try o.set(PrivateKey.picture, w.document.makePictureNote(a.picture))
      }),
    .init(
      "measure", \.measure, "The scale and units of a measuring annotation.",
      of: [.line, .polygon, .polyLine],
      entry: .init(readIn: [.line, .polygon, .polyLine]) {
        [$0.measure]
      } read: { (r, o, a) throws(EngineError) in
        a.measure = try r.measure(o)
      } write: { (w, a, o) throws(EngineError) in
        try w.writeMeasure(a, to: o)
      }),
    .init(
      "measured", \.measuredText, "The measured value with its unit; read-only.",
      logged: .never, isCompared: false, isChangeable: false),
    .init(
      "intent", \.intent, "The purpose of the annotation: `FreeTextCallout`, `PolygonCloud`, …",
      as: .name("IT"), readIn: .drawn, shows: false),
    .init(
      "pressures", \.pressures, "The pressure, 0 to 1, at each point of each ink stroke.",
      of: [.ink], as: .numbers(PrivateKey.pressures)),
    .init(
      "multiply", \.multiplies, "Whether the colour darkens the page beneath.",
      logged: .named("multiplies"),
      of: [.square, .circle, .line, .polygon, .polyLine, .ink],
      entry: .init(readIn: .drawn) {
        [$0.multiplies]
      } read: { (r, o, a) throws(EngineError) in
        a.multiplies = try r.multiplies(o, a.type)
      } write: { (w, a, o) throws(EngineError) in
        try w.setName("BM", a.multiplies ? "Multiply" : nil, in: o)
      }),
    .init(
      "customData", \.customData, "Application data, under the applications' own keys.",
      entry: .init(readIn: .drawn, { [$0.customData] }, visible: DictionaryEntry.nothing) {
        (_, o, a) throws(EngineError) in
        for (key, value) in try o[PrivateKey.data]?.entries ?? [] {
          a.customData[ExactText(key)] = try value.text.map(\.exact)
        }
      } write: { (w, a, o) throws(EngineError) in
        try w.writeData(a, to: o)
      }),
    .init(
      "readOnly", \.isReadOnly, "Whether all interaction is ignored; also one of `flags`.",
      logged: .never),
    .init(
      "layer", \.layer,
      "The annotation's layer, also for a new annotation; change it with `layers/assign`. "
        + "Absent if it depends on a combination of layers.",
      isChangeable: false,
      entry: .read { (_, o, a) throws(EngineError) in
        guard let group = try o["OC"], group.number > 0, try group["OCGs"] == nil else { return }
        a.layer = Layer.id(group.number)
      }),
    .init(
      "hasAppearance", \.hasAppearance,
      "Whether the file has an appearance. A widget can get one with its field's value.", .told,
      isChangeable: false,
      entry: .read { (_, o, a) throws(EngineError) in
        a.hasAppearance = try o["AP"]?["N"] != nil
      }),
  ]
}
