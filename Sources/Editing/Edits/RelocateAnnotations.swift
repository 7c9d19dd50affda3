// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// Moves annotations to another page: to the same places there or as near as they fit, or by a distance
/// in page space. Group members, replies and popups go along; all keep their ids. A reply to an
/// annotation that stays loses its parent (ISO 32000-2, table 172: both must be on one page).
public struct RelocateAnnotations: Edit, LogObject {
  public var annotations: [Annotation]
  public var pageIndex: Int
  /// The distance to move by; `nil`: as little as needed to fit the page.
  public var delta: Point?
  /// Seconds since 1970.
  public var date: Int64

  public init(_ annotations: [Annotation], to pageIndex: Int, by delta: Point? = nil, date: Int64) {
    self.annotations = annotations
    self.pageIndex = pageIndex
    self.delta = delta
    self.date = date
  }

  /// Moves annotations with all members of their groups. All of these must be editable.
  public init(
    _ annotations: [Annotation], to pageIndex: Int, by delta: Point? = nil, in document: Document,
    date: Int64
  ) throws(EngineError) {
    var members: [Annotation] = []
    for (index, ids) in annotations.idsByPage {
      let all = try document.page(index).annotations
      let wanted = Set(all.withGroups(of: ids))
      members += all.filter { wanted.contains($0.id) }
    }
    self.init(members, to: pageIndex, by: delta, date: date)
  }

  public static let kind = "relocateAnnotations"
  public static let logged = LogMembers<Self>(
    .references("annotations", \.annotations), .required("pageIndex", \.pageIndex),
    .nullable("delta", \.delta), .required("date", \.date), make: Self.init(_:to:by:date:))
  public var name: String { "Move \(noun(annotations.map(\.type))) to page \(pageIndex &+ 1)" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }

  public var touches: [AnnotationTouch] {
    [.bring(toPage: pageIndex)] + annotations.map(AnnotationTouch.change)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    let target = try engine(document.page(pageIndex))
    for (index, ids) in annotations.idsByPage where index != pageIndex {
      try engine { () throws(EngineError) in
        let page = try document.page(index)
        let all = try page.annotations
        let moving = Set(all.withPopups(of: all.withReplies(to: all.withGroups(of: ids))))
        let given = all.filter { moving.contains($0.id) }
        let shift = delta ?? given.shift(into: target.bounds)
        try page.hand(given.map(\.id), to: target)
        // Popups come last. They go along with their annotations but keep their places.
        let (popups, others) = (
          given.filter { $0.type == .popup }, given.filter { $0.type != .popup }
        )
        for annotation in others + popups {
          var new = annotation.type == .popup ? annotation : annotation.moved(by: shift)
          new.pageIndex = pageIndex
          if let target = new.replyTo, !moving.contains(target) { new.replyTo = nil }
          if new.type.isMarkup { new.modified = date }
          try target.update(new)
          effect.changed.append(new.id)
          let now = try target.annotation(new.id) ?? new
          if now.type == .widget { effect.noteFields(try target.fields(ofWidgets: [now.id])) }
          effect.note(now.properties(differingFrom: annotation), of: new.id)
        }
        if given.contains(where: { $0.state != nil }) {
          effect.noteStates(before: all, after: try page.annotations)
        }
      }
      effect.pages.formUnion([index, pageIndex])
    }
    return effect
  }
}

extension [Annotation] {
  /// The common offset that moves them onto a page.
  fileprivate func shift(into bounds: Rect) -> Point {
    let shown = filter { $0.type != .popup }
    guard let first = shown.first else { return .zero }
    let box = shown.dropFirst().reduce(first.rect) { $0.union($1.rect) }
    return box.clamped(into: bounds).origin - box.origin
  }
}
