// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum RenderRelease: PromptMethod {
  static let name = "render/release"
  static let effect = Effect.reads
  static let summary = "Returns a picture's shared memory, so that a later picture is drawn in it."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: DocumentParams {
    static let name = "RenderReleaseParams"
    var documentId = ""
    var sharedMemory = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required(
        "sharedMemory", \.sharedMemory,
        "The name that `page/render` gave. The client neither reads nor removes it afterwards."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    _ = try call.document(params)
    guard call.session.world.sharedPictures.giveBack(params.sharedMemory) else {
      throw RPCError(
        .notFound,
        "The document has delivered no shared memory \(params.sharedMemory) that was not returned.",
        data: [.init("what", .string("sharedMemory"))])
    }
    return Nothing()
  }
}
