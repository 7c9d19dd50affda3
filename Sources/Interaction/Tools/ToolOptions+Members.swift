// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

extension ToolOptions: DeclaredValue {
  public static let blank = ToolOptions()

  /// One row for each option.
  public static let members: [Member<Self>] = creating + drawing + editing + content

  private static let creating: [Member<Self>] = [
    .init(
      "returnToPan", \.returnToPan,
      "Whether the default tool takes over once something was created; `true` at first."),
    .init(
      "selectAfterCreation", \.selectAfterCreation,
      "Whether what was created is selected; `false` at first."),
  ]

  private static let drawing: [Member<Self>] = [
    .init(
      "multiStroke", \.multiStroke,
      "Whether strokes gather until they are committed; `false` at first."),
    .init(
      "eraserMode", \.eraserMode,
      "Whether the eraser takes parts of ink or all of it; `points` at first."),
    .init(
      "eraserWidth", \.eraserWidth,
      "The width of the eraser's disc, in pixels of the view; 20 at first.",
      in: 1...1000),
    .init("spares", \.spares, "The types that the eraser leaves alone; none at first."),
    .init(
      "smartPenMarkup", \.smartPenMarkup,
      "The markup that the smart pen makes if it begins on text; `highlight` at first."),
    .init(
      "arrowPointsToOrigin", \.arrowPointsToOrigin,
      "Whether an arrow's head is where its drag began; `false` at first."),
    .init("measure", \.measure, "The scale of measures; inches as on paper unless given."),
    .init(
      "snapsToContent", \.snapsToContent,
      "Whether corners snap to the lines and corners of what the page shows; `false` at first."),
  ]

  private static let editing: [Member<Self>] = [
    .init(
      "cornersOnly", \.cornersOnly,
      "Whether there are handles at the corners alone; `false` at first."),
    .init(
      "locksAspect", \.locksAspect, "Whether resizing keeps the proportions; `false` at first."),
    .init(
      "snapsToAspect", \.snapsToAspect,
      "Whether a corner that is dragged snaps to the proportions from before, and to a square; "
        + "`true` at first."),
    .init(
      "alignsToOthers", \.alignsToOthers,
      "Whether edges and centres snap to those of other annotations and of the page; `false` "
        + "at first."),
    .init(
      "snapsToWords", \.snapsToWords,
      "Whether the handles of text markup and of selected text go from word to word; `false` at first."
    ),
    .init(
      "minimumSize", \.minimumSize,
      "The least width and height, 1/72 inch; `null`, as at first: 16, and none for fields and links.",
      in: 0...1e6, .nullable),
    .init(
      "maximumSize", \.maximumSize,
      "The greatest width and height, 1/72 inch; `null`, as at first: none.", .nullable),
    .init(
      "selectionShape", \.selectionShape,
      "The shape that `multiSelect` draws; `rectangle` at first."),
    .init(
      "selectsFormFields", \.selectsFormFields, "Whether `multiSelect` selects form fields as well."
    ),
    .init(
      "linkDetection", \.linkDetection,
      "Whether `pan` follows text that looks like a web or e-mail address; `true` at first."),
  ]

  private static let content: [Member<Self>] = [
    .init("stamp", \.stamp, "The standard stamp, by its name; `Approved` at first."),
    .init(
      "stampWords", \.stampWords,
      "Words of the user's own for a stamp; `null`, as at first: none.", .nullable),
    .init(
      "imageCrop", \.imageCrop,
      "The part of an image that its stamp shows, in shares of its width and height from its upper "
        + "left: `[0, 0, 0.5, 1]` is its left half; `null`, as at first: all of it.", .nullable),
    .init(
      "copiesMarkedText", \.copiesMarkedText,
      "Whether text markup takes the marked text for its contents; `true` at first."),
    .init(
      "growsWithText", \.growsWithText,
      "Whether a free text's box grows with what is entered; `true` at first."),
    .init(
      "keepsTextInField", \.keepsTextInField,
      "Whether a form field takes no more text than it shows at once, whatever the form says."),
    .init(
      "dateFormat", \.dateFormat,
      "The format of a date text, in the letters of Unicode's date fields; `yyyy-MM-dd` at first."),
    .init("countGroup", \.countGroup, "The name of the counted group; `Count` at first."),
    .init(
      "signatureFieldMode", \.signatureFieldMode,
      "How `signature` signs a field: by what it shows, as at first, or by a stamp in its place."),
  ]
}
