// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Members

/// The client's limits on changes to a document. They apply in addition to the document's own
/// permissions.
public struct Policy: Hashable, Sendable {
  public var isReadOnly = false
  /// The types of annotation that may be created; `nil`: all.
  public var canCreate: Set<AnnotationType>?
  public var cannotCreate: Set<AnnotationType> = []
  /// The types of annotation that may be changed and deleted; `nil`: all.
  public var canEdit: Set<AnnotationType>?
  public var cannotEdit: Set<AnnotationType> = []
  /// The indexes of pages that take no new annotations, except form fields.
  public var closedPages: [Int] = []
  /// Whether pages take no new annotations if the file says so (`PSPDF:AllowAnnotationCreation`).
  public var checksPages = true
  /// Whether changes to annotations with a locked or read-only flag are refused.
  public var checksAnnotationFlags = true
  /// The authors whose annotations may be changed. An annotation without an author belongs to
  /// nobody: with ``AuthorRule/own`` it may be changed only in a session without an author.
  public var authors = AuthorRule.all
  public var allowsTextSelection = true
  /// Whether images can be selected, provided that text can.
  public var allowsImageSelection = true
  public var allowsLinkFollowing = true
  public var allowsFormFilling = true
  /// Whether changes that signatures forbid are refused.
  public var honorsSignatures = true
  /// Whether a page has at most one bookmark.
  public var hasOneBookmarkPerPage = false
  /// The ids of tools that cannot be selected.
  public var disabledTools: Set<String> = []

  public init() {}

  /// A policy that forbids nothing.
  static let unrestricted = {
    var policy = Policy()
    policy.checksAnnotationFlags = false
    policy.checksPages = false
    policy.honorsSignatures = false
    return policy
  }()

  /// - Throws: ``EditError/notPermitted(by:_:)``.
  func check(_ touch: PolicyCase, author: String?) throws(EditError) {
    let type = touch.type
    switch touch.action {
    case .create, .copy:
      try checkCreating(type)
      if type != .widget { try checkPage(touch) }
      return
    case .bring: return try checkPage(touch)
    case .changeField: return
    case .fill:
      guard allowsFormFilling else {
        throw .notPermitted(by: "formFilling", "This client does not allow forms to be filled in.")
      }
      return
    case .changeForm: return try checkChanging(type)
    case .change, .changeContents, .comment, .changeFlags:
      try checkChanging(type)
      if let newType = touch.newType { try checkCreating(newType) }
      try checkAuthor(touch, author)
    }
    if checksAnnotationFlags { try checkFlags(touch) }
  }

  private func checkCreating(_ type: AnnotationType) throws(EditError) {
    guard canCreate?.contains(type) ?? true, !cannotCreate.contains(type) else {
      throw .notPermitted(
        by: "type", "This client does not allow \(noun([type])) annotations to be created.")
    }
  }

  private func checkChanging(_ type: AnnotationType) throws(EditError) {
    guard canEdit?.contains(type) ?? true, !cannotEdit.contains(type) else {
      throw .notPermitted(
        by: "type", "This client does not allow \(noun([type])) annotations to be changed.")
    }
  }

  private func checkPage(_ touch: PolicyCase) throws(EditError) {
    guard let page = touch.pageIndex else { return }
    guard !closedPages.contains(page) else {
      throw .notPermitted(
        by: "page", "This client does not allow annotations to be created on page \(page).")
    }
    guard !checksPages || !touch.isPageClosed else {
      throw .notPermitted(
        by: "page",
        "The document does not allow annotations to be created on page \(page): its entry "
          + "PSPDF:AllowAnnotationCreation is false.")
    }
  }

  private func checkAuthor(_ touch: PolicyCase, _ author: String?) throws(EditError) {
    guard authors == .own, touch.type.isMarkup, touch.author != author else { return }
    throw .notPermitted(
      by: "author",
      "Annotation \(touch.id) is \(touch.author.map { "\($0)'s" } ?? "nobody's"): this client "
        + "lets its user change only their own.")
  }

  /// ISO 32000-2, table 167.
  private func checkFlags(_ touch: PolicyCase) throws(EditError) {
    guard touch.action != .changeFlags else { return }
    let locking: AnnotationFlags = touch.action == .comment ? .readOnly : [.locked, .readOnly]
    guard touch.flags.isDisjoint(with: locking) else {
      throw .notPermitted(
        by: "annotationFlags", "Annotation \(touch.id) is locked: clear its flags to change it.")
    }
    let isOfContents = touch.action == .changeContents || touch.action == .comment
    guard !isOfContents || !touch.flags.contains(.lockedContents) else {
      throw .notPermitted(
        by: "annotationFlags",
        "The contents of annotation \(touch.id) are locked: clear its flags to change them.")
    }
  }
}

/// The authors whose annotations may be changed.
public enum AuthorRule: String, CaseIterable, Sendable {
  case all
  /// Only annotations by the session's author.
  case own
}

extension Policy: DeclaredValue {
  public static let blank = Policy()

  /// One row for each rule.
  public static let members: [Member<Self>] = [
    .init("readOnly", \.isReadOnly, "Whether every change is refused.", .told),
    .init(
      "canCreate", \.canCreate,
      "Annotation types that may be created; `null`, the default, means all.", .told),
    .init(
      "cannotCreate", \.cannotCreate, "Types that must not be created, nor converted to.", .told),
    .init(
      "canEdit", \.canEdit,
      "Annotation types that may be changed or deleted; `null`, the default, means all.", .told),
    .init("cannotEdit", \.cannotEdit, "Types that must not be changed or deleted.", .told),
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
    .init("textSelection", \.allowsTextSelection, "Whether text can be selected.", .told),
    .init(
      "imageSelection", \.allowsImageSelection,
      "Whether images can be selected if text can.", .told),
    .init("linkFollowing", \.allowsLinkFollowing, "Whether links can be followed.", .told),
    .init("formFilling", \.allowsFormFilling, "Whether forms can be filled in.", .told),
    .init(
      "honorSignatures", \.honorsSignatures,
      "Whether changes that a certification or a signature's lock forbids are refused.", .told),
    .init(
      "oneBookmarkPerPage", \.hasOneBookmarkPerPage,
      "Whether a second bookmark on a page is refused.", .told),
    .init("disabledTools", \.disabledTools, "Tools that cannot be selected.", .told),
  ]
}
