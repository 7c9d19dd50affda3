// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// A requirement of a tool's that the user has not answered yet.
public struct PendingRequirement: Hashable, Sendable {
  /// Unique in the session; stays for as long as the tool asks the same.
  public let id: String
  let tool: ToolName
  public var requirement: Requirement

  /// Whether a requirement asks the same; what there is so far does not count.
  func asksLike(_ other: Requirement, of tool: ToolName) -> Bool {
    self.tool == tool && requirement.kind == other.kind && requirement.prompt == other.prompt
      && requirement.choices == other.choices
  }
}
