// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import System

/// An annotation as it stands in the document. All geometry is in page space.
public struct Annotation: Hashable, Sendable {
  /// Unique in the document: the annotation's `NM` if it has a unique one.
  public var id: String
  public var type: AnnotationType
  public var pageIndex: Int
  /// The rectangle in page space.
  public var rect: Rect
  public var flags: AnnotationFlags = []
  public var contents: String?
  public var author: String?
  public var subject: String?
  /// Seconds since 1970.
  public var created: Int64?
  public var modified: Int64?
  public var color: Color?
  public var interiorColor: Color?
  public var opacity: Double = 1
  public var border = Border()
  public var quads: [Quad] = []
  public var strokes: [[Point]] = []
  public var vertices: [Point] = []
  /// The two ends of a line.
  public var line: [Point] = []
  /// The endings at the start and the end of the line. Each has its name in `LE` (`OpenArrow`, …).
  public var lineEndings: [String] = []
  /// Leader lines, for a line that is drawn beside its ends.
  public var leader: Leader?
  /// The text along a line. A measuring line shows its value, above the line by default; any other
  /// line shows its contents.
  public var caption: Caption?
  public var icon: String?
  public var isOpen: Bool?
  public var action: Action?
  /// The annotation that this one replies to. If `isGrouped`, the two are grouped instead.
  public var replyTo: String?
  public var isGrouped = false
  /// The name of the group that the annotation is in. PSPDFKit and Nutrient write groups in this way
  /// (`PSPDF:GROUP`): annotations of one page with the same name belong together.
  public var groupName: String?
  /// The state that a reply gives to its target.
  public var state: ReviewState?
  /// For a popup: the annotation whose text it shows.
  public var parent: String?
  /// The popup that shows this annotation's text. Derived from the popup's ``parent``, and read-only.
  public var popup: String?
  /// The style of a free text, or of a redaction's overlay text.
  public var text: TextStyle?
  /// The text of a free text with formatting, as XHTML (`RC`). It is removed when the text or its
  /// style changes and no new rich text is given.
  public var richText: String?
  /// A free text's callout: tip, knee (which may be missing) and end at the box.
  public var callout: [Point] = []
  /// The part of ``rect`` that holds a free text's text (`RD`). It is smaller than ``rect`` if a
  /// callout leads out of it; `nil` means all of it. A new callout without it has ``rect`` for the
  /// text alone.
  public var textBox: Rect?
  /// The rotation of a stamp's or free text's contents: clockwise, in degrees; 0 is upright on the
  /// page as shown.
  public var rotation: Double = 0
  /// The size of the contents before rotation, in points of page space. It is present only if
  /// ``rotation`` is not a quarter turn. The contents are centred in ``rect``, which is the smallest
  /// rectangle around them.
  public var uprightSize: Size?
  /// The text over a redacted area.
  public var overlayText: String?
  /// The search that made a redaction. What it finds elsewhere is removed together with it.
  public var query: RedactionQuery?
  /// The picture of a stamp whose `icon` names no standard stamp. For an annotation read from a file
  /// it is `nil`, unless Recto made the stamp of words, marks or strokes: the picture is then the
  /// appearance, and ``Page/contents(of:)`` fetches it.
  public var picture: Picture?
  /// The visible part of a stamp's picture. It is given in fractions of the picture's width and height
  /// with y down; `nil` means all of it. The rest stays in the file.
  public var crop: Rect?
  /// The file that a file attachment holds.
  public var attachment: Attachment?
  public var sound: Sound?
  /// The scale and the unit of a measuring annotation.
  public var measure: Measure?
  /// The purpose of the annotation (`IT`): `FreeTextCallout`, `LineArrow`, `PolygonCloud`,
  /// `LineDimension`, …
  public var intent: String?
  /// The pressure at each point of each stroke, 0 to 1; empty if there was no sensor.
  public var pressures: [[Double]] = []
  /// Whether the colour is multiplied with the page beneath, like a highlighter's.
  public var multiplies = false
  /// The id of the layer that it is on. A new annotation is put on it; ``LayerWriter/put(_:of:on:)``
  /// changes it.
  public var layer: String?
  /// Data that applications keep with the annotation, under their own keys.
  public var customData: [ExactText: ExactText] = [:]
  /// Whether the file has an appearance for it.
  public var hasAppearance = false

  public init(id: String, type: AnnotationType, pageIndex: Int, rect: Rect) {
    self.id = id
    self.type = type
    self.pageIndex = pageIndex
    self.rect = rect
  }

  /// The line around or along an annotation (ISO 32000-2, table 168).
  public struct Border: Hashable, Sendable {
    public var width: Double = 1
    public var style: Style = "S"
    public var dash: [Double] = []
    /// The intensity of a cloudy border, 0 for none.
    public var cloudiness: Double = 0

    public init() {}

    /// `S` solid, `D` dashed, `B` beveled, `I` inset, `U` underline. A file's name that is none of these
    /// is kept.
    public struct Style: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(stringLiteral name: String) { rawValue = name }
    }

    /// The largest width for clients, in points.
    static let widest = 1000.0

    /// The width within the bounds for clients; damaged files may have any.
    var boundedWidth: Double {
      get { min(max(0, width), Border.widest) }
      set { width = newValue }
    }

    public enum Effect: String, CaseIterable, Sendable { case none, cloudy }

    /// A new effect has the intensity 1.
    public var effect: Effect {
      get { cloudiness > 0 ? .cloudy : .none }
      set { if newValue != effect { cloudiness = newValue == .cloudy ? 1 : 0 } }
    }

    /// The intensity of the effect; `nil` without one.
    public var intensity: Double? {
      get { cloudiness > 0 ? cloudiness : nil }
      set { if effect == .cloudy { cloudiness = newValue ?? 1 } }
    }
  }

  /// Whether the annotation shows on the screen and accepts input there. `invisible` applies only to
  /// types that the reader does not know. A note that replies to another annotation shows only in lists
  /// (ISO 32000-2, 12.5.6.2); other types that do are drawn, as all readers draw them.
  public var isVisible: Bool {
    flags.isDisjoint(with: [.hidden, .noView])
      && !(type == .text && replyTo != nil && !isGrouped)
      && !(type == .unknown && flags.contains(.invisible))
  }
}

extension Annotation {
  /// The value of a measuring annotation in its units: a length, or the area of a polygon; `nil`
  /// for annotations that measure nothing.
  public var measuredValue: Double? {
    guard let measure else { return nil }
    switch type {
    case .line: return measure.length(Polyline(line).length)
    case .polyLine: return measure.length(Polyline(vertices).length)
    case .polygon: return measure.area(Polyline(vertices, isClosed: true).area)
    default: return nil
    }
  }

  /// The measured value as text, such as `2.50 in`; `nil` for annotations that measure nothing.
  public var measuredText: String? {
    guard let measure, let measuredValue else { return nil }
    return type == .polygon
      ? measure.areaText(measuredValue) : measure.lengthText(measuredValue)
  }

  /// The annotation with its measured value as contents; unchanged if it measures nothing.
  public func remeasured() -> Annotation {
    guard let measuredText else { return self }
    var copy = self
    copy.contents = measuredText
    return copy
  }
}
