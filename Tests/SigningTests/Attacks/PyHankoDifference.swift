// SPDX-License-Identifier: AGPL-3.0-or-later

/// Why pyHanko judges some attacks differently from us, and under which signatures.
struct PyHankoDifference: Sendable {
  let reason: String
  let cases: [Case]

  struct Case: Sendable {
    let contexts: Set<AttackContext>
    let attacks: Set<String>
    let forms: Set<UpdateForm>

    init(
      _ contexts: Set<AttackContext>, _ attacks: Set<String>,
      as forms: Set<UpdateForm> = Set(PyHankoDifference.forms)
    ) {
      (self.contexts, self.attacks, self.forms) = (contexts, attacks, forms)
    }
  }

  /// The forms of update that are compared.
  static let forms: [UpdateForm] = [.table, .packed]

  /// The attacks that pyHanko judges differently.
  static func contexts(_ attack: Attack, _ form: UpdateForm) -> Set<AttackContext> {
    let stated = all.lazy.flatMap(\.cases)
      .filter { $0.attacks.contains(attack.name) && $0.forms.contains(form) }
      .reduce(into: Set()) { $0.formUnion($1.contexts) }
    // A comment alone is no update.
    guard attack.name != "a comment" else { return stated }
    return stated.union(attack.allowed.intersection(refusedLocks))
  }

  /// pyHanko takes the look of a locked field as updated by every update, also by one without objects
  /// (the attack `nothing`), and so refuses whatever follows such a signature.
  private static let refusedLocks: Set<AttackContext> = [.lockAll, .lockText, .lockOthers]

  init(_ reason: String, _ cases: [Case]) { (self.reason, self.cases) = (reason, cases) }
}
