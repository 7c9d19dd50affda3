// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

extension Media.Playback.Start: WireEnum {
  public static let name = "PlaybackStart"
}

/// The media of an annotation, on the wire.
struct WireMedia: Record {
  static let name = "Media"
  static let summary = "The media of an annotation."

  var annotationId = ""
  var kind = AnnotationType.sound
  var pageIndex = 0
  var rect = Rect(0, 0, 0, 0)
  var fileName = ""
  var mimeType = ""
  var declaredType: String?
  var embedded = true
  var reference: String?
  var bytes: Int?
  var duration: Double?
  var playable = true
  var poster = false
  var playback = WirePlayback()
  var files: [String]?

  init() {}

  init(_ media: Media) {
    annotationId = media.annotationID
    kind = media.annotationType
    pageIndex = media.pageIndex
    rect = media.rect
    fileName = media.name
    mimeType = media.mimeType
    declaredType = media.declaredType
    if case .external(let name) = media.place { (embedded, reference) = (false, name) }
    bytes = media.size
    duration = media.duration
    playable = media.isPlayable
    poster = media.hasPoster
    playback = WirePlayback(media.playback)
    files = media.files.count > 1 ? media.files : nil
  }

  static let fields: [Field<Self>] = [
    .required("annotationId", \.annotationId, "The annotation."),
    .required("kind", \.kind, "Its type: `sound`, `movie`, `screen`, `richMedia` or `3D`."),
    .required("pageIndex", \.pageIndex, "The page."),
    .required("rect", \.rect, "The place on it, in page space."),
    .required(
      "name", \.fileName.shownLine, "The file's name in the document; never use it as a path."),
    .required(
      "mimeType", \.mimeType,
      "Its MIME type by content, or else as the document says, or else by its name."),
    .optional(
      "declaredType", \.declaredType, "The type that the document declares, if it differs."),
    .required("embedded", \.embedded, "Whether the document holds it."),
    .optional("reference", \.reference, "If it does not: the file that it names."),
    .optional("bytes", \.bytes, "How large it is, where the document tells it."),
    .optional("duration", \.duration, "In seconds, where the beginning of the file tells it."),
    .required(
      "playable", \.playable,
      "Whether players play it: sounds and films, but neither Flash nor models."),
    .required(
      "poster", \.poster,
      "Whether the page shows a picture of it until it plays."),
    .required("playback", \.playback, "How the document wants it to be played."),
    .optional(
      "files", \.files,
      "For rich media with several files: all their names, the default one first."),
  ]
}

/// How a document wants something to be played.
struct WirePlayback: Record {
  static let name = "Playback"
  static let summary = "How a document wants something to be played, as far as it says so."

  var start = Media.Playback.Start.touch
  var controls: Bool?
  var repeats: Double?
  var volume: Double?
  var speed: Double?

  init() {}

  init(_ playback: Media.Playback) {
    start = playback.start
    controls = playback.showsControls
    repeats = playback.repeats
    volume = playback.volume
    speed = playback.speed
  }

  static let fields: [Field<Self>] = [
    .required("start", \.start, "When it begins by itself; `touch`: when the user touches it."),
    .optional("controls", \.controls, "Whether the player's controls are shown."),
    .optional("repeats", \.repeats, "How often it is played; 0: again and again."),
    .optional("volume", \.volume, "0 to 1."),
    .optional("speed", \.speed, "1 is the usual one."),
  ]
}
