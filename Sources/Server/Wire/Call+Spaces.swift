// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import JSONRPC

extension Call {
  /// The map from the space of a request's points to page space.
  ///
  /// - Throws: ``ErrorKind/notFound`` for a missing page or view.
  func mapToPage(
    _ params: some PageParams & ViewParams, _ space: Space
  ) throws(RPCError) -> Matrix {
    guard space != .page else { return .identity }
    return try view(params).matrix(from: space, pageIndex: params.pageIndex)
  }
}
