// SPDX-License-Identifier: AGPL-3.0-or-later

/// How each tool's new annotations look: as somebody chose, or else as ``StyleDefaults`` says.
public struct ToolStyles: Hashable, Sendable {
  private var chosen: [ToolName: AnnotationStyle] = [:]

  public init() {}

  public subscript(tool: ToolName) -> AnnotationStyle {
    get { chosen[tool] ?? StyleDefaults.style(of: tool) }
    set { chosen[tool] = newValue }
  }
}
