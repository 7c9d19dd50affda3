// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

extension Policy: DeclaredValue {
  public static let blank = Policy()

  /// One row for each rule.
  public static let members: [Member<Self>] = [
    .init(
      "readOnly", \.isReadOnly, "Whether every change is refused.", .told),
    .init(
      "canCreate", \.canCreate,
      "Annotation types that may be created; `null`, the default, means all.", .told),
    .init(
      "cannotCreate", \.cannotCreate, "Types that must not be created.", .told),
    .init(
      "canEdit", \.canEdit,
      "Annotation types that may be changed or deleted; `null`, the default, means all.", .told),
    .init(
      "cannotEdit", \.cannotEdit, "Types that must not be changed or deleted.",
      .told),
    .init(
      "closedPages", \.closedPages,
      "Indexes of pages that take no new annotations, except fields. They follow pages that move.",
      .told),
    .init(
      "checkPages", \.checksPages,
      "Whether pages with the entry `PSPDF:AllowAnnotationCreation` set to `false` take no new "
        + "annotations.", .told),
    .init(
      "checkAnnotationFlags", \.checksAnnotationFlags,
      "Whether changes to `locked` and `readOnly` annotations are refused.",
      .told),
    .init(
      "author", \.authors,
      "Authors whose annotations may be changed; `own` means the session's author. An annotation without "
        + "an author is `own` only in a session without an author.",
      .told),
    .init(
      "textSelection", \.allowsTextSelection, "Whether text can be selected.",
      .told),
    .init(
      "imageSelection", \.allowsImageSelection,
      "Whether images can be selected if text can.", .told),
    .init(
      "linkFollowing", \.allowsLinkFollowing, "Whether links can be followed.",
      .told),
    .init(
      "formFilling", \.allowsFormFilling, "Whether forms can be filled in.",
      .told),
    .init(
      "honorSignatures", \.honorsSignatures,
      "Whether changes that a certification or a signature's lock forbids are refused.", .told),
    .init(
      "oneBookmarkPerPage", \.hasOneBookmarkPerPage,
      "Whether a second bookmark on a page is refused.", .told),
    .init(
      "disabledTools", \.disabledTools, "Tools that cannot be selected.", .told),
  ]
}
