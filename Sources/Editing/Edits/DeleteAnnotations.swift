// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Deletes annotations with their popups and all replies to them. A form field is deleted with its last
/// widget. If a group loses its first annotation, the rest becomes a group around the next one.
public struct DeleteAnnotations: Edit, LogObject {
  public var annotations: [Annotation]

  public init(_ annotations: [Annotation]) { self.annotations = annotations }

  public static let kind = "deleteAnnotations"
  public static let logged = LogMembers<Self>(
    .references("annotations", \.annotations), make: Self.init(_:))
  public var name: String { "Delete \(noun(annotations.map(\.type)))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] {
    annotations.map(AnnotationTouch.change)
      + annotations.compactMap(HideWidget.widget(behind:))
      .flatMap { [.signByHand, .changeWidget($0)] }
  }

  public var pieces: [any Edit] {
    annotations.count > 25 ? annotations.byPage.map(DeleteAnnotations.init) : [self]
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    for (index, ids) in annotations.idsByPage {
      let page = try engine(document.page(index))
      let all = try engine(page.annotations)
      let gone = all.withReplies(to: ids)
      try effect.regroup(all, without: Set(gone), on: page)
      let hasFields = all.contains { $0.type == .widget && gone.contains($0.id) }
      let removed = try engine { () throws(EngineError) in
        if hasFields { effect.noteFields(try document.detachWidgets(gone)) }
        return try page.remove(gone)
      }
      let isGone = Set(removed)
      effect.removed += removed
      if all.contains(where: { $0.state != nil && isGone.contains($0.id) }) {
        effect.noteStates(before: all, after: try engine(page.annotations))
      }
      effect.notePopups(
        of: all.filter { isGone.contains($0.id) }.compactMap(\.parent)
          .filter { !isGone.contains($0) })
      // Only the widgets that the touches name: a reply that goes with its parent shows none.
      let named = Set(ids)
      try effect.showFields(
        behind: all.filter { isGone.contains($0.id) && named.contains($0.id) }, in: document)
      effect.pages.insert(index)
    }
    effect.settleRemovals()
    return effect
  }
}

extension EditEffect {
  /// Keeps a group together when its first annotation is deleted.
  mutating func regroup(
    _ all: [Annotation], without ids: Set<String>, on page: Page
  ) throws(EditError) {
    for member in all.regrouped(without: ids) {
      try change(member.id, on: page, page.update(member))
    }
  }
}
