// SPDX-License-Identifier: AGPL-3.0-or-later

import JSONRPC
import Testing

@testable import Server

struct BatchInProgressTests {
  /// The methods of a batch's requests that are worked on.
  private func methods(_ text: String) -> [String] {
    let incoming = Incoming(frame: Array(text.utf8))
    var batch = BatchInProgress(incoming.items, BatchReply(send: { _ in }))
    var methods: [String] = []
    while let item = batch.next() {
      switch item.content {
      case .message(.request(_, let method, _)): methods.append(method)
      case .refused(let id, let error):
        #expect(id == .integer(1) && error == .cancelled)
      case .message, .ignored: break
      }
    }
    return methods
  }

  private func request(_ id: Int, _ method: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#
  }

  private let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#

  @Test func aRequestIsCancelledBeforeItIsWorkedOn() {
    let (first, second) = (request(1, "server/ping"), request(2, "server/status"))
    #expect(methods("[\(first),\(second),\(cancel)]") == ["server/status"])
    #expect(methods("[\(first),\(cancel),\(cancel)]") == [])
  }

  /// A cancel comes too early, or is of the later one of two requests.
  @Test func othersAreWorkedOn() {
    let (first, second) = (request(1, "server/ping"), request(1, "server/status"))
    #expect(methods("[\(cancel),\(first)]") == ["server/ping"])
    #expect(methods("[\(first),\(second),\(cancel)]") == ["server/ping"])
    #expect(methods("[\(request(1, "exit")),\(cancel)]") == ["exit"])
  }
}
