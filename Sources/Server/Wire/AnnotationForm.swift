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
  var icon: String?
  var open: Bool?
  var link: ActionForm?
  var replyTo: String?
  var group: String?
  var readOnly: Bool?
  var hasAppearance: Bool?

  static let fields: [Field<Self>] = [
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
    .optional("icon", \.icon, "The name of a note's picture, such as `Comment`."),
    .optional("open", \.open, "Whether a note is open at first."),
    .optional("link", \.link, "What touching it does."),
    .optional("replyTo", \.replyTo, "The annotation that it answers."),
    .optional("group", \.group, "The annotation that it forms a group with."),
    .optional("readOnly", \.readOnly, "Whether it takes part in no interaction; a flag too."),
    .optional("hasAppearance", \.hasAppearance, "Whether the file says how it looks."),
  ]
}

extension AnnotationForm {
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
    lineEndings = unlessEmpty(annotation.lineEndings.map(LineEnding.init(pdf:)))
    icon = annotation.icon
    open = annotation.isOpen
    link = annotation.action.map(ActionForm.init)
    replyTo = annotation.isGrouped ? nil : annotation.replyTo
    group = annotation.isGrouped ? annotation.replyTo : nil
    readOnly = annotation.flags.contains(.readOnly) ? true : nil
    hasAppearance = annotation.hasAppearance
  }
}
