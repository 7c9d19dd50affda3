// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// A tool's requirement that the user has not answered yet.
public struct PendingRequirement: Hashable, Sendable {
  /// The id: unique in the session, and unchanged while the tool asks the same.
  public let id: String
  let tool: ToolName
  public var requirement: Requirement

  /// Whether a requirement asks the same, whatever its present value.
  func asksLike(_ other: Requirement, of tool: ToolName) -> Bool {
    self.tool == tool && requirement.kind == other.kind && requirement.prompt == other.prompt
      && requirement.choices == other.choices && requirement.subject == other.subject
  }
}
