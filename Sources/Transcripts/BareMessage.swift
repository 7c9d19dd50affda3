// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A message without its ids.
public struct BareMessage: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A request or a notification.
    case call(method: String)
    case result
    case error
  }

  public let kind: Kind
  /// The id of the answered request, as JSON; `nil` if it is the oldest open one.
  public let answered: String?
  /// The params, the result or the error; `nil` for a call without params.
  public let json: JSONTree?

  public init(_ kind: Kind, _ json: JSONTree?, answered: String? = nil) {
    self.kind = kind
    self.json = json
    self.answered = answered
  }

  /// The message as a line of a transcript.
  public func text(by speaker: Entry.Speaker) -> String {
    var words = [String(speaker.rawValue)]
    if let answered { words.append("#\(answered)") }
    switch kind {
    case .call(let method): words.append(method)
    case .result: break
    case .error: words.append("error")
    }
    if let json { words.append(Elision.text(of: json.wireText)) }
    return words.joined(separator: " ")
  }

  /// Whether both messages say the same. They are equal, or one shows a part of the other. The order of
  /// members and the spelling of numbers do not matter.
  public func says(_ other: BareMessage) -> Bool {
    guard kind == other.kind, answered == other.answered else { return false }
    guard let json, let otherJSON = other.json else { return json == nil && other.json == nil }
    return json.shows(otherJSON) || otherJSON.shows(json)
  }
}
