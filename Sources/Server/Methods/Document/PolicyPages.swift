// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Members

/// The pages that a client closes. One that does not exist would protect nothing.
struct PolicyPages {
  private let closed: [Int]

  init(_ given: PartialValue<Policy>) {
    // Only members that the client gives count: pages may have been deleted since the others were set.
    var policy = Policy()
    given.apply(to: &policy)
    closed = policy.closedPages
  }

  /// - Throws: ``ErrorKind/invalidParams`` for a page that does not exist.
  func check(in document: Document) throws(RPCError) {
    let count = try engine(document.pageCount)
    for (index, page) in closed.enumerated() where page < 0 || page >= count {
      throw RPCError(
        WireError(
          path: "params.policy.closedPages[\(index)]",
          message: "There is no page \(page): the document has \(count), counted from 0."))
    }
  }
}
