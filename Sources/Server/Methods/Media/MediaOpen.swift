// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum MediaOpen: PromptMethod {
  static let name = "media/open"
  static let effect = Effect.arranges()
  static let summary = """
    Writes an annotation's media to a private temporary file. The file has a matching extension. \
    It is removed by `media/close`, when the document closes, and when the server ends.
    """
  static let errors: [ErrorKind] = [
    .unknownDocument, .notFound, .unsupported, .limitExceeded, .saveFailed, .damaged,
  ]

  struct Params: DocumentParams {
    var documentId = ""
    var annotationId = ""
    var file: String?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("annotationId", \.annotationId, "The annotation."),
      .optional(
        "file", \.file,
        "The name of a file of rich media; by default the one that is played."),
    ]
  }

  struct Result: WrittenRecord {
    var path = ""
    var media: Media
    static let fields: [Field<Self>] = [
      .required("path", \.path, "The path of the temporary file."),
      .required("kind", \.media.annotationType, "The annotation's type."),
      .required("name", \.media.name.shownLine, "The file's name in the document."),
      .required("mimeType", \.media.mimeType, "The MIME type of the file."),
      .required("playable", \.media.isPlayable, "Whether common players can play the file."),
      .required("pageIndex", \.media.pageIndex, "The page."),
      .required("rect", \.media.rect, "The rectangle of the annotation, in page space."),
      .optional(
        "duration", \.media.duration,
        "The duration in seconds, if the beginning of the file gives it."),
      .required("playback", \.media.playback, "The playback settings of the document."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let file = try engine(
      open.document.pageOfAnnotation(params.annotationId)
        .mediaFile(of: params.annotationId, named: params.file))
    guard let file else {
      let what = params.file.map { "no file \($0)" } ?? "nothing to play"
      throw RPCError(
        .notFound, "Annotation \(params.annotationId) has \(what): see media/list.",
        data: [.init("what", .string("media"))])
    }
    if case .external(let name) = file.media.place {
      throw RPCError(
        .unsupported, "The document only refers to the file \(name) and does not contain it.")
    }
    let path = try tooling(open.path(of: file))
    return Result(path: path, media: file.media)
  }
}
