// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Defaults for contexts without effects on fields, such as a dry run.
extension ToolContext {
  public func trigger(_ event: FieldEvent, _ widget: Widget) throws(ToolError) {}

  public func keystroke(
    _ keystroke: Keystroke, in widget: Widget
  ) throws(ToolError) -> Keystroke? { keystroke }

  public func keystroke(
    _ keystroke: ChoiceKeystroke, in widget: Widget
  ) throws(ToolError) -> [String]? { keystroke.new }

  public func acts(on event: FieldEvent, _ widget: Widget) throws(ToolError) -> Bool { false }
}
