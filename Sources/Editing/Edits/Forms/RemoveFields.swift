// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Deletes form fields, or flattens them into their pages.
public struct RemoveFields: WorkEdit, LogObject {
  /// The fields' ids.
  public var fields: [String]
  /// Whether the fields' appearances become part of the pages.
  public var flattens: Bool

  public init(_ fields: [String], flattens: Bool) {
    self.fields = fields
    self.flattens = flattens
  }

  public static let kind = "removeFields"
  public static let logged = LogMembers<Self>(
    .required("fields", \.fields), .required("flattens", \.flattens), make: Self.init(_:flattens:))
  public var name: String {
    (flattens ? "Flatten " : "Delete ") + (fields.count == 1 ? "field" : "\(fields.count) fields")
  }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var touches: [AnnotationTouch] {
    [.changeForm] + fields.map(AnnotationTouch.changeField)
  }

  public func makeWork(on document: Document) throws(EditError) -> any EditWork {
    try FieldRemovalWork(self, document)
  }
}

private final class FieldRemovalWork: EditWork {
  private let edit: RemoveFields
  private let removal: FieldRemoval

  init(_ edit: RemoveFields, _ document: Document) throws(EditError) {
    self.edit = edit
    removal = try engine(FieldRemoval(edit.fields, flattening: edit.flattens, in: document))
  }

  var count: Int { removal.pieceCount }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    var known: Set<String> = []
    for page in try engine(removal.perform(piece)) {
      effect.pages.insert(page.page)
      let widgets = page.widgets.filter { known.insert($0).inserted }
      effect.removed += widgets + page.replies.filter { known.insert($0).inserted }
      if edit.flattens { effect.flattened += widgets }
    }
    if piece == count - 1 { effect.fields = edit.fields }
    return effect
  }
}
