// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import JSON

enum HostPlayMedia: Notification {
  static let name = "host/playMedia"
  static let summary = "The user activated a sound or video: play it in its place."

  struct Params: HostParams {
    var place = HostPlace()
    var annotationId = ""
    var path: String?
    var reference: String?
    var name = ""
    var mimeType = ""
    var pageIndex = 0
    var rect = Rect(0, 0, 0, 0)
    var playback: Media.Playback

    init(_ place: HostPlace, _ request: MediaRequest) {
      let media = request.media
      self.place = place
      annotationId = media.annotationID
      switch request.source {
      case .file(let path): self.path = path
      case .reference(let name): reference = name
      }
      name = media.name
      mimeType = media.mimeType
      pageIndex = media.pageIndex
      rect = media.rect
      playback = media.playback
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("annotationId", \.annotationId, "The annotation."),
        .optional(
          "path", \.path,
          """
          A file with the media; it is removed when the document closes, or by `media/close`.
          """),
        .optional(
          "reference", \.reference,
          """
          The name of a file outside the document, instead of `path`: open it only if you allow \
          it.
          """),
        .required("name", \.name.shownLine, "The file's name in the document."),
        .required(
          "mimeType", \.mimeType, "The MIME type, from the content, the document, or the name."),
        .required("pageIndex", \.pageIndex, "The page, from 0."),
        .required("rect", \.rect, "The rectangle of the media, in page space."),
        .required("playback", \.playback, "The playback settings of the document."),
      ]
  }
}
