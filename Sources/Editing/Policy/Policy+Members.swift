// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

extension Policy: DeclaredValue {
  public static let blank = Policy()

  /// One row for each rule.
  public static let members: [Member<Self>] = [
    .init(
      "readOnly", \.isReadOnly, "Whether every change is refused; `false` at first.", .told),
    .init(
      "canCreate", \.canCreate,
      "The types of annotation that may be created; `null`, as at first: all.", .told),
    .init("cannotCreate", \.cannotCreate, "Types that may not; none at first.", .told),
    .init(
      "canEdit", \.canEdit,
      "The types of annotation that may be changed and deleted; `null`, as at first: all.", .told),
    .init("cannotEdit", \.cannotEdit, "Types that may not; none at first.", .told),
    .init(
      "closedPages", \.closedPages,
      "Indexes of pages on which no annotations may be created, fields apart; none at first. They "
        + "follow pages that go elsewhere.", .told),
    .init(
      "checkPages", \.checksPages,
      "Whether no annotations may be created on pages whose entry `PSPDF:AllowAnnotationCreation` "
        + "is `false`; `true` at first.", .told),
    .init(
      "checkAnnotationFlags", \.checksAnnotationFlags,
      "Whether annotations that are `locked` or `readOnly` stay as they are; `true` at first.",
      .told),
    .init(
      "author", \.authors,
      "The authors whose annotations may be changed: `own` are those by the session's author. One without "
        + "an author is nobody's own, unless the session has no author either. `all` at first.",
      .told),
    .init(
      "textSelection", \.allowsTextSelection, "Whether text can be selected; `true` at first.",
      .told),
    .init(
      "imageSelection", \.allowsImageSelection,
      "Whether images can be selected, where text can; `true` at first.", .told),
    .init(
      "linkFollowing", \.allowsLinkFollowing, "Whether links can be followed; `true` at first.",
      .told),
    .init(
      "formFilling", \.allowsFormFilling, "Whether forms can be filled in; `true` at first.",
      .told),
    .init(
      "honorSignatures", \.honorsSignatures,
      "Whether what a certification forbids to change stays as it is; `true` at first.", .told),
    .init(
      "oneBookmarkPerPage", \.hasOneBookmarkPerPage,
      "Whether a second bookmark of a page is refused; `false` at first.", .told),
    .init(
      "disabledTools", \.disabledTools, "Tools that cannot be taken; none at first.", .told),
  ]
}
