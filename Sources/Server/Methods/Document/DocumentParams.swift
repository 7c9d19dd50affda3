// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

/// Params that name a document.
protocol DocumentParams: Record {
  var documentId: String { get }
}

extension Call {
  /// The document that the params name.
  ///
  /// - Throws: ``ErrorKind/unknownDocument``, and ``ErrorKind/changedOnDisk`` where another program
  ///   wrote into the file so that it cannot be read any more.
  func document(_ params: some DocumentParams) throws(RPCError) -> OpenDocument {
    let open = try anyDocument(params)
    guard open.document.isOverwritten else { return open }
    throw RPCError(
      .changedOnDisk,
      "Another program wrote into the file of \(open.id), which is too large to be kept in memory: "
        + "read it again with document/reload.")
  }

  /// The same, readable or not.
  ///
  /// - Throws: ``ErrorKind/unknownDocument``.
  func anyDocument(_ params: some DocumentParams) throws(RPCError) -> OpenDocument {
    guard let document = session.documents[params.documentId] else {
      throw RPCError(
        .unknownDocument, "There is no document \(params.documentId): open one first.")
    }
    return document
  }
}

extension Field where R: DocumentParams {
  /// `documentId`, as every request about a document has it.
  static func document(_ path: Path<String>) -> Field {
    .required("documentId", path, "The document.")
  }
}

/// The params of methods that take a document and nothing else.
struct OnlyDocument: DocumentParams {
  static let name = "DocumentParams"
  var documentId = ""
  static let fields: [Field<Self>] = [.document(\.documentId)]
}
