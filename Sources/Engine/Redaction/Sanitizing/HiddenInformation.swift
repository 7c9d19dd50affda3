// SPDX-License-Identifier: AGPL-3.0-or-later

/// Kinds of information in a document that readers do not see at once.
public enum HiddenInformation: String, CaseIterable, Sendable {
  /// Entries of the information dictionary, and XMP of the document and its parts.
  case metadata
  /// Files attached to the document or its annotations.
  case attachments
  case scripts
  /// Layers that are off when the document is opened, with their contents.
  case hiddenLayers
  /// Characters that are invisible or outside the crop box.
  case hiddenText
  /// Annotations except links and form fields.
  case comments
  /// Values and default values of form fields, and XFA.
  case fieldValues
  /// Links, and actions that lead out of the document.
  case links
  case thumbnails
  /// The private data of programs (`PieceInfo`).
  case privateData
  /// Earlier versions of the document in the file.
  case earlierRevisions
  /// Objects that no other object refers to.
  case unreferencedObjects
}
