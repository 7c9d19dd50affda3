// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Members
import Workspace

/// A user's preferences as their file holds them: only values that the user chose.
struct StoredPreferences: Record {
  /// The version of the file's format. A file with a later version is not read.
  static let version = 1

  var version = StoredPreferences.version
  var groups: [WireToolbarGroup]?
  var styles: [String: PartialValue<AnnotationStyle>] = [:]
  var presets: [String: [PartialValue<AnnotationStyle>]] = [:]

  init() {}

  init(_ preferences: Preferences) {
    groups = preferences.toolbar?.groups.map(WireToolbarGroup.init)
    for (tool, style) in preferences.styles.chosen {
      styles[tool.rawValue] = PartialValue<AnnotationStyle>(style)
    }
    for (tool, list) in preferences.styles.changedPresets {
      presets[tool.rawValue] = list.map(PartialValue<AnnotationStyle>.init)
    }
  }

  static let fields: [Field<Self>] = [
    .required("version", \.version, in: 1...StoredPreferences.version),
    .optional("groups", \.groups),
    .defaulted("styles", \.styles),
    .defaulted("presets", \.presets),
  ]

  func preferences() throws(WireError) -> Preferences {
    var preferences = Preferences()
    preferences.toolbar = groups.map { Toolbar(groups: $0.map(\.group)) }
    for (name, form) in styles {
      let tool = ToolName(rawValue: name)
      preferences.styles[tool] = try form.style(of: tool)
    }
    for (name, forms) in presets {
      let tool = ToolName(rawValue: name)
      var list: [AnnotationStyle] = []
      for form in forms { list.append(try form.style(of: tool)) }
      preferences.styles.setPresets(of: tool, to: list)
    }
    return preferences
  }
}

extension PartialValue<AnnotationStyle> {
  /// A complete style; missing members have the tool's defaults.
  func style(of tool: ToolName) throws(WireError) -> AnnotationStyle {
    var style = StyleDefaults.style(of: tool)
    try check()
    apply(to: &style)
    return style
  }
}
