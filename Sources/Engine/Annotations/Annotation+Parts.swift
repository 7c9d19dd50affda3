// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import System

extension Annotation {
  /// The largest extent of a page, in points: nothing of an annotation is farther from its place.
  static let farthest = 20_000.0

  /// The font, size and alignment of text.
  public struct TextStyle: Hashable, Sendable {
    /// A font's family: `Helvetica`, `Times`, `Courier`, or another that the engine can find.
    @Exact public var font: String = "Helvetica"
    /// In points.
    public var size: Double = 12
    public var color = Color(red: 0, green: 0, blue: 0)
    public var alignment = TextAlignment.left
    /// Whether another program's free text is bold. New texts never are.
    public var isBold = false
    /// Whether another program's free text is italic.
    public var isItalic = false

    public init() {}
  }

  public enum TextAlignment: String, CaseIterable, Sendable {
    case left, center, right

    /// The share of a line's free room that lies before its text. 0 is none of it, 1 all of it.
    public var share: Double {
      switch self {
      case .left: 0
      case .center: 0.5
      case .right: 1
      }
    }
  }

  public enum Picture: Hashable, Sendable {
    /// An image file's bytes: PNG, JPEG, or another kind that the engine reads.
    case image([UInt8])
    /// A rubber stamp with custom words.
    case words(StampWords)
    case mark(Mark)
    /// Lines drawn by hand, in the stamp's own space: a signature.
    case strokes([[Point]])
  }

  /// The words of a rubber stamp in a frame.
  public struct StampWords: Hashable, Sendable {
    @Exact public var text: String
    /// A smaller second line: a date, a name.
    @Exact public var secondLine: String?
    public var pointsLeft = false
    public var pointsRight = false

    public init(_ text: String, secondLine: String? = nil) {
      self.text = text
      self.secondLine = secondLine
    }
  }

  /// The marks that paper forms are filled in with.
  public enum Mark: String, CaseIterable, Sendable { case check, cross, dot }

  /// A file within the document.
  public struct Attachment: Hashable, Sendable {
    @Exact public var name: String
    public var mimeType: String?
    @Exact public var description: String?
    /// `nil` for an attachment that was read: the bytes are fetched on request.
    public var bytes: [UInt8]?
    /// The size in bytes, if the file states it.
    public var size: Int?

    public init(name: String, bytes: [UInt8]? = nil) {
      self.name = name
      self.bytes = bytes
      size = bytes?.count
    }
  }

  /// A recording (ISO 32000-2, 13.3).
  public struct Sound: Hashable, Sendable {
    /// Samples per second.
    public var rate: Double
    public var channels = 1
    public var bitsPerSample = 8
    public var encoding: Encoding = "Raw"
    /// `nil` for a sound that was read: the bytes are fetched on request.
    public var bytes: [UInt8]?

    public init(rate: Double, bytes: [UInt8]? = nil) {
      self.rate = rate
      self.bytes = bytes
    }

    /// `Raw`, `Signed`, `muLaw` or `ALaw` (ISO 32000-2, table 305). A file's name that is none of these
    /// is kept.
    public struct Encoding: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(stringLiteral name: String) { rawValue = name }
    }
  }

  /// The scale that converts lengths of a drawing to real lengths. It is a rectilinear measure (ISO
  /// 32000-2, 12.9.2).
  public struct Measure: Hashable, Sendable {
    /// Units per point of the page.
    public var unitsPerPoint: Double
    /// The name of the unit: `cm`, `in`, …
    @Exact public var unit: String
    /// Values are rounded to a multiple of this, such as 0.01.
    public var precision = 0.01
    /// The scale in words, such as `1 in = 1 in`.
    @Exact public var ratio: String
    /// Whether the value is written beside the annotation.
    public var showsCaption = true
  }
}
