// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum RenderRelease: PromptMethod {
  static let name = "render/release"
  static let effect = Effect.reads
  static let summary =
    "Returns a picture's shared memory to the server. The server reuses it for later pictures."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: DocumentParams {
    var documentId = ""
    var sharedMemory = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required(
        "sharedMemory", \.sharedMemory,
        """
        The name from `page/render`. The client neither reads nor removes the memory afterwards.
        """),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    _ = try call.document(params)
    guard call.session.world.sharedPictures.giveBackFromClient(params.sharedMemory) else {
      throw RPCError(
        .notFound,
        "The document has no shared memory \(params.sharedMemory) on loan to the client.",
        data: [.init("what", .string("sharedMemory"))])
    }
    return Nothing()
  }
}
