// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

extension RuleScope: WireEnum {}

/// Params for a rule of the client, with its scope.
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
      .optional("documentId", document, "The document; absent if `scope` is `session`."),
      .optional("viewId", view, "The view; by default the document's first."),
      .optional(
        "scope", scope,
        """
        The scope: the `view` (the default with a document), all views of the `document`, or the \
        whole `session`. Views opened later are included from their first event.
        """),
    ]
  }
}

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

  /// Notes that menus and handles may have changed with the rules.
  func refreshDisplays() {
    let views =
      switch self {
      case .view(let view): [view]
      case .document(let document): Array(document.views)
      case .session(let documents): documents.all.flatMap(\.views)
      }
    for view in views { view.display.isStale = true }
  }

  /// The phrase for the scope in a sentence.
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
          WireError(
            path: "params.documentId", message: "Give the documentId of the view or document."))
      }
      return .session(session.documents)
    }
    switch params.scope ?? .view {
    case .session:
      throw RPCError(
        WireError(
          path: "params.documentId",
          message: "A rule for the session has no document: omit documentId."))
    case .document:
      guard params.viewId == nil else {
        throw RPCError(
          WireError(
            path: "params.viewId",
            message: "A rule for the document has no view: omit viewId."))
      }
      return .document(try document(OnlyDocument(documentId: id)))
    case .view: return .view(try view(OnlyView(documentId: id, viewId: params.viewId)))
    }
  }
}
