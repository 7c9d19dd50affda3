// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing

/// The scripts' changes to fields that were left out. Signatures forbid them, or the fields cannot have
/// the values. The scripts go on: a form that is signed must still calculate and format its other
/// fields.
struct ScriptRefusals {
  /// The reasons that were reported. Calculations run at every change, so each is reported once.
  private var known: Set<String> = []
  /// The reasons to report when the running script has ended.
  private var pending: [String] = []

  /// Whether a change passes a check. If it does not, the reason will be reported.
  mutating func permits(_ check: () throws(EditError) -> Void) -> Bool {
    do throws(EditError) {
      try check()
      return true
    } catch {
      note(error.message)
      return false
    }
  }

  /// Notes why a change is left out.
  mutating func note(_ reason: String) {
    if known.insert(reason).inserted { pending.append(reason) }
  }

  mutating func takePending() -> [String] {
    defer { pending = [] }
    return pending
  }
}
