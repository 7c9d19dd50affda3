// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The members that any request may have besides its own.
struct GeneralParams: Record {
  var progressToken: MessageID?
  var partialResultToken: MessageID?
  var documentId: String?
  var ifRevision: Int?

  static let summary = "The members that any request may have besides its own."
  static let fields: [Field<Self>] = [
    .optional("progressToken", \.progressToken, "Asks for `$/progress` with this token."),
    .optional(
      "partialResultToken", \.partialResultToken,
      "Asks for the result in pieces, as `$/progress` with this token; the reply then repeats none "
        + "of them. Methods with short results ignore it."),
    .optional(
      "ifRevision", \.ifRevision,
      "The revision that the document must have, or the request fails with `contentModified`."),
  ]

  /// Reads the members that are given; `documentId` is described by the methods that have it.
  init(_ node: JSONNode?) throws(WireError) {
    self.init()
    guard let node, node.kind == .object else { return }
    self = try GeneralParams(wire: node)
    documentId = node[member: "documentId"]?.string
  }

  init() {}
}

extension Call {
  /// - Throws: ``ErrorKind/contentModified`` if the document's revision is not the expected one,
  ///   ``ErrorKind/invalidParams``.
  static func checkGeneralParams(_ node: JSONNode?, _ session: Session) throws(RPCError) {
    let common: GeneralParams
    do { common = try GeneralParams(node) } catch { throw RPCError(error.under("params")) }
    guard let expected = common.ifRevision, let id = common.documentId,
      let revision = session.documents[id]?.editor.revision, revision != expected
    else { return }
    throw RPCError(
      .contentModified,
      "The document has revision \(revision), not \(expected): look at it again before you change it."
    )
  }
}
