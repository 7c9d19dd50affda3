// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Makes annotations part of their pages' contents. Replies to them go with them, as in a deletion.
public struct FlattenAnnotations: Edit, LogObject {
  public var annotations: [Annotation]
  /// Whether only the appearances are written that the annotations lack.
  private var prepares = false

  public init(_ annotations: [Annotation]) { self.annotations = annotations }

  public static let kind = "flattenAnnotations"
  public static let logged = LogMembers<Self>(
    .references("annotations", \.annotations), make: Self.init(_:))
  public var name: String { "Flatten \(noun(annotations.map(\.type)))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { Self.allPermissions }
  static let allPermissions: [KeyPath<Permissions, Bool> & Sendable] = [\.annotate, \.modify]

  public var touches: [AnnotationTouch] { annotations.map(AnnotationTouch.change) }

  public var pieces: [any Edit] {
    guard annotations.count > 25 else { return [self] }
    return annotations.byPage.flatMap { all in
      let parts = all.inPieces(of: 25).map { part in
        var edit = FlattenAnnotations(part)
        edit.prepares = true
        return edit
      }
      return parts + [FlattenAnnotations(all)]
    }
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    if let widget = annotations.first(where: { $0.type == .widget }) {
      throw .engine(.unsupported("\(widget.id) is a widget of a field: use forms/flatten"))
    }
    for (index, ids) in annotations.idsByPage {
      let page = try engine(document.page(index))
      guard !prepares else {
        try engine(page.writeMissingAppearances(of: ids))
        effect.pages.insert(index)
        continue
      }
      let all = try engine(page.annotations)
      let gone = all.withReplies(to: ids)
      let flat = Set(ids)
      try effect.regroup(all, without: Set(gone), on: page)
      let replies = try engine(page.remove(gone.filter { !flat.contains($0) }))
      effect.removed += try engine(page.flatten(ids)) + replies
      effect.flattened += ids
      effect.pages.insert(index)
    }
    effect.settleRemovals()
    return effect
  }
}
