// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

extension Policy: DeclaredValue {
  public static let blank = Policy()

  /// One row for each rule.
  public static let members: [Member<Self>] = [
    .init(
      "readOnly", \.isReadOnly, "Whether every change is refused; `false` by default.", .told),
    .init(
      "canCreate", \.canCreate,
      "Annotation types that may be created; `null`, the default, means all.", .told),
    .init(
      "cannotCreate", \.cannotCreate, "Types that must not be created; none by default.", .told),
    .init(
      "canEdit", \.canEdit,
      "Annotation types that may be changed or deleted; `null`, the default, means all.", .told),
    .init(
      "cannotEdit", \.cannotEdit, "Types that must not be changed or deleted; none by default.",
      .told),
    .init(
      "closedPages", \.closedPages,
      "Indexes of pages that take no new annotations, except fields; none by default. They "
        + "follow pages that move.", .told),
    .init(
      "checkPages", \.checksPages,
      "Whether pages with the entry `PSPDF:AllowAnnotationCreation` set to `false` take no new "
        + "annotations; `true` by default.", .told),
    .init(
      "checkAnnotationFlags", \.checksAnnotationFlags,
      "Whether changes to `locked` and `readOnly` annotations are refused; `true` by default.",
      .told),
    .init(
      "author", \.authors,
      "Authors whose annotations may be changed; `own` means the session's author. An annotation without "
        + "an author is `own` only in a session without an author. `all` by default.",
      .told),
    .init(
      "textSelection", \.allowsTextSelection, "Whether text can be selected; `true` by default.",
      .told),
    .init(
      "imageSelection", \.allowsImageSelection,
      "Whether images can be selected if text can; `true` by default.", .told),
    .init(
      "linkFollowing", \.allowsLinkFollowing, "Whether links can be followed; `true` by default.",
      .told),
    .init(
      "formFilling", \.allowsFormFilling, "Whether forms can be filled in; `true` by default.",
      .told),
    .init(
      "honorSignatures", \.honorsSignatures,
      "Whether changes that a certification forbids are refused; `true` by default.", .told),
    .init(
      "oneBookmarkPerPage", \.hasOneBookmarkPerPage,
      "Whether a second bookmark on a page is refused; `false` by default.", .told),
    .init(
      "disabledTools", \.disabledTools, "Tools that cannot be selected; none by default.", .told),
  ]
}
