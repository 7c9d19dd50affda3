// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// The media of an annotation, as far as it is known without reading all of it (ISO 32000-2, 13).
public struct Media: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    /// In the document.
    case embedded
    /// In another file, as the document names it. The file is not looked for.
    case external(String)
  }

  public var annotationID: String
  /// `sound`, `movie`, `screen`, `richMedia` or `threeD`.
  public var annotationType: AnnotationType
  public var pageIndex: Int
  /// In page space.
  public var rect: Rect
  /// The file's name, as the document has it: never to be used as a path. A sound or a model that the
  /// document holds itself has a made one.
  public var name: String
  /// The MIME type by content if the content shows it, or else as the document says, or else by the
  /// file's name.
  public var mimeType: String
  /// The type that the document declares, if it differs from ``mimeType``.
  public var declaredType: String?
  public var place: Place
  /// The size in bytes, if it is known without decoding everything.
  public var size: Int?
  /// The duration in seconds, if the start of the file states it.
  public var duration: Double?
  /// Whether there is a picture to show until it plays.
  public var hasPoster = false
  public var playback = Playback()
  /// The names of all files of rich media, the one that is played first.
  public var files: [String] = []

  /// How the document wants it to be played (13.2.4 and table 306).
  public struct Playback: Hashable, Sendable {
    public enum Start: String, CaseIterable, Sendable { case touch, pageOpen, pageVisible }

    public var start = Start.touch
    public var showsControls: Bool?
    /// How often it is played; 0: again and again.
    public var repeats: Double?
    /// 0 to 1.
    public var volume: Double?
    /// 1 is the usual one.
    public var speed: Double?
  }

  /// Whether players on their own play it: sounds and films, but neither Flash nor models.
  public var isPlayable: Bool {
    ["audio/", "video/"].contains { mimeType.hasPrefix($0) }
  }
}
