// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC
import Workspace

protocol DocumentParams: Record {
  var documentId: String { get }
}

extension Call {
  /// The document that the params name.
  ///
  /// - Throws: ``ErrorKind/unknownDocument``; ``ErrorKind/changedOnDisk`` if another program
  ///   overwrote the file so that it can no longer be read.
  func document(_ params: some DocumentParams) throws(RPCError) -> OpenDocument {
    let open = try anyDocument(params)
    guard open.document.isOverwritten else { return open }
    throw RPCError(
      .changedOnDisk,
      """
      Another program overwrote the file of \(open.id), which is too large to be kept in memory: \
      reload it with document/reload.
      """)
  }

  /// The document that the params name, even with an unreadable file. The file may not be readable any
  /// more.
  ///
  /// - Throws: ``ErrorKind/unknownDocument``.
  func anyDocument(_ params: some DocumentParams) throws(RPCError) -> OpenDocument {
    guard let document = session.documents[params.documentId] else {
      throw RPCError(.unknownDocument, "There is no document \(params.documentId): open one first.")
    }
    return document
  }
}

extension Field {
  /// The member `documentId` of every message about a document.
  static func document(_ path: Path<String>) -> Field {
    .required("documentId", path, "The document.")
  }

  static func revision(_ path: Path<Int>) -> Field {
    .required("revision", path, "The document's revision now.")
  }

  static func timeout(
    _ path: Path<Int>,
    _ summary: String = "How long to wait for the answer, in milliseconds."
  ) -> Field where R: Record {
    .defaulted("timeoutMs", path, summary, in: ClientTimeout.bounds)
  }

  /// The summary of the path of a file that the server wrote.
  static var writtenPath: String { "The path of the file, with symbolic links resolved." }

  /// The file that a request wrote, as `path` and `bytes`.
  ///
  /// - Parameter isDocument: whether it is the document's own file, whose length changes.
  static func writtenFile(
    _ path: Path<String>, _ bytes: Path<Int>, isDocument: Bool = false
  ) -> [Field] {
    [
      .required("path", path, writtenPath),
      .required("bytes", bytes, "The \(isDocument ? "new " : "")length of the file in bytes."),
    ]
  }

  /// The document's file with a new signature or time stamp.
  static func sealedFile(
    _ path: Path<String>, _ bytes: Path<Int>, _ revision: Path<Int>, _ isBehind: Path<Bool?>
  ) -> [Field] {
    writtenFile(path, bytes, isDocument: true) + [
      .revision(revision),
      .optional(
        "behind", isBehind,
        """
        Whether the new file could not be read back; the document is stale and needs \
        `document/reload`.
        """),
    ]
  }
}

/// Params for methods that take only a document.
struct OnlyDocument: DocumentParams {
  static let name = "DocumentParams"
  var documentId = ""
  static let fields: [Field<Self>] = [.document(\.documentId)]
}

/// Params for methods that end a group.
struct GroupParams: DocumentParams {
  var documentId = ""
  var group: String?

  static let fields: [Field<Self>] = [
    .document(\.documentId),
    .optional("name", \.group, "The name of the open group, as a check."),
  ]
}
