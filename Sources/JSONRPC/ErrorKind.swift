// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The stable name of an error, which stands in its `data.kind`.
public enum ErrorKind: String, WireEnum {
  case parseError, invalidRequest, methodNotFound, invalidParams, internalError
  case notInitialized, requestCancelled, contentModified
  case unknownDocument, cannotOpen, passwordRequired, damaged, unsupported, notPermitted
  case limitExceeded, changedOnDisk, notFound, saveFailed, vetoed, timedOut

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
    }
  }
}
