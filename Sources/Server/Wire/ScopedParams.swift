// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

extension RuleScope: WireEnum {}

/// Params of a rule that the client sets, and its scope.
protocol ScopedParams: Record {
  var documentId: String? { get }
  var viewId: String? { get }
  var scope: RuleScope? { get }
}

extension Field where R: ScopedParams {
  static func scoped(
    _ document: Path<String?>, _ view: Path<String?>, _ scope: Path<RuleScope?>
  ) -> [Field] {
    [
      .optional("documentId", document, "The document; absent: `scope` is `session`."),
      .optional("viewId", view, "The view; the document's first one unless given."),
      .optional(
        "scope", scope,
        "Its scope: the `view`, as with a document unless given; all views of the "
          + "`document`; or all of the `session`. Views that are opened later have it from their "
          + "first event."),
    ]
  }
}

/// The scope of a rule.
enum RulePlace {
  case view(OpenView)
  case document(OpenDocument)
  case session(Documents)

  var holder: any RuleHolder {
    switch self {
    case .view(let view): view
    case .document(let document): document
    case .session(let documents): documents.shared
    }
  }

  /// The noun of the scope in a sentence.
  var noun: String {
    switch self {
    case .view: "in this view"
    case .document: "for the document"
    case .session: "for the session"
    }
  }
}

extension Call {
  /// - Throws: ``ErrorKind/unknownDocument``, ``ErrorKind/notFound``, ``ErrorKind/invalidParams``.
  func rules(of params: some ScopedParams) throws(RPCError) -> RulePlace {
    guard let id = params.documentId else {
      guard params.viewId == nil, params.scope ?? .session == .session else {
        throw RPCError(
          WireError(path: "params.documentId", message: "A view or a document needs its document."))
      }
      return .session(session.documents)
    }
    switch params.scope ?? .view {
    case .session:
      throw RPCError(
        WireError(
          path: "params.documentId",
          message: "A rule for the session has no document: leave documentId away."))
    case .document:
      guard params.viewId == nil else {
        throw RPCError(
          WireError(
            path: "params.viewId",
            message: "A rule for the document has no view: leave viewId away."))
      }
      return .document(try document(OnlyDocument(documentId: id)))
    case .view: return .view(try view(OnlyView(documentId: id, viewId: params.viewId)))
    }
  }
}
