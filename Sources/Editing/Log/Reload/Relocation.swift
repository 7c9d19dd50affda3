// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// An edit that holds annotations in their places, which can be others in another version of the
/// document.
protocol RelocatableEdit: Edit {
  var annotations: [Annotation] { get set }
}

extension AddAnnotations: RelocatableEdit {}
extension UpdateAnnotations: RelocatableEdit {}

/// Brings edits of one version of a document to another: what lies on text goes where that text is.
final class Relocation {
  private let old: Document?
  private let new: Document
  /// The annotations that were dropped from edits whose other annotations were kept.
  private(set) var lost: [FailedChange] = []
  /// Whether pages are not where the changes that follow had brought them.
  private var hasOtherPages = false

  /// - Parameter old: asked where annotations lay whose text is not in the log.
  init(from old: Document? = nil, to new: Document) {
    self.old = old
    self.new = new
  }

  /// - Throws: where nothing of the edit has a place any more, or it cannot be told which pages or
  ///   annotations it is about.
  func relocate(_ edit: any Edit, _ logged: LoggedEdit) throws(EditError) -> any Edit {
    if let count = logged.pageCount, try pageCount != count {
      hasOtherPages = true
      throw .unsure("The file has another number of pages than the change was made to.")
    }
    return try relocate(edit, logged.anchors)
  }

  private var pageCount: Int {
    get throws(EditError) { try engine(new.pageCount) }
  }

  /// - Parameter anchors: what the annotations lay on. What lay on no text stays where it is.
  private func relocate(_ edit: any Edit, _ anchors: LoggedAnchors) throws(EditError) -> any Edit {
    if var sequence = edit as? EditSequence {
      for (index, part) in sequence.edits.enumerated() {
        sequence.edits[index] = try relocate(part, anchors)
      }
      return sequence
    }
    for touch in edit.touches { try requireSame(touch) }
    guard let annotated = edit as? any RelocatableEdit else {
      guard !hasOtherPages else { throw .otherPages }
      return edit
    }
    return try relocate(annotations: annotated, anchors)
  }

  private func relocate(
    annotations edit: some RelocatableEdit, _ anchors: LoggedAnchors
  ) throws(EditError) -> any Edit {
    var edit = edit
    var kept: [Annotation] = []
    var failures: [EditError] = []
    for annotation in edit.annotations {
      do throws(EditError) {
        kept.append(try relocated(annotation, anchors[annotation.id]))
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
    _ annotation: Annotation, _ anchor: TextAnchor?
  ) throws(EditError) -> Annotation {
    guard !annotation.quads.isEmpty else {
      guard !hasOtherPages else { throw .otherPages }
      return annotation
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
      return annotation
    }
    guard let match = found, let first = match.quads.first else {
      throw .engine(
        .notFound(
          what: "text", "The text that it lay on is not near page \(annotation.pageIndex) any more."
        ))
    }
    var moved = annotation
    moved.pageIndex = match.pageIndex
    moved.quads = match.quads
    moved.rect = match.quads.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
    return moved
  }

  /// An annotation without a name goes by the number of its object, which can be another one's now.
  private func requireSame(_ touch: AnnotationTouch) throws(EditError) {
    let (annotation, isMoved): (Annotation, Bool)
    switch touch {
    case .change(let old): (annotation, isMoved) = (old, false)
    case .update(let new): (annotation, isMoved) = (new, true)
    case .create, .bring, .fill, .fillForms: return
    }
    guard annotation.isNameless else { return }
    let found = try engine(new.page(annotation.pageIndex).annotation(annotation.id))
    guard let found, found.type == annotation.type,
      isMoved || (found.contents == annotation.contents && found.rect == annotation.rect)
    else { throw .unsure("The annotation has no name, and another one stands in its place.") }
  }
}

extension Annotation {
  /// Whether its id is none that the file keeps.
  fileprivate var isNameless: Bool { id.hasPrefix("annotation-") || id.hasPrefix("page-") }
}

extension EditError {
  fileprivate static func unsure(_ why: String) -> EditError { .nothingToDo(why) }

  fileprivate static let otherPages = EditError.unsure(
    "Pages were not brought elsewhere as they were before it.")
}
