// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

extension ToolOptions: DeclaredValue {
  public static let blank = ToolOptions()

  /// One row for each option.
  public static let members: [Member<Self>] = creating + drawing + editing + content

  private static let creating: [Member<Self>] = [
    .init(
      "returnToPan", \.returnToPan,
      "Whether the default tool takes over after something was created."),
    .init(
      "selectAfterCreation", \.selectAfterCreation,
      "Whether created annotations are selected."),
  ]

  private static let drawing: [Member<Self>] = [
    .init(
      "multiStroke", \.multiStroke,
      "Whether strokes are collected until they are committed."),
    .init(
      "eraserMode", \.eraserMode,
      "Whether the eraser removes parts of ink or whole annotations."),
    .init(
      "eraserWidth", \.eraserWidth,
      "The width of the eraser's disc, in pixels of the view.",
      in: 1...1000),
    .init("spares", \.spares, "The types that the eraser leaves alone."),
    .init(
      "smartPenMarkup", \.smartPenMarkup,
      "The markup that the smart pen makes if it begins on text."),
    .init(
      "arrowPointsToOrigin", \.arrowPointsToOrigin,
      "Whether an arrow's head is where its drag began."),
    .init("measure", \.measure, "The scale of measurements; default inches on paper."),
    .init(
      "snapsToContent", \.snapsToContent,
      "Whether corners snap to lines and corners of the page's contents."),
  ]

  private static let editing: [Member<Self>] = [
    .init(
      "cornersOnly", \.cornersOnly,
      "Whether only corners have handles."),
    .init(
      "locksAspect", \.locksAspect, "Whether resizing keeps the proportions."),
    .init(
      "snapsToAspect", \.snapsToAspect,
      "Whether a dragged corner snaps to the original proportions, and to a square."),
    .init(
      "alignsToOthers", \.alignsToOthers,
      "Whether edges and centres snap to those of other annotations and of the page."),
    .init(
      "snapsToWords", \.snapsToWords,
      "Whether handles of text markup and selected text move by words."
    ),
    .init(
      "minimumSize", \.minimumSize,
      "The minimum size, in points; default `null`: 16, and none for fields and links.",
      in: 0...1e6, .nullable),
    .init(
      "maximumSize", \.maximumSize,
      "The maximum size, in points; default `null`: none.", .nullable),
    .init(
      "selectionShape", \.selectionShape,
      "The shape that `multiSelect` draws."),
    .init(
      "selectsFormFields", \.selectsFormFields,
      "Whether `multiSelect` also selects form fields."
    ),
    .init(
      "linkDetection", \.linkDetection,
      "Whether `pan` follows text that looks like a web or e-mail address."),
  ]

  private static let content: [Member<Self>] = [
    .init("stamp", \.stamp, "The name of the standard stamp."),
    .init(
      "stampWords", \.stampWords,
      "Custom words for a stamp; default `null`: none.", .nullable),
    .init(
      "imageCrop", \.imageCrop,
      "The part of an image that its stamp shows, in shares of its width and height from its upper "
        + "left: `[0, 0, 0.5, 1]` is its left half; default `null`: all of it.", .nullable),
    .init(
      "copiesMarkedText", \.copiesMarkedText,
      "Whether text markup gets the marked text as its contents."),
    .init(
      "growsWithText", \.growsWithText,
      "Whether a free text's box grows with its text."),
    .init(
      "keepsTextInField", \.keepsTextInField,
      "Whether fields accept only text that fits, whatever the form says."),
    .init(
      "dateFormat", \.dateFormat,
      "The format of a date text, in Unicode's date field letters."),
    .init("countGroup", \.countGroup, "The name of the counted group."),
    .init(
      "signatureFieldMode", \.signatureFieldMode,
      "How `signature` signs a field: by its appearance, or by a stamp over it."),
  ]
}
