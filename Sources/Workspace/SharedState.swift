// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Tools

/// What all documents of one client share.
public final class SharedState {
  /// The table of tools, as all views take it.
  public var tools = ToolTable.kinds
  /// Who makes new annotations.
  public var author: String?
  /// What keys do.
  public var keys = KeyMap()
  /// How new annotations look.
  public var styles = ToolStyles()
  /// Where what documents play is put; `nil`: it cannot be played.
  public var media: MediaFiles?
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
