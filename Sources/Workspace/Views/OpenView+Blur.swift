// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Handles the loss of keyboard focus: text entry is committed as far as possible. Other work under
  /// way, such as a line that is being drawn, continues.
  ///
  /// If the text cannot be committed, for example because a form rejects it, the report says why, and
  /// the entry continues.
  ///
  /// - Parameter text: the whole text, if the front end has a newer version.
  public func blur(text: String?) -> EventReport {
    report { report in
      input.heldTap.deliver(&report)
      guard tools.current.takesText || display.awaitsText else { return }
      if let text { input.take(.text(text), &report) }
      guard report.error == nil, hasWork else { return }
      report.isHandled = true
      report.path = [tool]
      do throws(ToolError) { try tools.commit(in: self) } catch { report.error = error }
    }
  }
}
