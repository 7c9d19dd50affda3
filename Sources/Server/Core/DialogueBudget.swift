// SPDX-License-Identifier: AGPL-3.0-or-later

/// How many dialogues a document's scripts may show before its user has done something, as in
/// browsers: a script that asks for ever must not keep the user from closing the document.
struct DialogueBudget {
  /// More than a form needs that greets its user.
  static let most = 5

  private var shown: [String: Int] = [:]
  private var withheld: [String: Int] = [:]

  enum Verdict: Equatable {
    case shows
    case withholds(isFirst: Bool)
  }

  /// Takes one of a document's dialogues.
  mutating func take(_ document: String) -> Verdict {
    let before = shown[document, default: 0]
    guard before >= DialogueBudget.most else {
      shown[document] = before + 1
      return .shows
    }
    withheld[document, default: 0] += 1
    return .withholds(isFirst: withheld[document] == 1)
  }

  /// How many of a document's dialogues were not shown since its user last did something.
  func count(_ document: String) -> Int { withheld[document, default: 0] }

  /// The user has done something with a document, or closed it.
  ///
  /// - Returns: how many dialogues were not shown since the last time.
  mutating func renew(_ document: String) -> Int {
    shown[document] = nil
    return withheld.removeValue(forKey: document) ?? 0
  }

  /// Whether a request tells of something that the user did, other than moving the pointer.
  static func renews(_ method: String) -> Bool {
    acts.contains(method) || method.hasPrefix("forms/set")
  }

  private static let acts: Set = [
    "interaction/tap", "interaction/doubleTap", "interaction/tripleTap", "interaction/longPress",
    "interaction/drag", "interaction/key", "interaction/text", "interaction/command",
    "interaction/respond", "interaction/contextMenu", "interaction/pinch", "forms/focus",
    "forms/reset", "forms/import", "forms/submit", "document/close",
  ]
}
