// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The content of one frame.
public struct Incoming: Sendable {
  public enum Item: Sendable {
    case message(Message)
    /// An invalid message. It is answered with this error, under its id if that could be read, or else
    /// under `null`.
    case refused(id: MessageID?, RPCError)
    /// A message that gets no answer, and is only logged. It is a notification or itself an answer.
    case ignored(RPCError)
  }

  /// Whether the answers are sent as one array; an empty batch of answers is not sent.
  public let isBatch: Bool
  /// At least one.
  public let items: [Item]

  /// Reads a frame. Invalid messages become items; an empty batch is a single invalid item.
  public init(frame: [UInt8]) {
    let root: JSONNode
    do {
      root = try JSONDocument.parse(frame).root
    } catch {
      let refusal = RPCError(.parseError, "\(error)")
      let salvaged = SalvagedIDs(frame)
      self.init(
        isBatch: salvaged.isBatch && !salvaged.ids.isEmpty,
        items: salvaged.ids.isEmpty
          ? [.refused(id: nil, refusal)] : salvaged.ids.map { .refused(id: $0, refusal) })
      return
    }
    if root.kind != .array {
      self.init(isBatch: false, items: [Item(root)])
    } else if root.count == 0 {
      let error = RPCError(.invalidRequest, "A batch must have at least one message.")
      self.init(isBatch: false, items: [.refused(id: nil, error)])
    } else {
      self.init(isBatch: true, items: root.elements.map { Item($0) })
    }
  }

  private init(isBatch: Bool, items: [Item]) {
    self.isBatch = isBatch
    self.items = items
  }
}

extension Incoming.Item {
  fileprivate init(_ node: JSONNode) {
    let id = node[member: "id"]
    let readID = try? id?.read(as: MessageID.self)
    func invalid(_ message: String) -> Self {
      .refused(id: readID, RPCError(.invalidRequest, message))
    }

    if node.kind != .object {
      self = invalid("A message must be an object.")
    } else if node[member: "method"] == nil, let answer = Self(answer: node, id: readID) {
      self = answer
    } else if node[member: "jsonrpc"]?.string != "2.0" {
      self = invalid("A message must have \"jsonrpc\":\"2.0\".")
    } else if id != nil, readID == nil {
      self = invalid("An id must be an integer or a string.")
    } else if let method = node[member: "method"]?.string {
      self.init(call: method, id: readID, params: node[member: "params"])
    } else {
      self = invalid("A message must have a method, which is a string.")
    }
  }

  private init(call method: String, id: MessageID?, params: JSONNode?) {
    let isNone = params.map { $0.isNull || ($0.kind == .array && $0.count == 0) } ?? true
    if let params, !isNone, params.kind != .object {
      let error = RPCError(WireError(path: "params", message: "Params must be an object."))
      self = id.map { .refused(id: $0, error) } ?? .ignored(error)
      return
    }
    // In languages with one value for the empty list and the empty map, `[]` may stand for no parameters.
    let given = isNone ? nil : params
    self = .message(
      id.map { .request(id: $0, method: method, params: given) }
        ?? .notification(method: method, params: given))
  }

  /// `nil` if it is not an answer. A member that is `null` beside the other one counts as missing: many
  /// libraries send both. An invalid answer is not answered, to avoid endless loops between servers; if its
  /// id tells to what it answers, it is that question's failure.
  private init?(answer node: JSONNode, id: MessageID?) {
    let (result, error) = (node[member: "result"], node[member: "error"])
    let hasError = error.map { !$0.isNull } ?? false
    let hasResult = result.map { !$0.isNull || !hasError } ?? false
    switch (result, error) {
    case (nil, nil): return nil
    case (let result?, _) where hasResult && !hasError && id != nil:
      self = .message(.response(id: id, .success(result)))
    case (_, let error?) where hasError && !hasResult:
      let wrong = RPCError(.internalError, "The error of the answer is not {code, message}.")
      self = .message(.response(id: id, .failure((try? error.read()) ?? wrong)))
    default:
      let invalid = RPCError(
        .invalidRequest, "An answer must have an id, and either a result or an error.")
      self = id == nil ? .ignored(invalid) : .message(.response(id: id, .failure(invalid)))
    }
  }
}
