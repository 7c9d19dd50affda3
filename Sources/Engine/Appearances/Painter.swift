// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry
import Members

/// Draws an annotation into ``content``, in page space. The resulting form maps it to the file's user
/// space, so everything stands upright on the page as shown.
struct Painter {
  let document: Document
  @Indirect private(set) var annotation: Annotation
  var content = ContentStream()
  /// The area of the drawing, in the content's space.
  var box: Rect
  /// Maps the content's space to page space. It is for contents that are drawn upright and then
  /// rotated.
  var placement = Matrix.identity
  /// The blend mode with the page beneath.
  var blend: String?
  /// The picture, if the appearance is nothing else.
  var framed: PDFObject?
  /// The unit of widths and dashes in points.
  var lineUnit = 1.0
  private var xObjects: [PDFObject] = []

  init(_ annotation: Annotation, in document: Document) {
    self.document = document
    self.annotation = annotation
    box = annotation.rect
    blend = annotation.multiplies ? "Multiply" : nil
  }

  /// Rotates to the upright box of the annotation in this rectangle. The box has its upper left corner
  /// at the origin.
  mutating func standUpright(_ size: Size, in rect: Rect) {
    placement = annotation.placement(of: size, around: rect.center)
    box = Rect(origin: .zero, size: size)
  }

  var lineWidth: Double { max(annotation.border.width, 0) * lineUnit }

  /// Draws a form or an image XObject.
  mutating func draw(_ object: PDFObject, _ matrix: Matrix) {
    content.add("q")
    content.concat(matrix)
    content.add("Do", name: "X\(xObjects.count)")
    content.add("Q")
    xObjects.append(object)
  }

  /// Sets the pen: colour, width and dashes of the annotation's border.
  mutating func setPen(_ color: Color, width: Double? = nil) {
    content.setStroke(color)
    content.add("w", width ?? lineWidth)
    if annotation.border.style == "D" {
      content.setDash(annotation.border.dash.map { $0 * lineUnit })
    }
  }

  /// The form XObject.
  ///
  /// - Parameter opacity: default: the annotation's own.
  func form(toUserSpace: Matrix, opacity: Double? = nil) throws(EngineError) -> PDFObject {
    let opacity = opacity ?? annotation.opacity
    let space = placement.then(toUserSpace)
    let resources = try document.makeDictionary()
    if !xObjects.isEmpty {
      let named = try document.makeDictionary()
      for (index, object) in xObjects.enumerated() { try named.set("X\(index)", object) }
      try resources.set("XObject", named)
    }
    guard blend != nil || opacity < 1 else {
      return try document.addForm(content, box, space, resources)
    }
    let group = try document.addForm(content, box, .identity, resources, isGroup: true)
    return try document.addForm(group, box, space, blend: blend, opacity: opacity)
  }
}

extension Document {
  fileprivate func addForm(
    _ content: ContentStream, _ box: Rect, _ matrix: Matrix, _ resources: PDFObject,
    isGroup: Bool = false
  ) throws(EngineError) -> PDFObject {
    let form = try makeDictionary()
    try form.set("Type", makeName("XObject"))
    try form.set("Subtype", makeName("Form"))
    try form.set("BBox", makeReals([box.x0, box.y0, box.x1, box.y1]))
    if matrix != .identity { try form.set("Matrix", makeReals(matrix.components)) }
    try form.set("Resources", resources)
    if isGroup {
      let group = try makeDictionary()
      try group.set("Type", makeName("Group"))
      try group.set("S", makeName("Transparency"))
      try form.set("Group", group)
    }
    return try addDeflatedStream(form, content.bytes)
  }

  /// Adds a form that shows another one as a group. Overlapping parts then do not add up.
  fileprivate func addForm(
    _ group: PDFObject, _ box: Rect, _ matrix: Matrix, blend: String?, opacity: Double
  ) throws(EngineError) -> PDFObject {
    let state = try makeDictionary()
    try state.set("Type", makeName("ExtGState"))
    if let blend { try state.set("BM", makeName(blend)) }
    if opacity < 1 {
      let share = min(max(opacity, 0), 1)
      try state.set("CA", makeReal(share))
      try state.set("ca", makeReal(share))
    }
    let resources = try makeDictionary()
    try resources.set("ExtGState", makeDictionary(["G": state]))
    try resources.set("XObject", makeDictionary(["X": group]))
    var content = ContentStream()
    content.add("gs", name: "G")
    content.add("Do", name: "X")
    return try addForm(content, box, matrix, resources)
  }

  func makeDictionary(_ entries: [String: PDFObject]) throws(EngineError) -> PDFObject {
    let dictionary = try makeDictionary()
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) { try dictionary.set(key, value) }
    return dictionary
  }

  func makeReals(_ values: [Double]) throws(EngineError) -> PDFObject {
    try makeArray(of: values, makeReal)
  }
}

extension Matrix {
  var components: [Double] { [a, b, c, d, e, f] }
}

extension Painter {
  /// Draws a block of text at a point. The point is the block's upper left corner.
  mutating func draw(_ block: TypesetText, at origin: Point) throws(EngineError) {
    let picture = try document.addPicture(block.page(in: document.context).bytes)
    draw(picture.object, picture.matrix.then(.translation(origin.x - block.bleed, origin.y)))
  }

  /// Draws a line of text in a rectangle. It is centred and as large as it fits.
  mutating func draw(
    line text: String, style: Annotation.TextStyle, isBold: Bool = false, fitting rect: Rect
  ) throws(EngineError) {
    let block = TypesetText(text: text, style: style, width: nil, isBold: isBold, bleed: 8)
    let (page, extent) = try block.page(in: document.context)
    guard extent.ink.area > 0, rect.area > 0 else { return }
    let picture = try document.addPicture(page)
    let scale = min(rect.width / extent.ink.width, rect.height / extent.ink.height)
    let from = extent.ink.center
    draw(
      picture.object,
      picture.matrix.then(.translation(-from.x, -from.y)).then(.scale(scale, scale))
        .then(.translation(rect.center.x, rect.center.y)))
  }
}
