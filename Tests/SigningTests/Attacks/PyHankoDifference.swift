// SPDX-License-Identifier: AGPL-3.0-or-later

/// Where pyHanko judges otherwise than we do, and why.
struct PyHankoDifference: Sendable {
  let reason: String
  let attacks: Set<String>
  let contexts: Set<AttackContext>

  /// The forms of update that are compared.
  static let forms: [UpdateForm] = [.table, .packed]

  static func contexts(_ attack: String, _ form: UpdateForm) -> Set<AttackContext> {
    var contexts: Set<AttackContext> = []
    for difference in all where difference.attacks.contains(attack) {
      contexts.formUnion(difference.contexts)
    }
    return contexts
  }

  static let all: [PyHankoDifference] = []
}
