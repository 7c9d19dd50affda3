// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The folder into which a request writes files, from its member `folder`.
struct TargetFolder {
  private let prefix: String

  /// - Throws: ``ErrorKind/invalidParams`` if it is empty: files would be written into the root.
  init(_ path: String) throws(RPCError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw RPCError(WireError(path: "params.folder", message: "Give the path of a folder."))
    }
    prefix = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
  }

  func path(of name: String) -> String { prefix + name }
}
