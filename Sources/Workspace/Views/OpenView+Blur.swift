// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// The keyboard focus went elsewhere: text that the user enters is finished, as far as it goes. Other
  /// work under way, such as a line that is being drawn, goes on.
  ///
  /// If the text cannot be kept, as where a form does not take it, the report says why, and the entry
  /// goes on.
  ///
  /// - Parameter text: all of the text, if the front end knows it better.
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
