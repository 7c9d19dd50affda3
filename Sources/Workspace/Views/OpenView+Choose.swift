// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Selects what a request names, and takes the tool that works with it.
  public func choose(_ selection: Selection) throws(ToolError) {
    let wanted: ToolName =
      switch selection {
      case .none: .pan
      case .annotations: .annotationEdit
      case .text: .textSelect
      }
    if tool != wanted { try setTool(wanted) }
    set(selection)
  }
}
