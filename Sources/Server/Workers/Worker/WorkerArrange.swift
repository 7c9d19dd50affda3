// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// Takes over the user's preferences from another worker or the front. The other worker has another
/// document.
enum WorkerArrange: PromptMethod {
  static let name = "worker/arrange"
  static let effect = Effect.arranges()
  static let summary = "Takes over what the user arranged."
  static let isNotification = true
  typealias Params = StoredPreferences

  static func handle(_ params: StoredPreferences, _ call: Call) throws(RPCError) -> Nothing {
    do throws(WireError) {
      call.session.documents.shared.userPreferences.takeOver(try params.preferences())
    } catch {
      throw RPCError(error)
    }
    return Nothing()
  }
}
