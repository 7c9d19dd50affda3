// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// A command of the editing tools, from their menus or from keys.
enum EditingCommand: String, CaseIterable {
  case style, edit, crop, note, calibrate, copyText
  case apply
  case asHighlight, asUnderline, asSquiggly, asStrikeOut
  case removeVertex
  case alignLeft, alignCenter, alignRight, alignTop, alignMiddle, alignBottom
  case distributeAcross, distributeDown
  case sameWidth, sameHeight, sameSize
  case properties, duplicateInGrid, tabOrder, linkTarget, linkToPlace, commit
  case group, ungroup, merge, flatten, copy, cut, duplicate
  case bringToFront, bringForward, sendBackward, sendToBack
  case delete
  case selectAll, nextAnnotation, previousAnnotation, cancel, deselect
  case nudgeLeft, nudgeRight, nudgeUp, nudgeDown
  case nudgeLeftMore, nudgeRightMore, nudgeUpMore, nudgeDownMore

  var name: CommandName { CommandName(rawValue: rawValue) }

  var title: String { EditingCommand.titles[self] ?? rawValue }

  private static let titles: [EditingCommand: String] = [
    .style: "Style", .edit: "Edit Text", .crop: "Crop Picture", .note: "Note",
    .calibrate: "Calibrate",
    .copyText: "Copy Text", .apply: "Apply Redaction", .asHighlight: "Highlight",
    .asUnderline: "Underline",
    .alignLeft: "Align Left", .alignCenter: "Align Centers", .alignRight: "Align Right",
    .alignTop: "Align Top", .alignMiddle: "Align Middles", .alignBottom: "Align Bottom",
    .distributeAcross: "Distribute Across", .distributeDown: "Distribute Down",
    .sameWidth: "Same Width", .sameHeight: "Same Height", .sameSize: "Same Size",
    .properties: "Properties", .duplicateInGrid: "Duplicate in Rows and Columns",
    .tabOrder: "Set Tab Order", .linkTarget: "Link Target", .linkToPlace: "Link to Place",
    .commit: "Done",
    .asSquiggly: "Squiggly", .asStrikeOut: "Strike Out", .removeVertex: "Remove Vertex",
    .group: "Group", .ungroup: "Ungroup", .merge: "Merge", .flatten: "Flatten", .copy: "Copy",
    .cut: "Cut",
    .duplicate: "Duplicate", .bringToFront: "Bring to Front", .bringForward: "Bring Forward",
    .sendBackward: "Send Backward", .sendToBack: "Send to Back", .delete: "Delete",
    .selectAll: "Select All", .nextAnnotation: "Next Annotation",
    .previousAnnotation: "Previous Annotation", .cancel: "Cancel", .deselect: "Deselect",
    .nudgeLeft: "Nudge Left", .nudgeRight: "Nudge Right", .nudgeUp: "Nudge Up",
    .nudgeDown: "Nudge Down", .nudgeLeftMore: "Nudge Far Left",
    .nudgeRightMore: "Nudge Far Right", .nudgeUpMore: "Nudge Far Up",
    .nudgeDownMore: "Nudge Far Down",
  ]
}
