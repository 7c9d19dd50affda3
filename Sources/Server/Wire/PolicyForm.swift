// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

/// Whose annotations may be changed.
enum AuthorRule: String, WireEnum { case all, own }

/// What the client lets its user do, on the wire: all of it, or what is to become otherwise.
struct PolicyForm: Record {
  static let name = "Policy"
  static let summary = """
    What the client lets its user do, beside what the document itself allows. As a change, what is \
    not given stays.
    """

  var readOnly: Bool?
  var canCreate: Nullable<[AnnotationType]>?
  var cannotCreate: [AnnotationType]?
  var canEdit: Nullable<[AnnotationType]>?
  var cannotEdit: [AnnotationType]?
  var checkAnnotationFlags: Bool?
  var author: AuthorRule?
  var textSelection: Bool?
  var imageSelection: Bool?
  var linkFollowing: Bool?
  var formFilling: Bool?
  var honorSignatures: Bool?
  var oneBookmarkPerPage: Bool?
  var disabledTools: [String]?

  init() {}

  init(_ policy: Policy) {
    readOnly = policy.isReadOnly
    canCreate = Nullable(policy.canCreate.map(PolicyForm.sorted))
    cannotCreate = PolicyForm.sorted(policy.cannotCreate)
    canEdit = Nullable(policy.canEdit.map(PolicyForm.sorted))
    cannotEdit = PolicyForm.sorted(policy.cannotEdit)
    checkAnnotationFlags = policy.checksAnnotationFlags
    author = policy.ownOnly ? .own : .all
    textSelection = policy.allowsTextSelection
    imageSelection = policy.allowsImageSelection
    linkFollowing = policy.allowsLinkFollowing
    formFilling = policy.allowsFormFilling
    honorSignatures = policy.honorsSignatures
    oneBookmarkPerPage = policy.hasOneBookmarkPerPage
    disabledTools = policy.disabledTools.sorted()
  }

  static let fields: [Field<Self>] = [
    .optional("readOnly", \.readOnly, "Whether every change is refused; `false` at first."),
    .nullable(
      "canCreate", \.canCreate,
      "The types of annotation that may be created; `null`, as at first: all."),
    .optional("cannotCreate", \.cannotCreate, "Types that may not; none at first."),
    .nullable(
      "canEdit", \.canEdit,
      "The types of annotation that may be changed and deleted; `null`, as at first: all."),
    .optional("cannotEdit", \.cannotEdit, "Types that may not; none at first."),
    .optional(
      "checkAnnotationFlags", \.checkAnnotationFlags,
      "Whether annotations that are `locked` or `readOnly` stay as they are; `true` at first."),
    .optional(
      "author", \.author,
      "Whose annotations may be changed: `own` are those by the session's author. One without "
        + "an author is nobody's own, unless the session has no author either. `all` at first."),
    .optional("textSelection", \.textSelection, "Whether text can be selected; `true` at first."),
    .optional(
      "imageSelection", \.imageSelection,
      "Whether images can be selected, where text can; `true` at first."),
    .optional(
      "linkFollowing", \.linkFollowing, "Whether links can be followed; `true` at first."),
    .optional("formFilling", \.formFilling, "Whether forms can be filled in; `true` at first."),
    .optional(
      "honorSignatures", \.honorSignatures,
      "Whether what a certification forbids to change stays as it is; `true` at first."),
    .optional(
      "oneBookmarkPerPage", \.oneBookmarkPerPage,
      "Whether a second bookmark of a page is refused; `false` at first."),
    .optional("disabledTools", \.disabledTools, "Tools that cannot be taken; none at first."),
  ]

  func apply(to policy: inout Policy) {
    if let readOnly { policy.isReadOnly = readOnly }
    if let canCreate { policy.canCreate = canCreate.value.map { Set($0) } }
    if let cannotCreate { policy.cannotCreate = Set(cannotCreate) }
    if let canEdit { policy.canEdit = canEdit.value.map { Set($0) } }
    if let cannotEdit { policy.cannotEdit = Set(cannotEdit) }
    if let checkAnnotationFlags { policy.checksAnnotationFlags = checkAnnotationFlags }
    if let author { policy.ownOnly = author == .own }
    if let textSelection { policy.allowsTextSelection = textSelection }
    if let imageSelection { policy.allowsImageSelection = imageSelection }
    if let linkFollowing { policy.allowsLinkFollowing = linkFollowing }
    if let formFilling { policy.allowsFormFilling = formFilling }
    if let honorSignatures { policy.honorsSignatures = honorSignatures }
    if let oneBookmarkPerPage { policy.hasOneBookmarkPerPage = oneBookmarkPerPage }
    if let disabledTools { policy.disabledTools = Set(disabledTools) }
  }

  private static func sorted(_ types: Set<AnnotationType>) -> [AnnotationType] {
    types.sorted { $0.rawValue < $1.rawValue }
  }
}
