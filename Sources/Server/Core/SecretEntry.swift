// SPDX-License-Identifier: AGPL-3.0-or-later

import Workspace

/// An entry in a client's message that may be a password.
public enum SecretEntry: Hashable, Sendable {
  /// The text of a text entry, or a requirement's answer. The entry is the current one, and the
  /// requirement is that of a tool.
  case typed
  /// The value of a field.
  case field(document: String, field: String)

  /// The members of requests whose values are passwords.
  public static let passwords: Set = ["password", "userPassword", "ownerPassword"]
}

extension Documents {
  func isSecret(_ entry: SecretEntry) -> Bool {
    switch entry {
    case .typed:
      all.flatMap(\.views).contains { view in
        (try? view.requirement())?.requirement.isSecret ?? false
      }
    case .field(let id, let name):
      self[id].flatMap { try? $0.document.formField(name) }?.field.isSecret ?? false
    }
  }
}
