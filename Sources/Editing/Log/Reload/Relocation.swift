// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// An edit that holds annotations with their positions, which may differ in another version of the
/// document.
protocol RelocatableEdit: Edit {
  var annotations: [Annotation] { get set }
}

extension AddAnnotations: RelocatableEdit {}
extension UpdateAnnotations: RelocatableEdit, AnnotationsEdit {}

/// Adapts edits from one version of a document to another: annotations on text follow that text, and
/// changes of an annotation follow it to the page where it is now.
final class Relocation {
  private let old: Document?
  private let new: Document
  private let finder: AnnotationFinder
  /// The annotations that were dropped from edits whose other annotations were kept.
  private(set) var lost: [FailedChange] = []
  /// Whether pages are not where, or as, the following changes expect them, because an edit of pages
  /// failed.
  private var hasOtherPages = false

  /// - Parameter old: the old version, used to find the text under annotations if the log does not hold
  ///   it.
  init(from old: Document? = nil, to new: Document) {
    self.old = old
    self.new = new
    finder = AnnotationFinder(in: new)
  }

  /// - Throws: an error if no part of the edit has a place any more, or if its pages or annotations
  ///   cannot be identified.
  func relocate(_ edit: any Edit, _ logged: LoggedEdit) throws(EditError) -> any Edit {
    if let count = logged.pageCount, try pageCount != count {
      hasOtherPages = true
      throw .unsure("The file has a different number of pages than when the change was made.")
    }
    finder.beginStep()
    return try relocate(edit, logged.anchors)
  }

  private var pageCount: Int {
    get throws(EditError) { try engine(new.pageCount) }
  }

  /// - Parameter anchors: the text under the annotations. Annotations that lie on no text stay in place.
  private func relocate(_ edit: any Edit, _ anchors: LoggedAnchors) throws(EditError) -> any Edit {
    if var sequence = edit as? EditSequence {
      for (index, part) in sequence.edits.enumerated() {
        sequence.edits[index] = try relocate(part, anchors)
      }
      return sequence
    }
    for touch in edit.touches { try requireSame(touch) }
    let relocated: any Edit
    if let annotated = edit as? any RelocatableEdit {
      relocated = try relocate(annotations: annotated, anchors)
    } else {
      guard !hasOtherPages || edit.scope?.isEmpty == true else { throw .otherPages }
      relocated = try refer(edit)
    }
    finder.note(relocated)
    return relocated
  }

  /// The edit with references to the pages where its annotations are now.
  private func refer(_ edit: any Edit) throws(EditError) -> any Edit {
    guard var referring = edit as? any ReferringEdit else { return edit }
    try referring.refer { (id, page) throws(EditError) in
      try finder.page(of: id, expected: page)
    }
    return referring
  }

  private func relocate(
    annotations edit: some RelocatableEdit, _ anchors: LoggedAnchors
  ) throws(EditError) -> any Edit {
    var edit = edit
    var kept: [Annotation] = []
    var failures: [EditError] = []
    for annotation in edit.annotations {
      do throws(EditError) {
        let isNew = edit is AddAnnotations
        kept.append(try relocated(annotation, isNew: isNew, anchors[annotation.id]))
      } catch {
        failures.append(error)
      }
    }
    if kept.isEmpty, let first = failures.first { throw first }
    lost += failures.map { FailedChange(name: edit.name, why: $0.message) }
    edit.annotations = kept
    return edit
  }

  private func relocated(
    _ annotation: Annotation, isNew: Bool, _ anchor: TextAnchor?
  ) throws(EditError) -> Annotation {
    guard !annotation.quads.isEmpty else {
      guard !hasOtherPages else { throw .otherPages }
      return try placed(annotation, isNew: isNew)
    }
    let found = try engine { () throws(EngineError) -> SearchMatch?? in
      var known = anchor
      if known == nil {
        known = try old?.anchor(of: annotation.quads, onPage: annotation.pageIndex)
      }
      guard let known else { return nil }
      return .some(try new.find(known))
    }
    guard let found else {
      guard !hasOtherPages else { throw .otherPages }
      return try placed(annotation, isNew: isNew)
    }
    guard let match = found, let first = match.quads.first else {
      throw .engine(
        .notFound(
          what: "text",
          "The text under the annotation is no longer near page \(annotation.pageIndex)."
        ))
    }
    var moved = annotation
    moved.pageIndex = match.pageIndex
    moved.quads = match.quads
    moved.rect = match.quads.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
    return moved
  }

  /// The annotation on the page where it is now. A new one goes to the page of the annotation that it
  /// belongs to, since both must be on one page.
  private func placed(_ annotation: Annotation, isNew: Bool) throws(EditError) -> Annotation {
    let subject = isNew ? annotation.replyTo ?? annotation.parent : annotation.id
    guard let subject else { return annotation }
    var placed = annotation
    placed.pageIndex = try finder.page(of: subject, expected: annotation.pageIndex)
    return placed
  }

  /// A nameless annotation is identified by its object number, which may now belong to another one.
  private func requireSame(_ touch: AnnotationTouch) throws(EditError) {
    let (annotation, isMoved): (Annotation, Bool)
    switch touch {
    case .change(let old): (annotation, isMoved) = (old, false)
    case .update(let new): (annotation, isMoved) = (new, true)
    case .create, .bring, .fill, .changeForm, .changeField, .changeWidget, .fillForms, .signByHand:
      return
    }
    guard AnnotationFinder.isGenerated(annotation.id) else { return }
    let found = try engine(new.page(annotation.pageIndex).annotation(annotation.id))
    guard let found, found.type == annotation.type,
      isMoved || (found.contents == annotation.contents && found.rect == annotation.rect)
    else { throw .unsure("The annotation has no name, and another one is in its place.") }
  }
}

extension EditError {
  fileprivate static func unsure(_ why: String) -> EditError { .nothingToDo(why) }

  fileprivate static let otherPages = EditError.unsure(
    "An earlier change of pages could not be applied.")
}
