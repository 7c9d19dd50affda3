// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// The menu of selected text or of a selected image.
enum TextMenu {
  /// A row of the menu that makes annotations of the text.
  struct Row {
    var command: CommandName
    var title: String
    /// The tool whose style the command uses. It can mark text itself.
    var tool: ToolName
    var creates: AnnotationType
  }

  static let marking: [Row] = [
    Row(command: "highlight", title: "Highlight", tool: "highlight", creates: .highlight),
    Row(command: "underline", title: "Underline", tool: "underline", creates: .underline),
    Row(command: "squiggly", title: "Squiggly", tool: "squiggly", creates: .squiggly),
    Row(command: "strikeOut", title: "Strike Out", tool: "strikeOut", creates: .strikeOut),
    Row(command: "redact", title: "Redact", tool: "redactionText", creates: .redact),
  ]

  static let link = Row(command: "link", title: "Link", tool: "link", creates: .link)

  /// The items that the document and the client's policy permit.
  static func items(_ context: any ToolContext) -> [MenuItem] {
    var items: [MenuItem] = []
    let isText = context.selection.text != nil
    if context.document.permissions.copy {
      items.append(MenuItem("copy", isText ? "Copy" : "Copy Image"))
    }
    guard isText else { return items }
    items.append(MenuItem("search", "Search"))
    for row in marking + [link] where context.mayCreate(row.creates) {
      items.append(MenuItem(row.command, row.title))
    }
    return items
  }
}
