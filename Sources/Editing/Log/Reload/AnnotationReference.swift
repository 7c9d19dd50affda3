// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A reference of an edit to an annotation of the document.
struct AnnotationReference: Hashable, Sendable {
  var id: String
  /// `nil` if the edit does not know it.
  var pageIndex: Int?

  init(_ id: String, onPage pageIndex: Int?) { (self.id, self.pageIndex) = (id, pageIndex) }

  /// The first reference of an edit to each annotation without a name. In a sequence, only the first edit
  /// that refers to an annotation counts.
  static func nameless(of edit: any Edit) -> [AnnotationReference] {
    var seen: Set<String> = []
    return all(of: edit).filter {
      AnnotationFinder.isGenerated($0.id) && seen.insert($0.id).inserted
    }
  }

  private static func all(of edit: any Edit) -> [AnnotationReference] {
    if let sequence = edit as? EditSequence { return sequence.edits.flatMap(all) }
    return (edit as? any AnnotationReferring)?.references ?? []
  }
}

/// An edit that refers to annotations of the document by id.
protocol AnnotationReferring: Edit {
  var references: [AnnotationReference] { get }
}

extension AnnotationsEdit {
  var references: [AnnotationReference] {
    annotations.map { AnnotationReference($0.id, onPage: $0.pageIndex) }
  }
}

extension TargetsEdit {
  var references: [AnnotationReference] {
    targets.map { AnnotationReference($0.id, onPage: $0.pageIndex) }
  }
}

extension WidgetEdit {
  var references: [AnnotationReference] { [AnnotationReference(widgetID, onPage: pageIndex)] }
}

extension AnnotationReference {
  /// The annotations that one belongs to, and those of its action. The former are on its page.
  fileprivate static func connections(of annotation: Annotation) -> [AnnotationReference] {
    [annotation.replyTo, annotation.parent].compactMap(\.self)
      .map { AnnotationReference($0, onPage: annotation.pageIndex) }
      + targets(of: annotation.action)
  }

  /// The annotations that an action plays, shows or hides. The actions after it count, too.
  fileprivate static func targets(of action: Action?) -> [AnnotationReference] {
    guard let action else { return [] }
    return ActionValue.record(action.members).annotationIDs
      .map { AnnotationReference($0, onPage: nil) } + action.next.flatMap(targets)
  }
}

extension ActionValue {
  fileprivate var annotationIDs: [String] {
    switch self {
    case .record(let members):
      [members["annotationId"]?.text].compactMap(\.self)
        + members.values.flatMap(\.annotationIDs)
    case .list(let values): values.flatMap(\.annotationIDs)
    case .flag, .integer, .number, .text: []
    }
  }
}

extension AddAnnotations: AnnotationReferring {
  var references: [AnnotationReference] { annotations.flatMap(AnnotationReference.connections) }
}

extension UpdateAnnotations {
  var references: [AnnotationReference] {
    annotations.flatMap {
      [AnnotationReference($0.id, onPage: $0.pageIndex)] + AnnotationReference.connections(of: $0)
    }
  }
}

extension ApplyRedactions {
  var references: [AnnotationReference] {
    redactions.map { AnnotationReference($0.id, onPage: $0.pageIndex) }
  }
}

extension SetTabOrder {
  var references: [AnnotationReference] {
    widgets.map { AnnotationReference($0, onPage: pageIndex) }
  }
}

extension PutAnnotations {
  var references: [AnnotationReference] {
    let entries = added + changed.filter(\.isReconnected).map(\.entries)
    return changed.map { AnnotationReference($0.entries.id, onPage: $0.entries.pageIndex) }
      + entries.compactMap { entries in
        entries.replyTo.map { AnnotationReference($0, onPage: entries.pageIndex) }
      }
  }
}

extension CopyFields: AnnotationReferring {
  var references: [AnnotationReference] {
    copies.map { AnnotationReference($0.original, onPage: nil) }
  }
}

extension SetAction {
  var references: [AnnotationReference] {
    let own: [AnnotationReference] =
      switch owner {
      case .annotation(let id): [AnnotationReference(id, onPage: pageIndex)]
      case .field(let id): [AnnotationReference(id, onPage: nil)]
      case .page, .document: []
      }
    return own + AnnotationReference.targets(of: action)
  }
}

extension InsertOutlineEntries: AnnotationReferring {
  var references: [AnnotationReference] { entries.flatMap(\.references) }
}

extension NewOutlineItem {
  fileprivate var references: [AnnotationReference] {
    AnnotationReference.targets(of: action) + children.flatMap(\.references)
  }
}

extension UpdateOutlineItem: AnnotationReferring {
  var references: [AnnotationReference] { AnnotationReference.targets(of: changes.action ?? nil) }
}

extension CreateFields: AnnotationReferring {
  var references: [AnnotationReference] {
    fields.flatMap { AnnotationReference.targets(of: $0.action) }
  }
}

extension UpdateField: AnnotationReferring {
  var references: [AnnotationReference] {
    [field, changes.look.widget].compactMap(\.self).map { AnnotationReference($0, onPage: nil) }
      + AnnotationReference.targets(of: changes.look.action)
  }
}

// Fields without a name have the id of their first widget.

extension SetFieldValues: AnnotationReferring {
  var references: [AnnotationReference] {
    (settings.map(\.field) + changes.map(\.field)).map { AnnotationReference($0, onPage: nil) }
  }
}

extension RemoveFields: AnnotationReferring {
  var references: [AnnotationReference] { fields.map { AnnotationReference($0, onPage: nil) } }
}

extension ClearSignature: AnnotationReferring {
  var references: [AnnotationReference] { [AnnotationReference(field, onPage: nil)] }
}
