// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A message without its ids.
public struct Utterance: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A request or a notification.
    case call(method: String)
    case result
    case error
  }

  public let kind: Kind
  /// The id of the request that is answered, as JSON, where it is not the oldest open one.
  public let answered: String?
  /// The params, the result or the error; `nil` for a call without params.
  public let json: JSONTree?

  public init(_ kind: Kind, _ json: JSONTree?, answered: String? = nil) {
    self.kind = kind
    self.json = json
    self.answered = answered
  }

  /// As it is written in a transcript.
  public func text(by speaker: Entry.Speaker) -> String {
    var words = [String(speaker.rawValue)]
    if let answered { words.append("#\(answered)") }
    switch kind {
    case .call(let method): words.append(method)
    case .result: break
    case .error: words.append("error")
    }
    if let json { words.append(json.wireText) }
    return words.joined(separator: " ")
  }

  /// Whether both say the same: the order of members and the spelling of numbers are free.
  public func says(_ other: Utterance) -> Bool {
    kind == other.kind && answered == other.answered && json?.canonical == other.json?.canonical
  }
}
