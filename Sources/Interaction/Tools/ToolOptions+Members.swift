// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

extension ToolOptions: DeclaredValue {
  public static let blank = ToolOptions()

  /// One row for each option.
  public static let members: [Member<Self>] = creating + drawing + editing + content

  private static let creating: [Member<Self>] = [
    .init(
      "returnToPan", \.returnToPan,
      "Whether the default tool takes over after something was created; default `true`."),
    .init(
      "selectAfterCreation", \.selectAfterCreation,
      "Whether created annotations are selected; default `false`."),
  ]

  private static let drawing: [Member<Self>] = [
    .init(
      "multiStroke", \.multiStroke,
      "Whether strokes are collected until they are committed; default `false`."),
    .init(
      "eraserMode", \.eraserMode,
      "Whether the eraser removes parts of ink or whole annotations; default `points`."),
    .init(
      "eraserWidth", \.eraserWidth,
      "The width of the eraser's disc, in pixels of the view; default 20.",
      in: 1...1000),
    .init("spares", \.spares, "The types that the eraser leaves alone; default none."),
    .init(
      "smartPenMarkup", \.smartPenMarkup,
      "The markup that the smart pen makes if it begins on text; default `highlight`."),
    .init(
      "arrowPointsToOrigin", \.arrowPointsToOrigin,
      "Whether an arrow's head is where its drag began; default `false`."),
    .init("measure", \.measure, "The scale of measurements; default inches on paper."),
    .init(
      "snapsToContent", \.snapsToContent,
      "Whether corners snap to lines and corners of the page's contents; default `false`."),
  ]

  private static let editing: [Member<Self>] = [
    .init(
      "cornersOnly", \.cornersOnly,
      "Whether only corners have handles; default `false`."),
    .init(
      "locksAspect", \.locksAspect, "Whether resizing keeps the proportions; default `false`."),
    .init(
      "snapsToAspect", \.snapsToAspect,
      "Whether a dragged corner snaps to the original proportions, and to a square; "
        + "default `true`."),
    .init(
      "alignsToOthers", \.alignsToOthers,
      "Whether edges and centres snap to those of other annotations and of the page; default "
        + "`false`."),
    .init(
      "snapsToWords", \.snapsToWords,
      "Whether handles of text markup and selected text move by words; default `false`."
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
      "The shape that `multiSelect` draws; default `rectangle`."),
    .init(
      "selectsFormFields", \.selectsFormFields,
      "Whether `multiSelect` also selects form fields; default `false`."
    ),
    .init(
      "linkDetection", \.linkDetection,
      "Whether `pan` follows text that looks like a web or e-mail address; default `true`."),
  ]

  private static let content: [Member<Self>] = [
    .init("stamp", \.stamp, "The name of the standard stamp; default `Approved`."),
    .init(
      "stampWords", \.stampWords,
      "Custom words for a stamp; default `null`: none.", .nullable),
    .init(
      "imageCrop", \.imageCrop,
      "The part of an image that its stamp shows, in shares of its width and height from its upper "
        + "left: `[0, 0, 0.5, 1]` is its left half; default `null`: all of it.", .nullable),
    .init(
      "copiesMarkedText", \.copiesMarkedText,
      "Whether text markup gets the marked text as its contents; default `true`."),
    .init(
      "growsWithText", \.growsWithText,
      "Whether a free text's box grows with its text; default `true`."),
    .init(
      "keepsTextInField", \.keepsTextInField,
      "Whether fields accept only text that fits, whatever the form says; default `false`."),
    .init(
      "dateFormat", \.dateFormat,
      "The format of a date text, in Unicode's date field letters; default `yyyy-MM-dd`."),
    .init("countGroup", \.countGroup, "The name of the counted group; default `Count`."),
    .init(
      "signatureFieldMode", \.signatureFieldMode,
      "How `signature` signs a field: by its appearance (default), or by a stamp over it."),
  ]
}
