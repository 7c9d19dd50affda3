// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

extension AnnotationType: WireEnum {}

/// An annotation on the wire.
struct AnnotationForm: Record {
  static let name = "Annotation"
  static let summary = """
    An annotation (ISO 32000-2, 12.5), in page space. A new one needs `type`, `pageIndex` and what \
    gives its type its shape: `rect`, `quads`, `line`, `vertices` or `strokes`.
    """

  var id: String?
  var type = AnnotationType.unknown
  var pageIndex = 0
  var rect: Rect?
  var contents: String?
  var author: String?
  var subject: String?
  var created: Timestamp?
  var modified: Timestamp?
  var color: ColorForm?
  var interiorColor: ColorForm?
  var opacity: Double?
  var border: BorderForm?
  var flags: [FlagForm]?
  var quads: [Quad]?
  var strokes: [Path]?
  var vertices: Path?
  var line: Path?
  var lineEndings: [LineEnding]?
  var leader: LeaderForm?
  var caption: CaptionForm?
  var icon: String?
  var open: Bool?
  var link: ActionForm?
  var replyTo: String?
  var group: String?
  var state: ReviewStateName?
  var states: [EffectiveStateForm]?
  var parent: String?
  var popup: String?
  var coveredText: String?
  var richText: String?
  var callout: Path?
  var textBox: Rect?
  var font: FontForm?
  var align: Annotation.TextAlignment?
  var rotation: Double?
  var uprightSize: Size?
  var overlayText: String?
  var attachment: AttachmentForm?
  var sound: SoundForm?
  var picture: PictureForm?
  var measure: MeasureForm?
  var measured: String?
  var intent: String?
  var pressures: [[Double]]?
  var multiply: Bool?
  var customData: [String: String]?
  var readOnly: Bool?
  var hasAppearance: Bool?

  static let fields: [Field<Self>] = basicFields + partFields

  private static let basicFields: [Field<Self>] = [
    .optional("id", \.id, "Unique in the document; made up for a new one without it."),
    .required("type", \.type, "What it is."),
    .required("pageIndex", \.pageIndex, "The page, from 0.", in: 0...),
    .optional("rect", \.rect, "What it covers; follows from the points of those that have some."),
    .optional("contents", \.contents, "Its text, or what it says to those who cannot see it."),
    .optional("author", \.author, "Who made it; the session's author unless given."),
    .optional("subject", \.subject, "What it is about."),
    .optional("created", \.created, "When it was made; now unless given."),
    .optional("modified", \.modified, "When it was last changed; now unless given."),
    .optional("color", \.color, "Of its lines, of marked text, of a note."),
    .optional("interiorColor", \.interiorColor, "Its fill."),
    .optional("opacity", \.opacity, "1 unless given.", in: 0...1),
    .optional("border", \.border, "The line around or along it."),
    .optional("flags", \.flags, "What may be done with it and where it shows."),
    .optional("quads", \.quads, "The text that it marks; where a link can be touched."),
    .optional("strokes", \.strokes, "The lines of an ink drawing."),
    .optional("vertices", \.vertices, "The corners of a polygon or polyline."),
    .optional("line", \.line, "The two ends of a line."),
    .optional("lineEndings", \.lineEndings, "At the start and the end."),
    .optional("leader", \.leader, "Of a line that is drawn beside its ends, not between them."),
    .optional(
      "caption", \.caption,
      "Has a line show its contents; of one that measures, says where it shows the value."),
    .optional(
      "icon", \.icon,
      "The name of a note's, attachment's or sound's picture, such as `Comment`, or of a rubber "
        + "stamp, such as `Approved`."),
    .optional("open", \.open, "Whether a note is open at first."),
    .optional("link", \.link, "What touching it does."),
    .optional("replyTo", \.replyTo, "The annotation that it answers."),
    .optional("group", \.group, "The annotation that it forms a group with."),
    .optional("state", \.state, "Of a note that replies: what it says about what it replies to."),
    .optional("states", \.states, "What each author says about it now; only told."),
    .optional("parent", \.parent, "Of a popup: the annotation whose text it shows."),
    .optional("popup", \.popup, "The popup that shows its text; only told."),
    .optional(
      "coveredText", \.coveredText, "The text that a text markup lies on; told where asked for."),
  ]

  private static let partFields: [Field<Self>] = [
    .optional(
      "richText", \.richText,
      "The text of a free text with formatting: XHTML with style attributes (ISO 32000-2, 12.7.4.4)."
    ),
    .optional(
      "callout", \.callout,
      "Of a free text: the tip, the knee, which may be missing, and the end at the text."),
    .optional(
      "textBox", \.textBox,
      "Where in `rect` a free text with a callout has its text; of a new one, `rect` unless given."
    ),
    .optional("font", \.font, "How the text of a free text, a redaction or a measure is set."),
    .optional("align", \.align, "How the lines of that text are set."),
    .optional(
      "rotation", \.rotation, "Of a stamp or free text, clockwise in degrees; 0 is upright.",
      in: -360...360),
    .optional(
      "uprightSize", \.uprightSize,
      "How large a turned one is if it is upright, unless a quarter turn tells it."),
    .optional("overlayText", \.overlayText, "What is written over what was redacted."),
    .optional("attachment", \.attachment, "The file of a file attachment."),
    .optional("sound", \.sound, "The recording of a sound."),
    .optional(
      "picture", \.picture, "What a stamp shows, unless `icon` names it; images are not told."),
    .optional("measure", \.measure, "How lengths and areas of what is measured are told."),
    .optional("measured", \.measured, "The measured value with its unit; only told."),
    .optional(
      "intent", \.intent, "The purpose of its type: `FreeTextCallout`, `PolygonCloud`, …"),
    .optional(
      "pressures", \.pressures, "From 0 to 1 at each point of each stroke of an ink drawing."),
    .optional("multiply", \.multiply, "Whether it darkens what is beneath, as a highlighter."),
    .optional("customData", \.customData, "What applications keep with it, by their own keys."),
    .optional("readOnly", \.readOnly, "Whether it takes part in no interaction; a flag too."),
    .optional("hasAppearance", \.hasAppearance, "Whether the file says how it looks."),
  ]
}

extension AnnotationForm {
  /// - Parameter all: the annotations of its page.
  init(_ annotation: Annotation, among all: [Annotation]) {
    self.init(annotation)
    states = all.effectiveStates[annotation.id].map { $0.map(EffectiveStateForm.init) }
  }

  init(_ annotation: Annotation) {
    func unlessEmpty<Element>(_ values: [Element]) -> [Element]? { values.isEmpty ? nil : values }
    id = annotation.id
    type = annotation.type
    pageIndex = annotation.pageIndex
    rect = annotation.rect
    contents = annotation.contents
    author = annotation.author
    subject = annotation.subject
    created = annotation.created.map(Timestamp.init)
    modified = annotation.modified.map(Timestamp.init)
    color = annotation.color.map { ColorForm($0) }
    interiorColor = annotation.interiorColor.map { ColorForm($0) }
    opacity = annotation.opacity < 1 ? max(0, annotation.opacity) : nil
    border = annotation.border == Annotation.Border() ? nil : BorderForm(annotation.border)
    flags = unlessEmpty(FlagForm.allCases.filter { annotation.flags.contains($0.flag) })
    quads = unlessEmpty(annotation.quads)
    strokes = unlessEmpty(annotation.strokes.map(Path.init))
    vertices = unlessEmpty(annotation.vertices).map(Path.init)
    line = unlessEmpty(annotation.line).map(Path.init)
    leader = annotation.leader.map { LeaderForm($0) }
    caption = annotation.caption.map { CaptionForm($0) }
    lineEndings = unlessEmpty(annotation.lineEndings.map(LineEnding.init(pdf:)))
    icon = annotation.icon
    open = annotation.isOpen
    link = annotation.action.map(ActionForm.init)
    replyTo = annotation.isGrouped ? nil : annotation.replyTo
    group = annotation.isGrouped ? annotation.replyTo : nil
    state = annotation.state.flatMap { ReviewStateName(pdf: $0.name) }
    parent = annotation.parent
    popup = annotation.popup
    readOnly = annotation.flags.contains(.readOnly) ? true : nil
    hasAppearance = annotation.hasAppearance
    readParts(of: annotation)
  }

  private mutating func readParts(of annotation: Annotation) {
    richText = annotation.richText
    callout = annotation.callout.isEmpty ? nil : Path(annotation.callout)
    textBox = annotation.textBox
    font = annotation.text.map { FontForm($0) }
    align = annotation.text?.alignment
    rotation = annotation.rotation == 0 ? nil : annotation.rotation
    uprightSize = annotation.uprightSize
    overlayText = annotation.overlayText
    attachment = annotation.attachment.map { AttachmentForm($0) }
    sound = annotation.sound.map { SoundForm($0) }
    picture = annotation.picture.map { PictureForm($0) }
    measure = annotation.measure.map { MeasureForm($0) }
    measured = annotation.measuredText
    intent = annotation.intent
    pressures = annotation.pressures.isEmpty ? nil : annotation.pressures
    multiply = annotation.multiplies ? true : nil
    customData = annotation.customData.isEmpty ? nil : annotation.customData
  }
}
