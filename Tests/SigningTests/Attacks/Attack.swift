// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

/// Something that is done to a signed file, and under which signatures it may be done.
struct Attack: Sendable, CustomTestStringConvertible {
  let name: String
  /// Where it is allowed; nowhere for what deceives.
  let allowed: Set<AttackContext>
  /// Where pyHanko judges differently, and why; `nil` where it judges the same.
  let difference: String?
  let apply: @Sendable (inout AttackedFile) -> Void

  var testDescription: String { name }

  init(
    _ name: String, _ allowed: Set<AttackContext> = [], pyHanko difference: String? = nil,
    _ apply: @escaping @Sendable (inout AttackedFile) -> Void
  ) {
    (self.name, self.allowed, self.difference, self.apply) = (name, allowed, difference, apply)
  }

  static let all = replacements + structures + forms + widgets + annotations + files + honest
}

extension Set<AttackContext> {
  static let everywhere = Set(AttackContext.allCases)
  static let forms: Self = everywhere.subtracting([.noChanges])
  /// Where the field of this name may be filled in.
  static let text: Self = [.none, .formFilling, .annotations, .lockOthers]
  static let box: Self = [.none, .formFilling, .annotations, .lockText]
  static let notes: Self = everywhere.subtracting([.noChanges, .formFilling])
}
