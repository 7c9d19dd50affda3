// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// The wire form of the owner of actions: at most one of these members, or none for the document.
struct WireActionOwner {
  var annotationId: String?
  var field: String?
  var pageIndex: Int?

  init(_ annotationId: String? = nil, _ pageIndex: Int? = nil) {
    (self.annotationId, self.pageIndex) = (annotationId, pageIndex)
  }

  /// - Throws: an error if more than one is given.
  func owner() throws(RPCError) -> ActionOwner {
    let given = [
      annotationId.map(ActionOwner.annotation), field.map(ActionOwner.field),
      pageIndex.map(ActionOwner.page),
    ].compactMap(\.self)
    guard given.count < 2 else {
      throw RPCError(
        WireError(
          path: "params", message: "Give at most one of annotationId, field and pageIndex."))
    }
    return given.first ?? .document
  }
}

protocol OwnerParams: DocumentParams {
  var owner: WireActionOwner { get set }
}

extension Field where R: OwnerParams {
  static var owner: [Field] {
    [
      .optional(
        "annotationId", \.owner.annotationId,
        "The annotation. Give at most one of this, `field` and `pageIndex`."),
      .optional("field", \.owner.field, "The field, for actions on its value."),
      .optional(
        "pageIndex", \.owner.pageIndex,
        "The page; with none of the three, the document.", in: 0...),
    ]
  }
}
