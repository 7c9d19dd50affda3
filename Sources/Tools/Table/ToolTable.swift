// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// All tools, a row each, in the order in which a toolbar shows them.
public enum ToolTable {
  public static let kinds: [ToolKind] =
    navigating + editing + marking + drawing + placing + measuring + redacting
    + formFields

  private static let navigating: [ToolKind] = [
    ToolKind(.pan, title: "Pan", group: .view) { PanTool() },
    ToolKind(.textSelect, title: "Select Text", group: .view) { TextSelectTool() },
    ToolKind(.multiSelect, title: "Select Annotations", group: .view) { MultiSelectTool() },
    ToolKind(.formFill, title: "Fill In Form", group: .fillAndSign) { FormFillTool() },
    ToolKind(.richMedia, title: "Play Media", group: .view) { RichMediaTool() },
  ]

  private static let editing: [ToolKind] = [
    ToolKind(.annotationEdit, title: "Edit Annotations", group: .view) { AnnotationEditTool() },
    ToolKind(.vertexEdit, title: "Edit Lines", group: .view) { AnnotationEditTool(.vertexEdit) },
    ToolKind(.calloutEdit, title: "Edit Callouts", group: .view) {
      AnnotationEditTool(.calloutEdit)
    },
    ToolKind(.markupEdit, title: "Edit Text Markup", group: .view) {
      AnnotationEditTool(.markupEdit)
    },
    ToolKind(.linkEdit, title: "Edit Links", group: .insert) { AnnotationEditTool(.linkEdit) },
    ToolKind(.formEdit, title: "Edit Form", group: .forms) { AnnotationEditTool(.formEdit) },
  ]
}
