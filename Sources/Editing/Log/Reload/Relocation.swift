// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// An edit that holds annotations with their positions. The positions may differ in another version of
/// the document.
protocol RelocatableEdit: Edit {
  var annotations: [Annotation] { get set }
}

extension AddAnnotations: RelocatableEdit {}
extension UpdateAnnotations: RelocatableEdit, AnnotationsEdit {}

/// Adapts edits from one version of a document to another: annotations on text follow that text, and
/// changes of an annotation follow it to the page where it is now.
final class Relocation {
  /// Whether the changes must be those that the new version's signatures allow.
  let honorsSignatures: Bool
  private let ground: MarkedGround
  private let new: Document
  private let finder: AnnotationFinder
  /// The annotations that were dropped from edits whose other annotations were kept.
  private(set) var lost: [FailedChange] = []
  /// The annotations with changes that could not be applied.
  private var unplaced: Set<String> = []
  /// Whether the pages differ from what the following changes expect. An edit of pages failed, so pages
  /// may be elsewhere or look different.
  private var hasOtherPages = false

  /// - Parameters:
  ///   - old: the old version, used to find the text under annotations if the log does not hold it.
  ///   - entries: the changes that it has.
  init(
    from old: Document? = nil, to new: Document, _ entries: [LogEntry] = [],
    honorsSignatures: Bool = true
  ) {
    self.honorsSignatures = honorsSignatures
    ground = MarkedGround(in: old, hasOtherPages: entries.contains(where: \.movesPages))
    self.new = new
    finder = AnnotationFinder(in: new)
  }

  /// - Throws: an error if no part of the edit has a place any more, or if its pages or annotations
  ///   cannot be identified.
  func relocate(_ edit: any Edit, _ logged: LoggedEdit) throws(EditError) -> any Edit {
    // Earlier versions did not log the number for all edits that need it.
    if edit.changesPages, try pageCount != logged.pageCount {
      hasOtherPages = true
      throw .unsure("The file may have different pages than when the change was made.")
    }
    finder.beginStep()
    try logged.identities.check(edit, in: new)
    var edit = edit
    if var titled = edit as? any TitledEdit {
      try titled.refer(through: TitleFinder(logged.titles, in: new))
      edit = titled
    }
    return try relocate(part: edit, logged)
  }

  private var pageCount: Int {
    get throws(EditError) { try engine(new.pageCount) }
  }

  private func relocate(part edit: any Edit, _ logged: LoggedEdit) throws(EditError) -> any Edit {
    if var sequence = edit as? EditSequence {
      for (index, part) in sequence.edits.enumerated() {
        sequence.edits[index] = try relocate(part: part, logged)
      }
      return sequence
    }
    let relocated: any Edit
    if let annotated = edit as? any RelocatableEdit {
      relocated = try relocate(annotations: annotated, logged)
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
    if let old = edit as? ApplyRedactions, let new = referring as? ApplyRedactions {
      try requireSameGround(of: old, new)
    }
    return referring
  }

  /// Fails if the redactions might remove something else now. What they removed is not known anywhere
  /// any more.
  private func requireSameGround(
    of applied: ApplyRedactions, _ again: ApplyRedactions
  ) throws(EditError) {
    guard again.erasures.isEmpty, !again.redactions.contains(where: { unplaced.contains($0.id) }),
      try engine(ground.isSame(under: applied.redactions, again.redactions, in: new))
    else {
      throw .unsure(
        "The file has changed, and the text that was redacted is not known: mark it again.")
    }
  }

  private func relocate(
    annotations edit: some RelocatableEdit, _ logged: LoggedEdit
  ) throws(EditError) -> any Edit {
    var edit = edit
    var kept: [Annotation] = []
    var failures: [EditError] = []
    for annotation in edit.annotations {
      do throws(EditError) {
        kept.append(try relocated(annotation, isNew: edit is AddAnnotations, logged))
      } catch {
        failures.append(error)
        unplaced.insert(annotation.id)
      }
    }
    if kept.isEmpty, let first = failures.first { throw first }
    lost += failures.map { FailedChange(name: edit.name, why: $0.message) }
    edit.annotations = kept
    return edit
  }

  private func relocated(
    _ annotation: Annotation, isNew: Bool, _ logged: LoggedEdit
  ) throws(EditError) -> Annotation {
    let finding = try engine(ground.find(annotation, logged, in: new))
    if case .text(let anchor) = finding { return try follow(anchor, annotation) }
    guard !hasOtherPages else { throw .otherPages }
    let placed = try placed(annotation, isNew: isNew)
    switch finding {
    case .bare, .text: return placed
    case .area(let text):
      if try engine(MarkedGround.text(under: placed, in: new)) == text { return placed }
    case .unknown:
      if !isNew, try engine(MarkedGround.isUnmoved(placed, in: new)) { return placed }
    }
    throw .unsure(
      "The file has changed, and the text that was under the annotation is not known: mark it "
        + "again.")
  }

  /// The annotation where its text is now.
  private func follow(
    _ anchor: TextAnchor, _ annotation: Annotation
  ) throws(EditError) -> Annotation {
    guard let match = try engine(new.find(anchor)), let first = match.quads.first else {
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
}

extension EditError {
  /// An edit that may meet another object than it was made for.
  static func unsure(_ why: String) -> EditError { .nothingToDo(why) }

  fileprivate static let otherPages = EditError.unsure(
    "An earlier change of pages could not be applied.")
}
