// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Workspace

extension Preferences.Part: WireEnum {
  public static let name = "ToolbarPart"
}

enum ToolbarDidChange: Notification {
  static let name = "toolbar/didChange"
  static let summary = "The arrangement of the toolbar, a style or a preset changed."

  struct Params: WrittenRecord {
    var changed = Preferences.Part.groups

    static let fields: [Field<Self>] = [.required("changed", \.changed, "The changed parts.")]
  }
}
