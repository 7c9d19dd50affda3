// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Tools

/// What all documents of one client share.
public final class SharedState {
  /// The table of tools, as every new view takes it.
  public var tools = ToolTable.kinds
  /// Who makes new annotations.
  public var author: String?
  /// What keys do.
  public var keys = KeyMap()
  /// How new annotations look.
  public var styles = ToolStyles()
  /// What was copied.
  var clipboard = Clipboard()
  private var viewsOpened = 0
  private var requirementsMade = 0

  func nextViewID() -> String {
    viewsOpened += 1
    return "v\(viewsOpened)"
  }

  func nextRequirementID() -> String {
    requirementsMade += 1
    return "r\(requirementsMade)"
  }
}
