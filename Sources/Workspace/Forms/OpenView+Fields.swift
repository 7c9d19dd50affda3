// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension OpenView {
  /// - Throws: why the user may not make a field in this view.
  func permitCreating(_ field: NewField) throws(ToolError) {
    try permitChanges()
    try check(.create(.widget))
    try permitCreating(at: PagePoint(pageIndex: field.pageIndex, point: field.rect.center))
  }
}
