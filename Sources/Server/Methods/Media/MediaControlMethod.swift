// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC

enum MediaControlMethod: PromptMethod {
  static let name = "media/control"
  static let effect = Effect.arranges()
  static let summary = """
    Controls the media of an annotation, as the actions of documents do. The client is notified \
    with `host/playMedia`, `host/stopMedia` or `host/controlMedia`. Media that is not playing can \
    be neither paused nor resumed.
    """
  static let errors: [ErrorKind] = .reading + [.unsupported, .limitExceeded, .saveFailed]

  enum Operation: String, WireEnum {
    static let name = "MediaControlOperation"
    case play, stop, pause, resume, playOrResume

    var control: MediaControl {
      switch self {
      case .play: .play
      case .stop: .stop
      case .pause: .pause
      case .resume: .resume
      case .playOrResume: .playOrResume
      }
    }
  }

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var annotationId = ""
    var operation = Operation.play
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("annotationId", \.annotationId, "The annotation."),
      .required("operation", \.operation, "The operation."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let view = try call.view(params)
    let annotation = try engine(view.document.annotation(params.annotationId))
    try tooling(view.playback.control(params.operation.control, of: annotation))
    return Nothing()
  }
}
