// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

protocol ViewParams: DocumentParams {
  var viewId: String? { get }
}

extension Field where R: ViewParams {
  /// The member `viewId` of every request about a view.
  static func view(_ path: Path<String?>) -> Field {
    .optional("viewId", path, "The view; by default the document's first.")
  }
}

extension Call {
  /// The view that the params name.
  ///
  /// - Throws: ``ErrorKind/unknownDocument``, ``ErrorKind/notFound``.
  func view(_ params: some ViewParams) throws(RPCError) -> OpenView {
    let document = try document(params)
    let view = try viewing(document.views.open(params.viewId))
    guard let view else {
      let name = params.viewId.map { "no view \($0)" } ?? "no view left"
      throw RPCError(
        .notFound, "The document has \(name): open one with view/open.",
        data: [.init("what", .string("view"))])
    }
    return view
  }
}

/// Params for methods that take only a view.
struct OnlyView: ViewParams {
  static let name = "ViewParams"
  var documentId = ""
  var viewId: String?
  static let fields: [Field<Self>] = [.document(\.documentId), .view(\.viewId)]
}
