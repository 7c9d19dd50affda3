// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// A request, or a notification, on its way through a worker.
final class PendingRequest {
  let id: MessageID
  let method: String
  /// The method's name as the client knows it.
  let title: String
  /// The message as it was sent, for sending it again.
  let frame: [UInt8]
  /// The destination of the answer to the client; `nil` if the front made the request itself.
  let slot: ReplySlot?
  /// Called with the answer, before the client gets it.
  var didAnswer: (_ isError: Bool, _ answer: [UInt8]) -> Void = { _, _ in }
  /// Called once when nothing needs to wait for the request any more: it was answered, or it waits for
  /// the client.
  var didSettle: [() -> Void] = []
  /// For an import from another document: the pages, which must be there first.
  var delivery: PageDelivery?
  /// The number of the request among the client's, from 1.
  var arrival = 0
  /// The number of the request among the worker's, from 1.
  var place = 0
  /// The number of lost workers that began it without its fault. The request was not to blame for the
  /// loss.
  var repeats = 0
  var isCancelled = false

  init(
    _ id: MessageID, _ method: String, _ frame: [UInt8], title: String? = nil, slot: ReplySlot?
  ) {
    self.id = id
    self.title = title ?? method
    self.method = method
    self.frame = frame
    self.slot = slot
  }

  /// The request with other params, and perhaps another method of the worker's.
  func with(_ params: JSONTree, method: String? = nil) -> PendingRequest {
    let method = method ?? self.method
    let frame = Outgoing.request(id, method, params)
    let request = PendingRequest(id, method, frame, title: title, slot: slot)
    request.arrival = arrival
    return request
  }

  /// Releases what waits for the request.
  func settle() {
    let waiting = didSettle
    didSettle = []
    for letGo in waiting { letGo() }
  }

  /// Answers the request with an error, in the worker's place.
  func fail(_ error: RPCError) {
    let answer = Outgoing.error(id, error)
    didAnswer(true, answer)
    settle()
    slot?.answer(answer)
  }
}

/// The delivery of pages from one document's worker to another's. The first worker writes the pages
/// into a file, so that the second can import them.
final class PageDelivery {
  /// The request that imports the file, or why there is none; `nil` while the pages are being written.
  private(set) var outcome: Result<PendingRequest, RPCError>?
  /// The id of the request that writes the pages; `nil` when it was answered.
  private(set) var extraction: MessageID?
  var didEnd: () -> Void = {}

  init(_ extraction: MessageID) { self.extraction = extraction }

  func end(_ outcome: Result<PendingRequest, RPCError>) {
    self.outcome = outcome
    extraction = nil
    didEnd()
  }
}
