// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

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
  /// Whether a dragged corner snaps to the original proportions, and to a square.
  public var snapsToAspect = true
  /// Whether edges and centres snap to those of other annotations and of the page.
  public var alignsToOthers = false
  /// Whether the handles of text markup and of selected text move by words.
  public var snapsToWords = false
  /// The minimum and the maximum width and height, in points. Without a minimum,
  /// ``ToolOptions/usualMinimum`` applies to annotations except fields and links.
  public var minimumSize: Double?
  public var maximumSize: Double?
  public var selectionShape = SelectionShape.rectangle
  /// Whether a rectangle or lasso also selects form fields.
  public var selectsFormFields = false
  /// Whether text that looks like a web or e-mail address is followed as a link.
  public var linkDetection = true

  // Content.
  /// The name of the standard stamp, without the word `Stamp`: `Approved`.
  public var stamp = "Approved"
  public var stampWords: Annotation.StampWords?
  /// The part of an image that its stamp shows, in shares of its width and height from its upper left:
  /// `[0, 0, 0.5, 1]` is its left half; `nil`: all of it.
  public var imageCrop: Rect?
  /// Whether text markup gets the marked text as its contents.
  public var copiesMarkedText = true
  /// Whether a free text's box grows with its text.
  public var growsWithText = true
  /// Whether a form field accepts only text that fits into its box, whatever its own flag says.
  public var keepsTextInField = false
  /// The format of a date text, in the letters of Unicode's date fields: `yyyy-MM-dd`.
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
