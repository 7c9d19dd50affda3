// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// An edit that refers to annotations by page and id.
protocol ReferringEdit: AnnotationReferring {
  /// Puts each reference on another page. The function returns the page for an id and its page so far.
  mutating func refer(toPages page: (String, Int) throws(EditError) -> Int) throws(EditError)
}

/// Finds the annotations of another version of a document. Its pages may have moved.
final class AnnotationFinder {
  private let document: Document
  private var uniqueNames: Set<String>?
  /// The pages to which earlier parts of the step bring annotations.
  private var destinations: [String: Int] = [:]

  init(in document: Document) { self.document = document }

  /// Forgets the parts of the step before.
  func beginStep() { destinations = [:] }

  /// Notes that a part of the step brings annotations to pages.
  func note(_ edit: any Edit) {
    if let move = edit as? RelocateAnnotations {
      for annotation in move.annotations { destinations[annotation.id] = move.pageIndex }
    }
    if let new = edit as? AddAnnotations {
      for annotation in new.annotations { destinations[annotation.id] = annotation.pageIndex }
    }
  }

  /// Whether an annotation's id is generated, not stored in the file.
  static func isGenerated(_ id: String) -> Bool { DerivedID.isDerived(id) }

  /// The page of an annotation: the expected one if the annotation is there, or else the page where the
  /// only annotation of that name is. The expected page if there is none.
  func page(of id: String, expected page: Int) throws(EditError) -> Int {
    guard !AnnotationFinder.isGenerated(id) else { return page }
    if let destination = destinations[id] { return destination }
    return try engine { () throws(EngineError) in
      if try isThere(id, onPage: page) { return page }
      if uniqueNames == nil { uniqueNames = try document.uniqueAnnotationNames }
      guard uniqueNames?.contains(id) == true, try document.hasAnnotation(id) else { return page }
      return try document.pageOfAnnotation(id).index
    }
  }

  private func isThere(_ id: String, onPage page: Int) throws(EngineError) -> Bool {
    guard (0..<(try document.pageCount)).contains(page) else { return false }
    return try document.page(page).annotation(id) != nil
  }
}

/// An edit whose only references are annotations.
protocol AnnotationsEdit: ReferringEdit {
  var annotations: [Annotation] { get set }
}

extension AnnotationsEdit {
  mutating func refer(toPages page: (String, Int) throws(EditError) -> Int) throws(EditError) {
    try annotations.refer(toPages: page)
  }
}

extension [Annotation] {
  fileprivate mutating func refer(
    toPages page: (String, Int) throws(EditError) -> Int
  ) throws(EditError) {
    for index in indices { self[index].pageIndex = try page(self[index].id, self[index].pageIndex) }
  }
}

extension [HideAnnotations.Target] {
  fileprivate mutating func refer(
    toPages page: (String, Int) throws(EditError) -> Int
  ) throws(EditError) {
    for index in indices { self[index].pageIndex = try page(self[index].id, self[index].pageIndex) }
  }
}

extension DeleteAnnotations: AnnotationsEdit {}
extension FlattenAnnotations: AnnotationsEdit {}
extension GroupAnnotations: AnnotationsEdit {}
extension MergeAnnotations: AnnotationsEdit {}
extension MoveAnnotations: AnnotationsEdit {}
extension RelocateAnnotations: AnnotationsEdit {}
extension ReorderAnnotations: AnnotationsEdit {}
extension UngroupAnnotations: AnnotationsEdit {}

/// An edit whose only references are targets.
protocol TargetsEdit: ReferringEdit {
  var targets: [HideAnnotations.Target] { get set }
}

extension TargetsEdit {
  mutating func refer(toPages page: (String, Int) throws(EditError) -> Int) throws(EditError) {
    try targets.refer(toPages: page)
  }
}

extension AssignLayer: TargetsEdit {}
extension HideAnnotations: TargetsEdit {}

/// An edit whose only reference is a widget.
protocol WidgetEdit: ReferringEdit {
  var widgetID: String { get }
  var pageIndex: Int { get set }
}

extension WidgetEdit {
  mutating func refer(toPages page: (String, Int) throws(EditError) -> Int) throws(EditError) {
    pageIndex = try page(widgetID, pageIndex)
  }
}

extension HideWidget: WidgetEdit {}
extension SignByHand: WidgetEdit {}

extension ApplyRedactions: ReferringEdit {
  mutating func refer(toPages page: (String, Int) throws(EditError) -> Int) throws(EditError) {
    try redactions.refer(toPages: page)
  }
}

extension SetTabOrder: ReferringEdit {
  mutating func refer(toPages page: (String, Int) throws(EditError) -> Int) throws(EditError) {
    if let first = widgets.first { pageIndex = try page(first, pageIndex) }
  }
}

extension PutAnnotations: ReferringEdit {
  mutating func refer(toPages page: (String, Int) throws(EditError) -> Int) throws(EditError) {
    for index in changed.indices {
      let entries = changed[index].entries
      let found = try page(entries.id, entries.pageIndex)
      changed[index].entries.pageIndex = found
      changed[index].annotation.pageIndex = found
    }
  }
}
