// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The stable name of an error, which stands in its `data.kind`.
public enum ErrorKind: String, WireEnum {
  case parseError, invalidRequest, methodNotFound, invalidParams, internalError
  case notInitialized, requestCancelled, contentModified
  case unknownDocument, cannotOpen, passwordRequired, damaged, unsupported, notPermitted
  case limitExceeded, changedOnDisk, notFound, saveFailed, vetoed, timedOut, workerLost,
    documentBusy

  /// JSON-RPC's own codes, then the Language Server Protocol's, then ours.
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
  /// Whether any request may answer it; the others are declared by those that do.
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

  /// When it happens, and what `data` holds beside the kind.
  public var summary: String {
    switch self {
    case .parseError: "The message is no JSON."
    case .invalidRequest: "The message is no request, or comes at the wrong time."
    case .methodNotFound: "There is no such method; `method` is its name."
    case .invalidParams: "The params do not fit; `path` says where, such as `params.point[1]`."
    case .internalError: "The server failed in a way that it should not."
    case .notInitialized: "A request came before `initialize`."
    case .requestCancelled: "The client cancelled the request."
    case .contentModified:
      "The document has another revision than `ifRevision`, or was changed while it was worked on."
    case .unknownDocument: "No open document has this id."
    case .cannotOpen: "There is nothing that can be opened."
    case .passwordRequired: "A password is missing, or with `wrong: true` not the right one."
    case .damaged: "The file is damaged beyond repair."
    case .unsupported: "The server cannot do this with this document."
    case .notPermitted: "It is not allowed; `by` says by what, such as `document`."
    case .limitExceeded: "Too large or too much; `limit` names the limit, `maximum` is its value."
    case .changedOnDisk: "Another program has changed the file."
    case .notFound: "Something named is not there; `what` says what kind of thing."
    case .saveFailed: "The file could not be written; the old one is untouched."
    case .vetoed: "The client forbade it; `by` names the condition."
    case .timedOut: "The client did not answer in time, or the work took too long."
    case .workerLost:
      "The document's process was lost at the request `method`; `reason` says how. Whether it was done "
        + "is seen in the document, which is opened again."
    case .documentBusy:
      "The document waits for the user, and does not change meanwhile; `waitsFor` is the request that "
        + "the client has to answer, such as `host/alert`."
    }
  }
}
