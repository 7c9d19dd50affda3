// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// Text markup.
extension ToolTable {
  static let marking: [ToolKind] = []
}
