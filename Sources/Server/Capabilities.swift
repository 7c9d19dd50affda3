// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// What the server can do, as `initialize` answers.
struct Capabilities: Record {
  var framing = Framing.lines

  static let summary = "What the server can do."
  static let fields: [Field<Self>] = [
    .required("framing", \.framing, "The framing of this session.")
  ]
}
