// SPDX-License-Identifier: AGPL-3.0-or-later

/// The name of a command of a menu item or a key.
public struct CommandName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }

  /// Takes a tool.
  public static func tool(_ name: ToolName) -> CommandName {
    CommandName(rawValue: toolPrefix + name.rawValue)
  }

  /// The tool that the command takes.
  public var tool: ToolName? {
    guard rawValue.hasPrefix(CommandName.toolPrefix) else { return nil }
    return ToolName(rawValue: String(rawValue.dropFirst(CommandName.toolPrefix.count)))
  }

  private static let toolPrefix = "tool."
}
