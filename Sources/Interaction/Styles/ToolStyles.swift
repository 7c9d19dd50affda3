// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// How each tool's new annotations look: as somebody chose, or else as ``StyleDefaults`` says; and the
/// presets to choose from, as somebody changed them, or else those of ``StylePresets``.
public struct ToolStyles: Hashable, Sendable {
  /// The chosen and changed styles.
  public private(set) var chosen: [ToolName: AnnotationStyle] = [:]
  public private(set) var changedPresets: [ToolName: [AnnotationStyle]] = [:]

  public init() {}

  public subscript(tool: ToolName) -> AnnotationStyle {
    get { chosen[tool] ?? StyleDefaults.style(of: tool) }
    set { chosen[tool] = newValue }
  }

  /// The styles to choose from: four, or none for a tool that has nothing to colour.
  public func presets(of tool: ToolName) -> [AnnotationStyle] {
    changedPresets[tool] ?? StylePresets.presets(of: tool)
  }

  /// The first preset that looks as the tool's new annotations do.
  public func selectedPreset(of tool: ToolName) -> Int? {
    let style = self[tool]
    return presets(of: tool).firstIndex { $0.looks(like: style) }
  }

  /// Changes a preset. The tool's style goes along where it is that preset. One that there is not stays
  /// none.
  public mutating func setPreset(_ index: Int, of tool: ToolName, to style: AnnotationStyle) {
    var presets = presets(of: tool)
    guard presets.indices.contains(index) else { return }
    let isSelected = selectedPreset(of: tool) == index
    presets[index] = style
    changedPresets[tool] = presets
    if isSelected { self[tool] = style }
  }

  /// Sets all presets of a tool, as they were kept.
  public mutating func setPresets(of tool: ToolName, to presets: [AnnotationStyle]) {
    changedPresets[tool] = presets
  }

  /// Forgets what was chosen and changed for a tool.
  public mutating func reset(_ tool: ToolName) {
    chosen[tool] = nil
    changedPresets[tool] = nil
  }
}

extension AnnotationStyle {
  /// Whether it is the same to the eye: colours count by their 256 levels, as they are written.
  func looks(like other: AnnotationStyle) -> Bool { leveled == other.leveled }

  private var leveled: AnnotationStyle {
    var style = self
    style.color = color?.leveled
    style.interiorColor = interiorColor?.leveled
    style.text.color = text.color.leveled
    return style
  }
}

extension Color {
  fileprivate var leveled: Color {
    Color(components: components.map { ($0 * 255).rounded() / 255 }) ?? self
  }
}
