// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON

extension EraserMode: WireEnum {}
extension SelectionShape: WireEnum {}

/// How a tool works, on the wire: the options that are not as they are at first, or those that are to
/// become others.
struct ToolOptionsForm: Record {
  static let name = "ToolOptions"
  static let summary = """
    How a tool works; each tool heeds the options that concern it. What is not given is as it is at \
    first or, where it is set, stays.
    """

  var returnToPan: Bool?
  var selectAfterCreation: Bool?
  var multiStroke: Bool?
  var eraserMode: EraserMode?
  var eraserWidth: Double?
  var spares: [AnnotationType]?
  var smartPenMarkup: AnnotationType?
  var arrowPointsToOrigin: Bool?
  var measure: MeasureForm?
  var snapsToContent: Bool?
  var cornersOnly: Bool?
  var locksAspect: Bool?
  var snapsToAspect: Bool?
  var alignsToOthers: Bool?
  var minimumSize: Double?
  var maximumSize: Nullable<Double>?
  var selectionShape: SelectionShape?
  var selectsFormFields: Bool?
  var linkDetection: Bool?
  var stamp: String?
  var stampWords: Nullable<StampWordsForm>?
  var imageCrop: Nullable<Rect>?
  var copiesMarkedText: Bool?
  var growsWithText: Bool?
  var keepsTextInField: Bool?
  var dateFormat: String?
  var countGroup: String?
  var signatureFieldMode: SignatureFieldMode?

  init() {}

  static let fields: [Field<Self>] = creating + drawing + editing + content

  private static let creating: [Field<Self>] = [
    .optional(
      "returnToPan", \.returnToPan,
      "Whether the default tool takes over once something was created; `true` at first."),
    .optional(
      "selectAfterCreation", \.selectAfterCreation,
      "Whether what was created is selected; `false` at first."),
  ]

  private static let drawing: [Field<Self>] = [
    .optional(
      "multiStroke", \.multiStroke,
      "Whether strokes gather until they are committed; `false` at first."),
    .optional(
      "eraserMode", \.eraserMode,
      "Whether the eraser takes parts of ink or all of it; `points` at first."),
    .optional(
      "eraserWidth", \.eraserWidth, "Of the eraser's disc, in pixels of the view; 20 at first.",
      in: 1...1000),
    .optional("spares", \.spares, "The types that the eraser leaves alone; none at first."),
    .optional(
      "smartPenMarkup", \.smartPenMarkup,
      "What the smart pen makes where it begins on text; `highlight` at first."),
    .optional(
      "arrowPointsToOrigin", \.arrowPointsToOrigin,
      "Whether an arrow's head is where its drag began; `false` at first."),
    .optional("measure", \.measure, "The scale of measures; inches as on paper unless given."),
    .optional(
      "snapsToContent", \.snapsToContent,
      "Whether corners snap to the lines and corners of what the page shows; `false` at first."),
  ]

  private static let editing: [Field<Self>] = [
    .optional(
      "cornersOnly", \.cornersOnly,
      "Whether there are handles at the corners alone; `false` at first."),
    .optional(
      "locksAspect", \.locksAspect, "Whether resizing keeps the proportions; `false` at first."),
    .optional(
      "snapsToAspect", \.snapsToAspect,
      "Whether a corner that is dragged snaps to the proportions from before, and to a square; "
        + "`true` at first."
    ),
    .optional(
      "alignsToOthers", \.alignsToOthers,
      "Whether edges and centres snap to those of other annotations and of the page; `false` "
        + "at first."
    ),
    .optional(
      "minimumSize", \.minimumSize, "The least width and height, 1/72 inch; 0 at first.",
      in: 0...1e6),
    .nullable(
      "maximumSize", \.maximumSize,
      "The greatest width and height, 1/72 inch; `null`, as at first: none."),
    .optional(
      "selectionShape", \.selectionShape, "What `multiSelect` draws around; `rectangle` at first."),
    .optional(
      "selectsFormFields", \.selectsFormFields, "Whether `multiSelect` selects form fields as well."
    ),
    .optional(
      "linkDetection", \.linkDetection,
      "Whether `pan` follows text that looks like a web or e-mail address; `true` at first."),
  ]

  private static let content: [Field<Self>] = [
    .optional("stamp", \.stamp, "The standard stamp, by its name; `Approved` at first."),
    .nullable(
      "stampWords", \.stampWords, "Words of the user's own for a stamp; `null`, as at first: none."),
    .nullable(
      "imageCrop", \.imageCrop,
      "The part of an image that its stamp shows, in shares of its width and height from its upper "
        + "left: `[0, 0, 0.5, 1]` is its left half; `null`, as at first: all of it."),
    .optional(
      "copiesMarkedText", \.copiesMarkedText,
      "Whether text markup takes the marked text for its contents; `true` at first."),
    .optional(
      "growsWithText", \.growsWithText,
      "Whether a free text's box grows with what is entered; `true` at first."),
    .optional(
      "keepsTextInField", \.keepsTextInField,
      "Whether a form field takes no more text than it shows at once, whatever the form says."),
    .optional(
      "dateFormat", \.dateFormat,
      "Of a date text, in the letters of Unicode's date fields; `yyyy-MM-dd` at first."),
    .optional("countGroup", \.countGroup, "What is counted; `Count` at first."),
    .optional(
      "signatureFieldMode", \.signatureFieldMode,
      "How `signature` signs a field: by what it shows, as at first, or by a stamp in its place."),
  ]
}
