// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Workspace

protocol PageParams: DocumentParams {
  var pageIndex: Int { get }
}

extension Field where R: PageParams {
  /// The members `documentId` and `pageIndex` of every request about a page.
  static func page(_ document: Path<String>, _ page: Path<Int>) -> [Field] {
    [.document(document), .required("pageIndex", page, "The page, from 0.", in: 0...)]
  }
}

extension Call {
  /// The page that the params name.
  ///
  /// - Throws: ``ErrorKind/unknownDocument``, ``ErrorKind/notFound``.
  func page(_ params: some PageParams) throws(RPCError) -> Page {
    let document = try document(params).document
    return try engine(document.page(params.pageIndex))
  }
}

/// Params for methods that take only a page.
struct OnlyPage: PageParams {
  static let name = "PageParams"
  var documentId = ""
  var pageIndex = 0
  static let fields: [Field<Self>] = Field<Self>.page(\.documentId, \.pageIndex)
}
