// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSONRPC

/// Takes over the annotations copied in another document's worker.
enum WorkerTakeCopied: PromptMethod {
  static let name = "worker/takeCopied"
  static let effect = Effect.arranges()
  static let summary = "Takes over what was copied."
  static let isNotification = true
  typealias Params = WireCopiedAnnotations

  static func handle(_ params: WireCopiedAnnotations, _ call: Call) throws(RPCError) -> Nothing {
    call.session.documents.shared.clipboard.takeOver(
      try editing(
        params.annotations.map { tree throws(EditError) in try Annotation(encoded: tree) }))
    return Nothing()
  }
}
