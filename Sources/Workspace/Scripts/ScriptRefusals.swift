// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing

/// The changes of fields that scripts wanted and signatures forbid. They are left out, and the scripts go
/// on: a form that is signed must still calculate and format its other fields.
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
      if known.insert(error.message).inserted { pending.append(error.message) }
      return false
    }
  }

  mutating func takePending() -> [String] {
    defer { pending = [] }
    return pending
  }
}
