// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The look that a widget's entries specify (ISO 32000-2, 12.5.6.19): text, colours, border, and
/// rotation.
struct WidgetLook {
  /// The upright size; the upper left corner is at the origin, y down.
  let size: Size
  /// Maps the upright widget to the file's user space. The lower left corner of the widget's rectangle
  /// is at the origin.
  let toUserSpace: Matrix
  var text = Annotation.TextStyle()
  /// The weight and slant of the text.
  var isBold = false
  var isItalic = false
  /// Whether the text is as large as it fits.
  var isAutoSized = false
  var fill: Color?
  var border: Color?
  /// The style, width and dashes of the border.
  var line = Annotation.Border()
  var isRound = false
  /// The text of a button: its caption, or the mark of a check box in the symbol font.
  var caption: String?

  init(_ widget: PDFObject) throws(EngineError) {
    let rect = try widget["Rect"]?.rect ?? Rect(0, 0, 0, 0)
    let marks = try widget["MK"]
    let turn = ((try marks?["R"]?.integer ?? 0) % 360 + 360) % 360
    size =
      turn == 90 || turn == 270
      ? Size(rect.height, rect.width) : Size(rect.width, rect.height)
    let upward = Matrix(1, 0, 0, -1, 0, size.height)
    toUserSpace = upward.then(WidgetLook.turned(turn, rect.width, rect.height))
    fill = try marks?["BG"]?.reals.flatMap(Color.init(components:))
    border = try marks?["BC"]?.reals.flatMap(Color.init(components:))
    line = try Annotation.Border(of: widget)
    line.width = min(max(line.width, 0), 100)
    caption = try marks?["CA"]?.text
    isRound = try widget.inherited("Ff")?.integer.map(FieldFlags.init)?.contains(.radio) ?? false
  }

  /// Reads the text operators (`DA`). They are those of the widget, its field or the form.
  mutating func read(_ defaultAppearance: String?) {
    guard let operators = defaultAppearance else { return }
    let parsed = DefaultAppearance(operators)
    text.font = parsed.font
    text.size = parsed.size
    text.color = parsed.fill ?? text.color
    if parsed.resource != nil { isAutoSized = parsed.isAutoSized }
  }

  /// The distance between the edge and the contents.
  var inset: Double { border == nil && !line.hasEdges ? 1 : line.wholeWidth + 1 }

  private static func turned(_ turn: Int, _ width: Double, _ height: Double) -> Matrix {
    switch turn {
    case 90: Matrix(0, 1, -1, 0, width, 0)
    case 180: Matrix(-1, 0, 0, -1, width, height)
    case 270: Matrix(0, -1, 1, 0, 0, height)
    default: .identity
    }
  }
}

extension Document {
  func look(of widget: PDFObject) throws(EngineError) -> WidgetLook {
    var look = try WidgetLook(widget)
    let common = try catalog?["AcroForm"]?["DA"]?.text
    look.read(try widget.inherited("DA")?.text ?? common)
    if let font = try formFont(of: widget) {
      look.text.font = font.face.family
      (look.isBold, look.isItalic) = (font.isBold, font.isItalic)
    }
    switch try alignment(ofWidget: widget) {
    case 1: look.text.alignment = .center
    case 2: look.text.alignment = .right
    default: look.text.alignment = .left
    }
    return look
  }

  /// The alignment of a widget's text, as the number in `Q`. The form has the default (ISO 32000-2,
  /// table 228).
  func alignment(ofWidget widget: PDFObject) throws(EngineError) -> Int {
    if let own = try widget.inherited("Q")?.integer { return own }
    return try catalog?["AcroForm"]?["Q"]?.integer ?? 0
  }

  /// The font that the text operators (`DA`) of a widget name. It is looked up in the resources of the field,
  /// then of the form, then of the present appearance; `nil` if it is in none.
  func formFont(of widget: PDFObject) throws(EngineError) -> FormFont? {
    guard let name = DefaultAppearance(try appearanceText(of: widget)).resource else { return nil }
    let resources = [
      try widget.inherited("DR"), try catalog?["AcroForm"]?["DR"],
      try widget["AP"]?["N"]?["Resources"],
    ]
    for each in resources {
      if let font = try each?["Font"]?[name] { return try FormFont(font) }
    }
    return nil
  }
}
