// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON

extension Media.Playback.Start: WireEnum {
  public static let name = "PlaybackStart"
}

/// The wire form of an annotation's media.
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
    .required(
      "kind", \.kind,
      "The annotation's type: `sound`, `movie`, `screen`, `richMedia` or `3D`."),
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("rect", \.rect, "The rectangle on the page, in page space."),
    .required(
      "name", \.fileName.shownLine, "The file's name in the document; never use it as a path."),
    .required(
      "mimeType", \.mimeType,
      "The MIME type, from the content, the document, or the name."),
    .optional(
      "declaredType", \.declaredType, "The MIME type that the document declares, if different."),
    .required("embedded", \.embedded, "Whether the file is embedded in the document."),
    .optional("reference", \.reference, "The name of the external file, if it is not embedded."),
    .optional("bytes", \.bytes, "The size in bytes, if the document has it."),
    .optional(
      "duration", \.duration,
      "The duration in seconds, if the beginning of the file has it."),
    .required(
      "playable", \.playable,
      """
      Whether common players can play the file: sounds and videos, but not Flash or 3D models.
      """),
    .required(
      "poster", \.poster,
      "Whether the page shows a poster image until the media plays."),
    .required("playback", \.playback, "The playback settings of the document."),
    .optional(
      "files", \.files,
      "For rich media with several files: their names, the default one first."),
  ]
}

/// A document's settings for the playback of media.
struct WirePlayback: Record {
  static let name = "Playback"
  static let summary = "A document's settings for the playback of media, as far as it has any."

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
    .required("start", \.start, "The start of playback; `touch` waits for the user."),
    .optional("controls", \.controls, "Whether to show the player's controls."),
    .optional("repeats", \.repeats, "How often to play; 0 for endlessly."),
    .optional("volume", \.volume, "The volume, 0 to 1."),
    .optional("speed", \.speed, "The speed; 1 is normal."),
  ]
}
