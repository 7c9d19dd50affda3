// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// All tools, one row each, in the order of a toolbar.
public enum ToolTable {
  public static let kinds: [ToolKind] =
    navigating + editing + marking + drawing + placing + measuring + redacting
    + formFields

  private static let navigating: [ToolKind] = [
    ToolKind(.pan, title: "Pan", group: .view) { PanTool() },
    ToolKind(.textSelect, title: "Select Text", group: .view) { TextSelectTool() },
    ToolKind(.multiSelect, title: "Select Annotations", group: .view) { MultiSelectTool() },
    ToolKind(.formFill, title: "Fill In Form", group: .fillAndSign) { FormFillTool() },
    ToolKind(.richMedia, title: "Play Media", group: .view) { RichMediaTool() },
  ]

  private static let editing: [ToolKind] = [
    ToolKind(.annotationEdit, title: "Edit Annotations", group: .view) { AnnotationEditTool() },
    ToolKind(.vertexEdit, title: "Edit Lines", group: .view) { AnnotationEditTool(.vertexEdit) },
    ToolKind(.calloutEdit, title: "Edit Callouts", group: .view) {
      AnnotationEditTool(.calloutEdit)
    },
    ToolKind(.markupEdit, title: "Edit Text Markup", group: .view) {
      AnnotationEditTool(.markupEdit)
    },
    ToolKind(.linkEdit, title: "Edit Links", group: .insert) { AnnotationEditTool(.linkEdit) },
    ToolKind(.formEdit, title: "Edit Form", group: .forms) { AnnotationEditTool(.formEdit) },
  ]
}

/// Redactions.
extension ToolTable {
  static let redacting: [ToolKind] = [
    ToolKind("redaction", title: "Redact Area", group: .redact, creates: .redact) {
      SpanTool(.redaction)
    },
    ToolKind("redactionText", title: "Redact Text", group: .redact, creates: .redact) {
      MarkupTool(.redactionText)
    },
  ]
}

/// Fields of forms.
extension ToolTable {
  static let formFields: [ToolKind] = [
    kind(.textField, "Text Field"), kind(.checkBox, "Check Box"),
    kind(.radioButton, "Radio Button"), kind(.comboBox, "Combo Box"),
    kind(.listBox, "List Box"), kind(.pushButton, "Push Button"),
    kind(.signatureField, "Signature Field"),
  ]

  private static func kind(_ shape: FieldShape, _ title: String) -> ToolKind {
    ToolKind(shape.tool, title: title, group: .forms, creates: .widget) { FieldPlacingTool(shape) }
  }
}

/// Lengths and areas.
extension ToolTable {
  static let measuring: [ToolKind] = [
    ToolKind("distance", title: "Distance", group: .measure, creates: .line) {
      SpanTool(.distance)
    },
    ToolKind("perimeter", title: "Perimeter", group: .measure, creates: .polyLine) {
      PolyTool(.perimeter)
    },
    ToolKind("area", title: "Area", group: .measure, creates: .polygon) { PolyTool(.area) },
    ToolKind("rectangularArea", title: "Rectangular Area", group: .measure, creates: .polygon) {
      SpanTool(.rectangularArea)
    },
    ToolKind("count", title: "Count", group: .measure, creates: .stamp) { CountTool() },
  ]
}

/// Text markup.
extension ToolTable {
  static let marking: [ToolKind] = [
    ToolKind("highlight", title: "Highlight", group: .annotate, creates: .highlight) {
      MarkupTool(.highlight)
    },
    ToolKind("underline", title: "Underline", group: .annotate, creates: .underline) {
      MarkupTool(.underline)
    },
    ToolKind("squiggly", title: "Squiggly", group: .annotate, creates: .squiggly) {
      MarkupTool(.squiggly)
    },
    ToolKind("strikeOut", title: "Strike Out", group: .annotate, creates: .strikeOut) {
      MarkupTool(.strikeOut)
    },
  ]
}

/// Tools that draw by hand or between points, and the eraser.
extension ToolTable {
  static let drawing: [ToolKind] = [
    ToolKind(.freehand, title: "Draw", group: .draw, creates: .ink) { FreehandTool(.freehand) },
    ToolKind(.freeHighlighter, title: "Highlight Freely", group: .annotate, creates: .ink) {
      FreehandTool(.freeHighlighter, multiplies: true)
    },
    ToolKind(.smartPen, title: "Smart Pen", group: .annotate, creates: .ink) { SmartPenTool() },
    ToolKind(.eraser, title: "Erase", group: .draw) { EraserTool() },
    ToolKind("line", title: "Line", group: .draw, creates: .line) { SpanTool(.line) },
    ToolKind("arrow", title: "Arrow", group: .draw, creates: .line) { SpanTool(.arrow) },
    ToolKind("polyline", title: "Polyline", group: .draw, creates: .polyLine) {
      PolyTool(.polyline)
    },
    ToolKind("polygon", title: "Polygon", group: .draw, creates: .polygon) { PolyTool(.polygon) },
    ToolKind("polygonCloud", title: "Cloud", group: .draw, creates: .polygon) {
      PolyTool(.polygonCloud)
    },
    ToolKind("rectangle", title: "Rectangle", group: .draw, creates: .square) {
      SpanTool(.rectangle)
    },
    ToolKind("ellipse", title: "Ellipse", group: .draw, creates: .circle) { SpanTool(.ellipse) },
    ToolKind("link", title: "Link", group: .insert, creates: .link) { SpanTool(.link) },
  ]
}

/// Tools that place things: notes, text, stamps, files.
extension ToolTable {
  static let placing: [ToolKind] = [
    ToolKind("sticky", title: "Note", group: .annotate, creates: .text) { StickyTool() },
    ToolKind("freeText", title: "Text", group: .annotate, creates: .freeText) {
      TextTool("freeText", .plain)
    },
    ToolKind("callout", title: "Callout", group: .annotate, creates: .freeText) {
      TextTool("callout", .callout)
    },
    ToolKind("dateText", title: "Date", group: .fillAndSign, creates: .freeText) {
      PlacingTool("dateText", .dateText)
    },
    ToolKind(.signature, title: "Signature", group: .fillAndSign, creates: .stamp) {
      SignatureTool()
    },
    mark("checkMark", "Check Mark", .check), mark("crossMark", "Cross Mark", .cross),
    mark("dotMark", "Dot", .dot),
    ToolKind("rubberStamp", title: "Stamp", group: .insert, creates: .stamp) {
      PlacingTool("rubberStamp", .rubberStamp)
    },
    ToolKind("imageStamp", title: "Image", group: .insert, creates: .stamp) {
      PromptTool("imageStamp", .imageStamp)
    },
    ToolKind("fileAttachment", title: "Attach File", group: .insert, creates: .fileAttachment) {
      PromptTool("fileAttachment", .fileAttachment)
    },
    ToolKind("sound", title: "Sound", group: .insert, creates: .sound) {
      PromptTool("sound", .sound)
    },
  ]

  private static func mark(_ name: ToolName, _ title: String, _ mark: Annotation.Mark) -> ToolKind {
    ToolKind(name, title: title, group: .fillAndSign, creates: .stamp) {
      PlacingTool(name, .mark(mark))
    }
  }
}
