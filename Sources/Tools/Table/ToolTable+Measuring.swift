// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Lengths and areas.
extension ToolTable {
  static let measuring: [ToolKind] = []
}
