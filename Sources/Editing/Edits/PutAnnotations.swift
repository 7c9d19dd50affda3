// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Adds annotations with the entries that they come with, and changes entries of others: what is
/// imported.
public struct PutAnnotations: Edit {
  public var added: [AnnotationEntries]
  public var changed: [Replacement]

  /// Entries that become others, and the annotation as it is then, for who asks whether it may.
  public struct Replacement: Hashable, Sendable {
    public var entries: AnnotationEntries
    public var annotation: Annotation
    /// Whether ``AnnotationEntries/replyTo`` becomes another one too.
    public var isReconnected: Bool

    public init(_ entries: AnnotationEntries, _ annotation: Annotation, isReconnected: Bool) {
      self.entries = entries
      self.annotation = annotation
      self.isReconnected = isReconnected
    }
  }

  public init(added: [AnnotationEntries], changed: [Replacement]) {
    self.added = added
    self.changed = changed
  }

  public static let kind = "putAnnotations"
  public var name: String {
    "Import \(noun(added.map { AnnotationType(subtype: $0.subtype) } + changed.map(\.annotation.type)))"
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] {
    added.map { .create(AnnotationType(subtype: $0.subtype)) }
      + changed.map { .update(to: $0.annotation) }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    try engine { () throws(EngineError) in
      for (index, new) in added.byPage {
        try document.page(index).add(new)
        effect.pages.insert(index)
        effect.added += new.flatMap { [$0.id] + ($0.popup.map { [$0.id] } ?? []) }
      }
      for change in changed {
        try document.page(change.entries.pageIndex).change(change.entries)
        effect.pages.insert(change.entries.pageIndex)
        effect.changed.append(change.entries.id)
      }
      // Who answers may come before whom they answer.
      for new in added where new.replyTo != nil {
        try document.page(new.pageIndex).connect(new.id, to: new.replyTo)
      }
      for change in changed where change.isReconnected {
        try document.page(change.entries.pageIndex)
          .connect(change.entries.id, to: change.entries.replyTo)
      }
    }
    return effect
  }
}

extension [AnnotationEntries] {
  /// By page, in the order of the pages; those of a page in the order given.
  fileprivate var byPage: [(Int, [AnnotationEntries])] {
    Dictionary(grouping: self, by: \.pageIndex).sorted { $0.key < $1.key }
  }
}

extension PutAnnotations {
  public var encoded: JSONTree { ["added": added.encoded, "changed": changed.encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(added: try encoded.decode("added"), changed: try encoded.decode("changed"))
  }
}

extension PutAnnotations.Replacement: LogValue {
  public var encoded: JSONTree {
    [
      "entries": entries.encoded, "annotation": annotation.encoded,
      "isReconnected": isReconnected.encoded,
    ]
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(
      try encoded.decode("entries"), try encoded.decode("annotation"),
      isReconnected: try encoded.decode("isReconnected"))
  }
}
