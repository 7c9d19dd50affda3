// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The media of an annotation. The properties are those known from the start of the file (ISO 32000-2,
/// 13).
public struct Media: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    /// The file is in the document.
    case embedded
    /// Another file, by its name in the document. The file is not searched for.
    case external(String)
  }

  public var annotationID: String
  /// `sound`, `movie`, `screen`, `richMedia` or `threeD`.
  public var annotationType: AnnotationType
  public var pageIndex: Int
  /// The rectangle in page space.
  public var rect: Rect
  /// The file's name in the document; never use it as a path. Embedded sounds and models without a
  /// name have a generated one.
  public var name: String
  /// The MIME type: detected from the content if possible, or else declared by the document, or else
  /// derived from the file's name.
  public var mimeType: String
  /// The type that the document declares, if it differs from ``mimeType``.
  public var declaredType: String?
  public var place: Place
  /// The size in bytes; `nil` if it is unknown without decoding everything. Compressed samples are
  /// counted up to 16 MiB.
  public var size: Int?
  /// The duration in seconds, if the start of the file states it.
  public var duration: Double?
  /// Whether there is a poster image to show until it plays.
  public var hasPoster = false
  public var playback = Playback()
  /// The names of all files of rich media, the main file first.
  public var files: [String] = []

  /// The document's playback settings (13.2.4 and table 306).
  public struct Playback: Hashable, Sendable {
    public enum Start: String, CaseIterable, Sendable { case touch, pageOpen, pageVisible }

    public var start = Start.touch
    public var showsControls: Bool?
    /// The number of repetitions; 0: endless.
    public var repeats: Double?
    /// The volume, 0 to 1.
    public var volume: Double?
    /// The speed; 1 is normal.
    public var speed: Double?
  }

  /// Whether common players can play it: sounds and films, but neither Flash nor models.
  public var isPlayable: Bool {
    ["audio/", "video/"].contains { mimeType.hasPrefix($0) }
  }
}
