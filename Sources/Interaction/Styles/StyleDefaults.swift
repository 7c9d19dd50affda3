// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The default styles of new annotations.
public enum StyleDefaults {
  public static func style(of tool: ToolName) -> AnnotationStyle {
    styles[tool] ?? AnnotationStyle()
  }

  /// Highlights are yellow and lines red, as is usual.
  private static let styles: [ToolName: AnnotationStyle] = [
    "sticky": made(.yellow) { $0.icon = "Comment" },
    "freeText": made(nil) { $0.border.width = 0 },
    "dateText": made(nil) { $0.border.width = 0 },
    "callout": made(.red) { $0.lineEndings = ["OpenArrow"] },
    "freehand": made(.red) { $0.border.width = 2 },
    "signature": made(.black) { $0.border.width = 2 },
    "freeHighlighter": made(.yellow) {
      $0.border.width = 20
      $0.opacity = 0.8
    },
    "highlight": made(.yellow), "underline": made(.green), "squiggly": made(.magenta),
    "strikeOut": made(.red),
    "line": made(.red), "polyline": made(.red), "polygon": made(.red),
    "arrow": made(.red) { $0.lineEndings = ["None", "OpenArrow"] },
    "polygonCloud": made(.red) { $0.border.cloudiness = 2 },
    "rectangle": made(.red), "ellipse": made(.red),
    "distance": made(.red) { $0.lineEndings = ["OpenArrow", "OpenArrow"] },
    "perimeter": made(.red), "area": made(.red), "rectangularArea": made(.red),
    // Each standard stamp has a colour of its own.
    "rubberStamp": made(nil), "imageStamp": made(nil),
    "checkMark": made(.black), "crossMark": made(.black), "dotMark": made(.black),
    "fileAttachment": made(.yellow) { $0.icon = "PushPin" },
    "sound": made(.yellow) { $0.icon = "Speaker" },
    "link": made(nil) { $0.border.width = 0 },
    "redaction": redaction, "redactionText": redaction,
    "count": made(.green),
    "textField": field, "checkBox": field, "radioButton": field, "comboBox": field,
    "listBox": field, "signatureField": field,
    "pushButton": made(.black) { $0.interiorColor = Color(red: 0.9, green: 0.9, blue: 0.9) },
  ]

  private static let redaction = made(.red) {
    $0.interiorColor = .black
    $0.text.color = .white
  }

  private static let field = made(.black) { $0.interiorColor = .white }

  private static func made(
    _ color: Color?, _ change: (inout AnnotationStyle) -> Void = { _ in }
  ) -> AnnotationStyle {
    var style = AnnotationStyle()
    style.color = color
    change(&style)
    return style
  }
}

extension Color {
  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 1, green: 1, blue: 1)
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 0.6, blue: 0.2)
  static let yellow = Color(red: 1, green: 0.9, blue: 0)
  static let blue = Color(red: 0, green: 0.2, blue: 0.9)
  static let cyan = Color(red: 0, green: 0.8, blue: 0.9)
  static let magenta = Color(red: 0.9, green: 0, blue: 0.6)
}

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
