// SPDX-License-Identifier: AGPL-3.0-or-later

/// Kinds of information that a document holds and that readers do not see at once.
public enum HiddenInformation: String, CaseIterable, Sendable {
  /// Entries of the information dictionary, and XMP of the document and of its parts.
  case metadata
  /// Files that the document or its annotations carry.
  case attachments
  case scripts
  /// Layers that are off when the document is opened, with what they hold.
  case hiddenLayers
  /// Characters that are invisible or outside of the crop box.
  case hiddenText
  /// Annotations but for links and form fields.
  case comments
  /// Values and default values of form fields, XFA.
  case fieldValues
  /// Links, and actions that lead out of the document.
  case links
  case thumbnails
  /// The private data of programs (`PieceInfo`).
  case privateData
  /// Earlier versions of the document in the file.
  case earlierRevisions
  /// Objects that nothing leads to.
  case unreferencedObjects
}
