// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// Converts the messages of a session to entries of a transcript. They have no ids if the order
/// determines which request an answer belongs to. It numbers requests like ``Conversation``.
struct TranscriptConverter {
  private var requestCount: Int64 = 0
  /// The client's unanswered requests, in order, with their ids in the transcript.
  private var open: [(id: JSONTree, number: Int64)] = []
  /// The ids of the server's unanswered requests.
  private var asked: [JSONTree] = []
  private let isNotification: (String) -> Bool

  init(isNotification: @escaping (String) -> Bool = TranscriptSession.isUsualNotification) {
    self.isNotification = isNotification
  }

  /// The entry for a client's message; `nil` if a transcript cannot express it.
  mutating func entry(forClient message: JSONTree) -> BareMessage? {
    if case .array(let batch) = message {
      return batch.isEmpty ? nil : BareMessage(.result, message)
    }
    guard case .object = message, message[member: "jsonrpc"] == "2.0" else { return nil }
    let id = message[member: "id"]
    guard let method = message[member: "method"]?.string else { return answer(message, to: id) }
    guard Self.isMethod(method), let params = Self.params(of: message) else { return nil }
    switch (id, isNotification(method)) {
    case (nil, true):
      return BareMessage(
        .call(method: method), method == "$/cancelRequest" ? numbered(params) : params)
    case (nil, false): return BareMessage(.result, .array([message]))
    case (.integer?, false), (.string?, false):
      requestCount += 1
      open.append((id ?? .null, requestCount))
      return BareMessage(.call(method: method), params)
    default: return nil
    }
  }

  /// The entry for a server's message; `nil` for an answer that a transcript cannot express.
  mutating func entry(forServer message: JSONTree) -> BareMessage? {
    if case .array = message { return BareMessage(.result, message) }
    let id = message[member: "id"]
    if let method = message[member: "method"]?.string {
      if let id { asked.append(id) }
      return BareMessage(.call(method: method), message[member: "params"])
    }
    guard let id, let place = open.firstIndex(where: { $0.id == id }) else { return nil }
    let number = open.remove(at: place).number
    let error = message[member: "error"]
    return BareMessage(
      error == nil ? .result : .error, error ?? message[member: "result"],
      answered: place == 0 ? nil : "\(number)")
  }

  private mutating func answer(_ message: JSONTree, to id: JSONTree?) -> BareMessage? {
    let (result, error) = (message[member: "result"], message[member: "error"])
    guard let id, let place = asked.lastIndex(of: id), (result == nil) != (error == nil) else {
      return nil
    }
    if case .array? = result { return nil }
    let isLatest = place == asked.count - 1
    asked.remove(at: place)
    return BareMessage(
      error == nil ? .result : .error, error ?? result, answered: isLatest ? nil : id.wireText)
  }

  /// The params of `$/cancelRequest` with the transcript's request id.
  private func numbered(_ params: JSONTree?) -> JSONTree? {
    guard case .object(let members)? = params else { return params }
    return .object(
      members.map { member in
        guard member.name == "id", let request = open.first(where: { $0.id == member.value }) else {
          return member
        }
        return .init("id", .integer(request.number))
      })
  }

  /// The params, possibly empty; `nil` if their type is invalid.
  private static func params(of message: JSONTree) -> JSONTree?? {
    switch message[member: "params"] {
    case nil, .null?, .array([])?: .some(nil)
    case .object(let members)?: .some(.object(members))
    default: nil
    }
  }

  /// Whether a line of a transcript can begin with this name.
  private static func isMethod(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "$" else { return false }
    return !["null", "true", "false", "error"].contains(name)
      && !name.contains(where: \.isWhitespace)
  }
}
