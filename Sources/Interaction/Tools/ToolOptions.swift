// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// How a tool works, as the client set it. Each tool has its own; most heed only some.
public struct ToolOptions: Hashable, Sendable {
  // After creating.
  /// Whether the default tool takes over once something was created.
  public var returnToPan = true
  public var selectAfterCreation = false

  // Drawing by hand.
  /// Whether strokes gather until they are committed.
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
  /// `nil`: inches at a scale of one to one.
  public var measure: Annotation.Measure?
  /// Whether corners snap to the lines and corners of what the page shows.
  public var snapsToContent = false

  // Editing.
  public var cornersOnly = false
  public var locksAspect = false
  /// Whether a corner that is dragged snaps to the proportions from before, and to a square.
  public var snapsToAspect = true
  /// Whether edges and centres snap to those of other annotations and of the page.
  public var alignsToOthers = false
  /// Whether the handles of text markup and of selected text go from word to word.
  public var snapsToWords = false
  /// The least and the greatest width and height, in points. Without a least one, annotations stop at
  /// ``ToolOptions/usualMinimum``, and fields and links do not.
  public var minimumSize: Double?
  public var maximumSize: Double?
  public var selectionShape = SelectionShape.rectangle
  /// Whether a rectangle or lasso selects form fields as well.
  public var selectsFormFields = false
  /// Whether text that looks like a web or e-mail address is followed as a link.
  public var linkDetection = true

  // Content.
  /// The standard stamp, by its name without the `Stamp` around: `Approved`; or words of the user's.
  public var stamp = "Approved"
  public var stampWords: Annotation.StampWords?
  /// The part of an image that its stamp shows, in shares of its width and height from its upper left:
  /// `[0, 0, 0.5, 1]` is its left half; `nil`: all of it.
  public var imageCrop: Rect?
  /// Whether text markup takes the marked text for its contents.
  public var copiesMarkedText = true
  /// Whether a free text's box grows with what is entered.
  public var growsWithText = true
  /// Whether a form field takes no more text than it shows at once, whatever its own flag says.
  public var keepsTextInField = false
  /// The format of a date text, in the letters of Unicode's date fields: `yyyy-MM-dd`.
  public var dateFormat = "yyyy-MM-dd"
  public var countGroup = "Count"
  public var signatureFieldMode = SignatureFieldMode.appearance

  public init() {}

  /// The least width and height of a resized annotation in points, unless the client sets another
  /// one.
  public static let usualMinimum = 16.0
}

public enum EraserMode: String, CaseIterable, Sendable {
  /// Takes the parts of ink that it touches.
  case points
  /// Takes whole annotations.
  case whole
}

public enum SelectionShape: String, CaseIterable, Sendable { case rectangle, lasso }
