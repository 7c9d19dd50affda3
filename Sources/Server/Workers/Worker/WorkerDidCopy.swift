// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// Something was copied in a worker.
enum WorkerDidCopy: Notification {
  static let name = "worker/didCopy"
  static let summary = "The annotations that were copied last are others."
  typealias Params = WireCopiedAnnotations
}

/// Annotations that were copied, as the edit log writes them.
struct WireCopiedAnnotations: Record {
  static let name = "Copied"
  var annotations: [JSONTree] = []
  static let fields: [Field<Self>] = [.required("annotations", \.annotations)]
}
