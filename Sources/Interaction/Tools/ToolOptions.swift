// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Members

/// A tool's options, set by the client. Each tool has its own options, and most use only some of them.
public struct ToolOptions: Hashable, Sendable {
  // After creating.
  /// Whether the default tool takes over after something was created.
  public var returnToPan = true
  public var selectAfterCreation = false

  // Drawing by hand.
  /// Whether strokes are collected until they are committed.
  public var multiStroke = false
  public var eraserMode = EraserMode.points
  /// The diameter of the eraser's disc, in pixels of the view.
  public var eraserWidth: Double = 20
  /// The types that the eraser leaves alone.
  public var spares: Set<AnnotationType> = []
  /// The markup that the smart pen creates if it begins on text.
  public var smartPenMarkup = AnnotationType.highlight

  // Lines and measures.
  public var arrowPointsToOrigin = false
  /// The scale of measurements; `nil`: inches at a scale of one to one.
  public var measure: Annotation.Measure?
  /// Whether corners snap to lines and corners of the page's contents.
  public var snapsToContent = false

  // Editing.
  public var cornersOnly = false
  public var locksAspect = false
  /// Whether a resized box snaps to proportions. A dragged corner snaps to the original proportions,
  /// and a dragged edge to a square.
  public var snapsToAspect = true
  /// Whether edges and centres snap to others. They are edges and centres of other annotations and of
  /// the page.
  public var alignsToOthers = false
  /// Whether handles of text markup and selected text move by words.
  public var snapsToWords = false
  /// The minimum and the maximum width and height, in points. Without a minimum,
  /// ``ToolOptions/usualMinimum`` applies to annotations except fields and links.
  public var minimumSize: Double?
  public var maximumSize: Double?
  public var selectionShape = SelectionShape.rectangle
  /// Whether a rectangle or lasso also selects form fields.
  public var selectsFormFields = false
  /// Whether text that looks like an address is followed as a link. It is a web or e-mail address.
  public var linkDetection = true

  // Content.
  /// The name of the standard stamp, without the word `Stamp`: `Approved`.
  public var stamp = "Approved"
  public var stampWords: Annotation.StampWords?
  /// The part of an image that its stamp shows. In shares of the image's width and height from its
  /// upper left: `[0, 0, 0.5, 1]` is its left half; `nil`: all of it.
  public var imageCrop: Rect?
  /// Whether text markup gets the marked text as its contents.
  public var copiesMarkedText = true
  /// Whether a free text's box grows with its text.
  public var growsWithText = true
  /// Whether a form field accepts only text that fits its box. The field's own flag does not matter.
  public var keepsTextInField = false
  /// The format of a date text, such as `yyyy-MM-dd`. The letters are those of Unicode's date fields.
  public var dateFormat = "yyyy-MM-dd"
  public var countGroup = "Count"
  public var signatureFieldMode = SignatureFieldMode.appearance

  public init() {}

  /// The default minimum width and height of a resized annotation, in points.
  public static let usualMinimum = 16.0
}

public enum EraserMode: String, CaseIterable, Sendable {
  /// Erases the parts of ink that it touches.
  case points
  /// Erases whole annotations.
  case whole
}

public enum SelectionShape: String, CaseIterable, Sendable { case rectangle, lasso }

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
    .init("multiStroke", \.multiStroke, "Whether strokes are collected until they are committed."),
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
    .init("cornersOnly", \.cornersOnly, "Whether only corners have handles."),
    .init("locksAspect", \.locksAspect, "Whether resizing keeps the proportions."),
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
    .init("selectionShape", \.selectionShape, "The shape that `multiSelect` draws."),
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
    .init("stampWords", \.stampWords, "Custom words for a stamp; default `null`: none.", .nullable),
    .init(
      "imageCrop", \.imageCrop,
      "The part of an image that its stamp shows, in shares of its width and height from its upper "
        + "left: `[0, 0, 0.5, 1]` is its left half; default `null`: all of it.", .nullable),
    .init(
      "copiesMarkedText", \.copiesMarkedText,
      "Whether text markup gets the marked text as its contents."),
    .init("growsWithText", \.growsWithText, "Whether a free text's box grows with its text."),
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
