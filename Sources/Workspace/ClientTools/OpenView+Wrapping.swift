// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Tells the client's tools the outcome of an event that they passed on, and reports the tools that
  /// gave no usable answer.
  func tellPassed(_ passage: ToolManager.Passage, _ report: inout EventReport) {
    let (passed, failures) = (event.announcements.passed, event.announcements.failures)
    (event.announcements.passed, event.announcements.failures) = ([], [])
    for event in passed { happen(.passed(event, passage, self.event.actedComponent)) }
    report.error = report.error ?? failures.first
  }
}
