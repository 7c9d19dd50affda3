// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction
import Members
import Tools

public struct PlacedSignature {
  /// The new stamp, if the signature became one.
  @Indirect public var annotation: Annotation?
  /// The field that was signed, if any.
  public var field: String?
}

extension OpenView {
  /// The user's saved signatures; none if they cannot be read, which every request for them
  /// reports.
  public var savedSignatures: SavedSignatures {
    do throws(EditError) { return try owner.shared.signatures.storage.read() } catch {
      return SavedSignatures()
    }
  }

  /// Places a signature around a point of a page.
  public func place(
    _ signature: HandSignature, at point: Point, onPage pageIndex: Int
  ) throws(ToolError) -> PlacedSignature {
    let stamp = try SignatureEdits(signature, in: self).stamp(at: point, onPage: pageIndex)
    try edit(AddAnnotations([stamp]))
    return PlacedSignature(annotation: stamp)
  }

  /// Signs a field in one of its places by hand.
  public func place(
    _ signature: HandSignature, in widget: Widget, _ mode: SignatureFieldMode
  ) throws(ToolError) -> PlacedSignature {
    let page = try engine(document.page(widget.annotation.pageIndex))
    try editing(page.requireSignable(widget))
    let signing = try SignatureEdits(signature, in: self).field(widget, mode)
    try edit(signing.edit)
    return PlacedSignature(annotation: signing.stamp, field: widget.field.name)
  }

  private func edit(_ edit: any Edit) throws(ToolError) {
    _ = try editing(owner.editor.perform(edit, cause: .api))
  }
}
