// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The style of each tool's new annotations, either chosen or from ``StyleDefaults``; and the presets to
/// choose from, either changed or from ``StylePresets``.
public struct ToolStyles: Hashable, Sendable {
  /// The chosen and changed styles.
  public private(set) var chosen: [ToolName: AnnotationStyle] = [:]
  public private(set) var changedPresets: [ToolName: [AnnotationStyle]] = [:]

  public init() {}

  public subscript(tool: ToolName) -> AnnotationStyle {
    get { chosen[tool] ?? StyleDefaults.style(of: tool) }
    set { chosen[tool] = newValue }
  }

  /// The presets of a tool: four, or none if it has nothing to colour.
  public func presets(of tool: ToolName) -> [AnnotationStyle] {
    changedPresets[tool] ?? StylePresets.presets(of: tool)
  }

  /// The first preset that looks like the tool's current style.
  public func selectedPreset(of tool: ToolName) -> Int? {
    let style = self[tool]
    return presets(of: tool).firstIndex { $0.looks(like: style) }
  }

  /// Changes a preset. The tool's style changes with it if that is the selected preset. A preset that
  /// does not exist is ignored.
  public mutating func setPreset(_ index: Int, of tool: ToolName, to style: AnnotationStyle) {
    var presets = presets(of: tool)
    guard presets.indices.contains(index) else { return }
    let isSelected = selectedPreset(of: tool) == index
    presets[index] = style
    changedPresets[tool] = presets
    if isSelected { self[tool] = style }
  }

  /// Sets all presets of a tool, as they were stored.
  public mutating func setPresets(of tool: ToolName, to presets: [AnnotationStyle]) {
    changedPresets[tool] = presets
  }

  /// Makes the changes between two states of the styles elsewhere.
  public mutating func takeOver(_ new: ToolStyles, since old: ToolStyles) {
    for tool in Set(new.chosen.keys).union(old.chosen.keys)
    where new.chosen[tool] != old.chosen[tool] {
      chosen[tool] = new.chosen[tool]
    }
    for tool in Set(new.changedPresets.keys).union(old.changedPresets.keys)
    where new.changedPresets[tool] != old.changedPresets[tool] {
      changedPresets[tool] = new.changedPresets[tool]
    }
  }

  /// Resets a tool's style and presets.
  public mutating func reset(_ tool: ToolName) {
    chosen[tool] = nil
    changedPresets[tool] = nil
  }
}

extension AnnotationStyle {
  /// Whether both look the same: colours are compared in 256 levels, as they are written.
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
