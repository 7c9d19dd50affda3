// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Members

/// Adds imported annotations with their entries, and changes entries of existing annotations.
public struct PutAnnotations: Edit, LogObject {
  public var added: [AnnotationEntries]
  public var changed: [Replacement]
  /// The work of one piece of the edit.
  private var parts: Set<Part> = [.entries, .replies]

  private enum Part { case entries, replies }

  /// The entries to change, and the resulting annotation. Permission checks look at the annotation.
  public struct Replacement: Hashable, Sendable {
    public var entries: AnnotationEntries
    @Indirect public var annotation: Annotation
    /// Whether ``AnnotationEntries/replyTo`` changes too.
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
  public static let logged = LogMembers<Self>(
    .required("added", \.added), .required("changed", \.changed), make: Self.init(added:changed:))
  public var name: String {
    "Import \(noun(added.map { AnnotationType(subtype: $0.subtype) } + changed.map(\.annotation.type)))"
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] {
    added.map { .create(AnnotationType(subtype: $0.subtype), onPage: $0.pageIndex) }
      + changed.map { .update(to: $0.annotation) }
  }

  public var pieces: [any Edit] {
    guard added.count + changed.count > 25 else { return [self] }
    var pieces = added.byPage.flatMap { $0.1.inPieces(of: 25) }
      .map { PutAnnotations(added: $0, changed: []) }
    for (_, changes) in Dictionary(grouping: changed, by: \.entries.pageIndex).byKey {
      pieces += changes.inPieces(of: 25).map { PutAnnotations(added: [], changed: $0) }
    }
    for index in pieces.indices { pieces[index].parts = [.entries] }
    var last = self
    last.parts = [.replies]
    return pieces + [last]
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    if parts.contains(.entries) { try put(on: document, &effect) }
    if parts.contains(.replies) { try connect(on: document, &effect) }
    return effect
  }

  private func put(on document: Document, _ effect: inout EditEffect) throws(EditError) {
    for (index, new) in added.byPage {
      try engine(document.page(index).add(new))
      effect.pages.insert(index)
      effect.added += new.flatMap { [$0.id] + ($0.popup.map { [$0.id] } ?? []) }
    }
    for (index, changes) in Dictionary(grouping: changed, by: \.entries.pageIndex).byKey {
      let page = try engine(document.page(index))
      for change in changes { try make(change.entries, on: page, &effect) }
    }
  }

  private func make(
    _ change: AnnotationEntries, on page: Page, _ effect: inout EditEffect
  ) throws(EditError) {
    let old = try engine(page.annotation(change.id)?.popup)
    try effect.change(change.id, on: page, page.change(change))
    if old == nil, let popup = change.popup { effect.added.append(popup.id) }
  }

  /// A reply may come before the annotation that it replies to.
  private func connect(on document: Document, _ effect: inout EditEffect) throws(EditError) {
    let new = added.filter { $0.replyTo != nil }
    let others = changed.filter(\.isReconnected).map(\.entries)
    try engine { () throws(EngineError) in
      for (index, all) in (new + others).byPage {
        let page = try document.page(index)
        var before: [Annotation] = []
        for change in all { before += [try page.annotation(change.id)].compactMap(\.self) }
        try page.connect(all.map { ($0.id, $0.replyTo) })
        for old in before {
          guard let new = try page.annotation(old.id) else { continue }
          effect.note(new.properties(differingFrom: old), of: old.id, offset: new.offset(from: old))
        }
      }
    }
  }
}

extension Dictionary where Key == Int {
  fileprivate var byKey: [(key: Int, value: Value)] { sorted { $0.key < $1.key } }
}

extension [AnnotationEntries] {
  /// The entries by page, in page order; entries of one page keep their given order.
  fileprivate var byPage: [(Int, [AnnotationEntries])] {
    Dictionary(grouping: self, by: \.pageIndex).byKey.map { ($0.key, $0.value) }
  }
}

extension PutAnnotations.Replacement: LogObject {
  public static let logged = LogMembers<Self>(
    .required("entries", \.entries), .required("annotation", \.annotation),
    .required("isReconnected", \.isReconnected), make: Self.init(_:_:isReconnected:))
}
