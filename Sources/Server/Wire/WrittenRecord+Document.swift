// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension Permissions: WrittenRecord {
  public static let summary =
    "The permissions in the document's encryption (ISO 32000-2, table 22)."

  public static let fields: [Field<Self>] = [
    .required("print", \.print, "Whether printing is allowed."),
    .required(
      "modify", \.modify, "Whether changing page contents is allowed; includes `assemble`."),
    .required("copy", \.copy, "Whether copying text and images is allowed."),
    .required(
      "annotate", \.annotate,
      """
      Whether adding and changing annotations is allowed, with `modify` fields too; includes `fillForms`.
      """),
    .required("fillForms", \.fillForms, "Whether filling in forms is allowed."),
    .required("assemble", \.assemble, "Whether inserting, deleting and rotating pages is allowed."),
  ]
}

extension DocumentFeatures: WrittenRecord {
  public static let name = "Features"
  public static let summary = "The features that a document's catalog declares, besides its pages."

  public static let fields: [Field<Self>] = [
    .required("outline", \.outline, "Whether there is an outline."),
    .required("forms", \.forms, "Whether there are form fields."),
    .required(
      "xfa", \.xfa,
      """
      Whether there is an XFA form. The server does not show it, and removes it when a field is \
      filled in.
      """),
    .optional(
      "xfaKind", \.xfaKind,
      """
      The kind of the XFA form. `static`: its fields are also form fields that can be filled in. \
      `dynamic`: the pages only say that an XFA viewer is needed.
      """),
    .required("signatures", \.signatures, "The number of signed signature fields."),
    .required(
      "javascript", \.javascript,
      "Whether a script runs when the document is opened, or calculates fields."),
    .required("layers", \.layers, "Whether there are layers (optional content)."),
    .required("attachments", \.attachments, "The number of files embedded in the document."),
    .required("tagged", \.tagged, "Whether the document declares itself as tagged."),
    .required("encrypted", \.encrypted, "Whether the file is encrypted."),
  ]

  private var xfaKind: XFAKind? { xfa ? isXFADynamic ? .dynamic : .static : nil }
}

/// The relation of an XFA form to the rest of its file.
enum XFAKind: String, WireEnum { case `static`, dynamic }

extension EmbeddedFile: WrittenRecord {
  public static let summary = "A file attached to a document or to an annotation."

  public static let fields: [Field<Self>] = [
    .required("id", \.id, "The id, which stays the same when the document is reopened."),
    .required("name", \.name.shownLine, "The name in the document; never use it as a path."),
    .optional("mimeType", \.mimeType, "The MIME type, such as `text/plain`."),
    .optional("description", \.description.shownLine, "A description for people."),
    .optional("size", \.size, "The size in bytes, if the document has it."),
    .optional("created", \.created.timestamp, "The time of creation."),
    .optional("modified", \.modified.timestamp, "The time of the last change."),
    .optional("annotationId", \.annotationID, "The annotation with the file."),
    .optional(
      "pageIndex", \.pageIndex,
      "The page of that annotation, or the page that the file is associated with, from 0."),
  ]

  private var annotationID: String? {
    if case .annotation(let id, _) = holder { id } else { nil }
  }
  private var pageIndex: Int? {
    switch holder {
    case .document: nil
    case .annotation(_, let index): index
    case .associated(_, let index): index
    }
  }
}

extension Layer: WrittenRecord {
  public static let summary = "A layer (optional content group), or a label above layers."

  public static let fields: [Field<Self>] = [
    .optional("id", \.id, "The layer's id while the document is open; absent for a label."),
    .required("title", \.name.shownLine, "The name of the layer or label."),
    .optional("visible", \.wireVisible, "Whether the layer is visible now."),
    .optional("visibleAtFirst", \.wireVisibleAtFirst, "Whether the layer is initially visible."),
    .optional("locked", \.wireLocked, "Whether users may not show or hide the layer."),
    .optional("intent", \.wireIntents, "The intents of the layer, such as `View` or `Design`."),
    .optional(
      "radioGroups", \.radioGroups.unlessEmpty,
      "The radio groups of the layer: at most one layer of a group is visible."),
    .required("children", \.children, "The layers and labels below this one."),
  ]

  // A label above layers has none of these.
  private var wireVisible: Bool? { id == nil ? nil : isVisible }
  private var wireVisibleAtFirst: Bool? { id == nil ? nil : isVisibleAtFirst }
  private var wireLocked: Bool? { id == nil ? nil : isLocked }
  private var wireIntents: [String]? { id == nil ? nil : intents }
}

struct LayerVisibility: Record {
  var id = ""
  var visible = true

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The layer."),
    .required("visible", \.visible, "Whether the layer is visible."),
  ]
}
