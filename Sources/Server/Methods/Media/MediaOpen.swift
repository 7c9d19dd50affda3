// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC

enum MediaOpen: PromptMethod {
  static let name = "media/open"
  static let effect = Effect.arranges()
  static let summary = """
    Writes what an annotation plays to a file of its own, which only the user may read, with the ending \
    of what it is. The file is gone when it is closed, when its document is, and when the server ends.
    """
  static let errors: [ErrorKind] = [
    .unknownDocument, .notFound, .unsupported, .limitExceeded, .saveFailed, .damaged,
  ]

  struct Params: DocumentParams {
    static let name = "MediaOpenParams"
    var documentId = ""
    var annotationId = ""
    var file: String?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("annotationId", \.annotationId, "The annotation."),
      .optional(
        "file", \.file,
        "One of several files of rich media, by its name; the one that is played unless given."),
    ]
  }

  struct Result: Record {
    static let name = "MediaOpenResult"
    var path = ""
    var media = WireMedia()
    static let fields: [Field<Self>] = [
      .required("path", \.path, "The file."),
      .required("kind", \.media.kind, "The annotation's type."),
      .required("name", \.media.fileName.shownLine, "The file's name in the document."),
      .required("mimeType", \.media.mimeType, "Its type."),
      .required("playable", \.media.playable, "Whether players play it."),
      .required("pageIndex", \.media.pageIndex, "The page."),
      .required("rect", \.media.rect, "The place on it, in page space."),
      .optional("duration", \.media.duration, "In seconds, where its beginning tells it."),
      .required("playback", \.media.playback, "How the document wants it to be played."),
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
        .unsupported, "The document only names the file \(name), which lies elsewhere.")
    }
    let path = try tooling(open.path(of: file))
    return Result(path: path, media: WireMedia(file.media))
  }
}
