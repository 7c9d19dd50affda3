// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The default presets that a toolbar offers for each tool: the tool's own style in four colours, as in
/// Apryse's style presets.
public enum StylePresets {
  public static func presets(of tool: ToolName) -> [AnnotationStyle] {
    let style = StyleDefaults.style(of: tool)
    if textTools.contains(tool) {
      return inks.map { color in
        var preset = style
        preset.text.color = color
        preset.text.size = 16
        return preset
      }
    }
    guard let own = style.color else { return [] }
    var colors = markerTools.contains(tool) ? markers : inks
    // If the tool's own colour is not among them, it becomes the first.
    if !colors.contains(own) { colors[0] = own }
    return colors.map { color in
      var preset = style
      preset.color = color
      return preset
    }
  }

  private static let textTools: Set<ToolName> = ["freeText", "dateText"]
  private static let markerTools: Set<ToolName> = [
    "highlight", "freeHighlighter", "sticky", "fileAttachment", "sound",
  ]
  private static let markers: [Color] = [.yellow, .green, .cyan, .magenta]
  private static let inks: [Color] = [.red, .green, .blue, .black]
}
