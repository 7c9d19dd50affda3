// SPDX-License-Identifier: AGPL-3.0-or-later

/// The places in a document that can have text. What its pages draw is included.
public enum TextPlace: String, CaseIterable, Sendable {
  /// Text that pages draw visibly.
  case text
  /// Text that pages draw invisibly: outside the crop box, clipped, in invisible mode, or in layers
  /// that are off; and text of forms and patterns that nothing draws.
  case hidden
  /// Contents, authors, subjects and appearances of annotations.
  case annotations
  /// Names, values, default values, options and appearances of form fields, and XFA.
  case fields
  case outline
  /// The information dictionary, XMP, and private data of programs.
  case metadata
  /// Names, descriptions and contents of attached files.
  case attachments
  /// Replacement text in the structure and in marked content: ActualText, Alt, E, titles.
  case structure
  /// The addresses of links and other actions.
  case links
  case scripts
  /// Page labels, names of layers and destinations, and all other text.
  case names
}

/// Text in a document besides its page contents.
public struct FoundText: Hashable, Sendable {
  public var place: TextPlace
  /// The page that it belongs to.
  public var pageIndex: Int?
  /// The number of matches.
  public var count: Int
  /// The way to remove the text; `nil` if it cannot be removed separately.
  public var erasure: TextErasure?

  public init(place: TextPlace, pageIndex: Int?, count: Int, erasure: TextErasure?) {
    self.place = place
    self.pageIndex = pageIndex
    self.count = count
    self.erasure = erasure
  }
}
