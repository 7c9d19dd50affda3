// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC
import Workspace

extension Call {
  /// Refuses to write over the file of an open document, which would lose its pages.
  ///
  /// - Parameter own: the document that may have this file.
  /// - Throws: ``ErrorKind/invalidParams`` for the file of another open document.
  func refuseOpenFile(_ path: String, but own: OpenDocument? = nil) throws(RPCError) {
    let here = session.documents.all.first { $0 !== own && $0.file.isNamed(path) }?.id
    let elsewhere = session.world.worker?.openFiles.first { Editor.isSameName($0.path, path) }
    guard let id = here ?? elsewhere?.documentId else { return }
    throw RPCError(
      WireError(path: "params.path", message: "\(id) is open from this file: give another path."))
  }
}
