// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// All tools, a row each.
public enum ToolTable {
  public static let kinds: [ToolKind] = [
    ToolKind(.pan, title: "Pan", group: "view") { PanTool() },
    ToolKind(.textSelect, title: "Select Text", group: "view") { TextSelectTool() },
    ToolKind(.annotationEdit, title: "Edit Annotations", group: "view") { AnnotationEditTool() },
  ]
}
