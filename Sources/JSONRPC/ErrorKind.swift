// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The stable name of an error, as in its `data.kind`.
public enum ErrorKind: String, WireEnum {
  case parseError, invalidRequest, methodNotFound, invalidParams, internalError
  case notInitialized, requestCancelled, contentModified
  case unknownDocument, cannotOpen, passwordRequired, damaged, unsupported, notPermitted
  case limitExceeded, changedOnDisk, notFound, saveFailed, vetoed, timedOut, workerLost,
    documentBusy

  /// JSON-RPC's own codes, then those of the Language Server Protocol, then ours.
  public var code: Int {
    switch self {
    case .parseError: -32700
    case .invalidRequest: -32600
    case .methodNotFound: -32601
    case .invalidParams: -32602
    case .internalError: -32603
    case .notInitialized: -32002
    case .requestCancelled: -32800
    case .contentModified: -32801
    case .unknownDocument: -32001
    case .cannotOpen: -32010
    case .passwordRequired: -32011
    case .damaged: -32012
    case .unsupported: -32013
    case .notPermitted: -32014
    case .limitExceeded: -32015
    case .changedOnDisk: -32016
    case .notFound: -32017
    case .saveFailed: -32018
    case .vetoed: -32019
    case .timedOut: -32020
    case .workerLost: -32021
    case .documentBusy: -32022
    }
  }
}

extension ErrorKind {
  /// Whether every request can fail with it. Methods declare the other kinds individually.
  public var isGeneral: Bool {
    switch self {
    case .parseError, .invalidRequest, .methodNotFound, .invalidParams, .internalError,
      .notInitialized, .requestCancelled, .contentModified, .limitExceeded, .changedOnDisk,
      .timedOut, .workerLost, .documentBusy:
      true
    case .unknownDocument, .cannotOpen, .passwordRequired, .damaged, .unsupported, .notPermitted,
      .notFound, .saveFailed, .vetoed:
      false
    }
  }

  /// When the error occurs, and the members of `data` besides the kind.
  public var summary: String {
    switch self {
    case .parseError: "The message is not JSON."
    case .invalidRequest: "The message is not a request, or comes at the wrong time."
    case .methodNotFound: "The method does not exist; `method` is its name."
    case .invalidParams:
      "The params are invalid; `path` is the offending member, such as `params.point[1]`."
    case .internalError: "The server has a bug."
    case .notInitialized: "A request came before `initialize`."
    case .requestCancelled: "The client cancelled the request."
    case .contentModified:
      "The document's revision is not `ifRevision`, or it changed while the request was in progress."
    case .unknownDocument: "No open document has this id."
    case .cannotOpen: "The file cannot be opened."
    case .passwordRequired: "The password is missing; with `wrong: true`, it is wrong."
    case .damaged: "The file is damaged beyond repair."
    case .unsupported: "The server does not support this for this document."
    case .notPermitted:
      "The request is not allowed; `by` names what forbids it, such as `document`."
    case .limitExceeded: "A limit was exceeded; `limit` is its name, `maximum` its value."
    case .changedOnDisk: "Another program has changed the file."
    case .notFound: "A named object does not exist; `what` is its kind."
    case .saveFailed: "The file could not be written; the old one is untouched."
    case .vetoed: "The client forbade the action; `by` names the condition."
    case .timedOut: "The client did not answer in time, or the work took too long."
    case .workerLost:
      "The document's process died during the request `method`; `reason` says how. Check the document, "
        + "which is opened again, to see whether the request took effect."
    case .documentBusy:
      "The document waits for the user and must not change; `waitsFor` is the request that "
        + "the client must answer, such as `host/alert`."
    }
  }
}
