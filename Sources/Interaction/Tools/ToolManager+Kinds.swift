// SPDX-License-Identifier: AGPL-3.0-or-later

/// The manager's queries about the tools in its table.
extension ToolManager {
  /// Whether there is a tool of this name.
  public func has(_ name: ToolName) -> Bool { kind(name) != nil }

  func kind(_ name: ToolName) -> ToolKind? {
    let name = resolve(name)
    return kinds().first { $0.name == name }
  }

  /// - Throws: ``ToolError/unknownTool(_:)``.
  public func check(_ name: ToolName) throws(ToolError) {
    guard has(name) else { throw .unknownTool(name) }
  }

  func isTap(_ event: ToolEvent) -> Bool {
    if case .gesture(.tap) = event { true } else { false }
  }

  /// Whether the tool to come back to creates annotations.
  public var returnsToCreator: Bool { base != current.name && creates(base) }

  func creates(_ name: ToolName) -> Bool {
    kinds().contains { $0.name == name && $0.annotationType != nil }
  }
}
