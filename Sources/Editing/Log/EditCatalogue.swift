// SPDX-License-Identifier: AGPL-3.0-or-later

/// The kinds of edit that a log can hold, by name.
public struct EditCatalogue: Sendable {
  /// The edits of this layer. Layers above add theirs.
  public static let editing: [any Edit.Type] = [
    AddAnnotations.self, MoveAnnotations.self, DeleteAnnotations.self, UpdateAnnotations.self,
    EditSequence.self, ReorderAnnotations.self, GroupAnnotations.self, UngroupAnnotations.self,
    MergeAnnotations.self,
    FlattenAnnotations.self, SetFieldValues.self, CreateFields.self, UpdateField.self,
    RemoveFields.self, ApplyRedactions.self, PutAnnotations.self,
    RelocateAnnotations.self, InsertPages.self, DeletePages.self, MovePages.self, RotatePages.self,
    DuplicatePages.self, ImportPages.self, SetPageBoxes.self, SetPageLabels.self,
    ChangeStores.self,
    InsertOutlineEntries.self, UpdateOutlineItem.self, MoveOutlineItem.self,
    DeleteOutlineItems.self, AddAttachment.self, RemoveAttachment.self, HideAnnotations.self,
    SignByHand.self, HideWidget.self, ClearSignature.self, SetAction.self,
    SanitizeDocument.self, SetDefaultLayers.self, CopyFields.self, SetTabOrder.self,
    ChangeTemplate.self, ClosePages.self, AddLayer.self, RenameLayer.self, RemoveLayer.self,
    AssignLayer.self,
  ]

  private let kinds: [String: any Edit.Type]

  public init(_ types: [any Edit.Type]) {
    kinds = Dictionary(types.map { ($0.kind, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func decode(_ logged: LoggedEdit) throws(EditError) -> any Edit {
    guard let type = kinds[logged.kind] else {
      throw .unreadable(
        "This version does not know changes of the kind \(logged.kind): use a newer version.")
    }
    // Its edits may come from layers above, which only this catalogue knows.
    if type == EditSequence.self { return try EditSequence(encoded: logged.value, self) }
    return try type.init(encoded: logged.value)
  }
}
