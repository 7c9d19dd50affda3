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
    var request: MediaRequest

    private var path: String? {
      if case .file(let path) = request.source { path } else { nil }
    }
    private var reference: String? {
      if case .reference(let name) = request.source { name } else { nil }
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("annotationId", \.request.media.annotationID, "The annotation."),
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
        .required("name", \.request.media.name.shownLine, "The file's name in the document."),
        .required(
          "mimeType", \.request.media.mimeType,
          "The MIME type, from the content, the document, or the name."),
        .required("pageIndex", \.request.media.pageIndex, "The page, from 0."),
        .required("rect", \.request.media.rect, "The rectangle of the media, in page space."),
        .required("playback", \.request.media.playback, "The playback settings of the document."),
      ]
  }
}
