// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Something that is about to be done with an annotation.
public indirect enum AnnotationTouch: Hashable, Sendable {
  /// Creating an annotation of this type. The page is `nil` if it is not known yet, as when a tool is
  /// set.
  case create(AnnotationType, onPage: Int? = nil)
  /// Copying a page that has an annotation of this type; the page is `nil` if it is in another document. The
  /// document's permissions count this as a change of its pages, only the client's policy as a creation.
  case copy(AnnotationType, fromPage: Int? = nil)
  /// Moving annotations to this page from another page.
  case bring(toPage: Int)
  /// Moving, resizing, restyling or deleting.
  case change(Annotation)
  /// Changing the annotation with this id to this state. A change of its flags alone is always allowed,
  /// so that it can be unlocked.
  case update(to: Annotation)
  /// Filling in the field of a widget.
  case fill(Widget)
  /// Changing, moving or deleting fields as parts of the form.
  case changeForm
  /// Changing the field of this name, except its value.
  case changeField(String)
  /// Showing or hiding the widget with this id.
  case changeWidget(String)
  /// Filling in form fields, whatever their flags.
  case fillForms
  /// Giving signature fields the look of a signature, or taking it away.
  case signByHand
}

extension [AnnotationTouch] {
  /// The touches in the order of their pages. Each page is then read only once.
  var byPage: [AnnotationTouch] {
    enumerated().sorted { ($0.element.page, $0.offset) < ($1.element.page, $1.offset) }
      .map(\.element)
  }
}

extension AnnotationTouch {
  fileprivate var page: Int {
    switch self {
    case .create(_, let page), .copy(_, let page): page ?? -1
    case .bring(let page): page
    case .change(let annotation), .update(let annotation): annotation.pageIndex
    case .fill, .changeForm, .changeField, .changeWidget, .fillForms, .signByHand: -1
    }
  }
}

/// A touch with all data that a policy checks. The data is captured at the time of the touch.
struct PolicyCase: Hashable {
  enum Action: Hashable {
    case create, copy, bring, change, changeContents, changeFlags, fill
    /// Changing only the contents, which a locked annotation allows.
    case comment
    case changeForm, changeField
  }

  let action: Action
  let type: AnnotationType
  /// The type that the annotation is converted to. The conversion is like creating an annotation of
  /// that type.
  var newType: AnnotationType?
  /// The id of the touched annotation; empty for a new one.
  let id: String
  let author: String?
  let flags: AnnotationFlags
  /// The page of a new annotation, if it is known.
  var pageIndex: Int?
  /// The name of the touched field, or of the touched widget's field. It is only set if a signature
  /// locks any field.
  var field: String?
  /// Whether a button or a signature field is shown or hidden. Filling in a form does not do that.
  var isBeyondFilling = false
  /// Whether the file says that the page takes no new annotations.
  var isPageClosed = false

  /// Whether the form itself changes. It changes if a field is made, moved, changed or deleted. The
  /// right to annotate alone does not allow that (ISO 32000-2, table 22, bit 6).
  var changesForm: Bool {
    guard type == .widget else { return false }
    return switch action {
    case .create, .change, .changeContents, .changeFlags, .comment, .changeForm: true
    case .copy, .bring, .fill, .changeField: false
    }
  }

  /// The case for a touch. `nil` if the target is not in the document, such as in the middle of a
  /// sequence of edits.
  init?(_ touch: AnnotationTouch, in document: Document) throws(EditError) {
    switch touch {
    case .create(let type, let pageIndex):
      self.init(.create, type)
      if let pageIndex { try note(pageIndex, in: document) }
    case .copy(let type, let page):
      self.init(.copy, type)
      pageIndex = page
    case .bring(let pageIndex):
      self.init(.bring, .unknown)
      try note(pageIndex, in: document)
    case .change(let annotation):
      guard let old = try PolicyCase.current(annotation, in: document) else { return nil }
      self.init(.change, old)
      if old.type == .widget { try noteField(ofWidget: old.id, in: document) }
    case .changeForm: self.init(.changeForm, .widget)
    case .changeField(let id):
      self.init(.changeField, .widget)
      field = id
    case .changeWidget(let id):
      self.init(.changeField, .widget)
      try noteField(ofWidget: id, in: document)
      isBeyondFilling = try engine(document.formField(ofWidget: id))?.field.kind.isFilledIn == false
    case .fill, .fillForms, .signByHand: self.init(.fill, .widget)
    case .update(let new):
      guard let old = try PolicyCase.current(new, in: document) else { return nil }
      self.init(old.action(bringingTo: new), old)
      if new.type != old.type { newType = new.type }
      if old.type == .widget { try noteField(ofWidget: old.id, in: document) }
    }
  }

  private mutating func note(_ page: Int, in document: Document) throws(EditError) {
    pageIndex = page
    isPageClosed = try engine(document.forbidsNewAnnotations(onPage: page))
  }

  private mutating func noteField(ofWidget id: String, in document: Document) throws(EditError) {
    guard try !engine(document.fieldLocks).isEmpty else { return }
    field = try engine(document.formField(ofWidget: id))?.field.name
  }

  private init(_ action: Action, _ type: AnnotationType) {
    (self.action, self.type) = (action, type)
    (id, author, flags) = ("", nil, [])
  }

  private init(_ action: Action, _ annotation: Annotation) {
    self.action = action
    type = annotation.type
    id = annotation.id
    author = annotation.author
    flags = annotation.flags
  }

  private static func current(
    _ annotation: Annotation, in document: Document
  ) throws(EditError) -> Annotation? {
    try engine(document.page(annotation.pageIndex).annotation(annotation.id))
  }
}

extension Annotation {
  fileprivate func action(bringingTo new: Annotation) -> PolicyCase.Action {
    var (before, after) = (self, new)
    (before.flags, after.flags) = ([], [])
    (before.modified, after.modified) = (nil, nil)
    if before == after { return .changeFlags }
    guard richText == new.richText, overlayText == new.overlayText else { return .changeContents }
    if contents == new.contents { return .change }
    before.contents = after.contents
    return before == after ? .comment : .changeContents
  }
}
