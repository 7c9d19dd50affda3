// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

/// The number of dialogues that a document's scripts may still show. An action of the user renews it,
/// as in browsers: a script that asks forever must not keep the user from closing the document.
struct DialogueBudget {
  /// More than a form needs to greet its user.
  static let most = 5

  private var shown: [String: Int] = [:]
  private var withheld: [String: Int] = [:]

  enum Verdict: Equatable {
    case shows
    case withholds(isFirst: Bool)
  }

  /// Uses up one of a document's dialogues.
  mutating func take(_ document: String) -> Verdict {
    let before = shown[document, default: 0]
    guard before >= DialogueBudget.most else {
      shown[document] = before + 1
      return .shows
    }
    withheld[document, default: 0] += 1
    return .withholds(isFirst: withheld[document] == 1)
  }

  /// The number of a document's suppressed dialogues since its user's last action.
  func count(_ document: String) -> Int { withheld[document, default: 0] }

  /// Renews the budget after an action of a document's user. Closing the document is one.
  ///
  /// - Returns: the number of dialogues suppressed since the last time.
  mutating func renew(_ document: String) -> Int {
    shown[document] = nil
    return withheld.removeValue(forKey: document) ?? 0
  }

  /// Whether a request reports a user's action. Moving the pointer is none.
  static func renews(_ method: String, _ params: JSONNode?) -> Bool {
    if method == InteractionPointer.name { return reportsPress(params) }
    return acts.contains(method)
  }

  private static func reportsPress(_ params: JSONNode?) -> Bool {
    let phase = (params?[member: "phase"]?.string).flatMap(PointerPhase.init(rawValue:))
    return phase == .down || phase == .up
  }

  private static let acts: Set = [
    InteractionTap.name, InteractionDoubleTap.name, InteractionTripleTap.name,
    InteractionLongPress.name, InteractionDrag.name, InteractionKey.name, InteractionText.name,
    InteractionCommand.name, InteractionRespond.name, InteractionContextMenu.name,
    InteractionPinch.name, FormsFocus.name, FormsReset.name, FormsImport.name, FormsSubmit.name,
    DocumentClose.name, FormsSetValue.name, FormsSetValues.name,
  ]
}
