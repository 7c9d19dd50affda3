// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Tools

extension OpenView {
  /// Selects the objects that a request names, and takes the tool that works with them.
  ///
  /// Without a selection, there is nothing to clear, and the tool stays.
  public func choose(_ selection: Selection) throws(ToolError) {
    if selection == .none, self.selection == .none { return }
    let wanted: ToolName =
      switch selection {
      case .none: tools.home
      case .annotations(let annotations): try editor(of: annotations)
      case .text, .image: .textSelect
      }
    if selection.image != nil, !maySelectImages {
      throw .edit(
        .notPermitted(
          by: "imageSelection", "This client does not let images be selected."))
    }
    // Work in progress belongs to the earlier selection.
    if tool != wanted || hasWork { try setTool(wanted) }
    set(selection)
  }

  /// The tool that edits a selection. Several annotations are edited by `annotationEdit`, unless
  /// all are fields or all are links.
  private func editor(of annotations: [SelectedAnnotation]) throws(ToolError) -> ToolName {
    let editor = EditingTools.tool(selecting: try read(annotations))
    return tools.has(editor) ? editor : .annotationEdit
  }
}
