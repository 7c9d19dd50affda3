// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// What is drawn by hand or from point to point, and the eraser.
extension ToolTable {
  static let drawing: [ToolKind] = []
}
