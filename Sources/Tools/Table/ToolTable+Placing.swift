// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// What is put somewhere: notes, text, stamps, files.
extension ToolTable {
  static let placing: [ToolKind] = []
}
