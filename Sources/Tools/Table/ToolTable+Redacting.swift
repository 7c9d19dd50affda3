// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Redactions.
extension ToolTable {
  static let redacting: [ToolKind] = []
}
