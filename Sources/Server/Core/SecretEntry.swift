// SPDX-License-Identifier: AGPL-3.0-or-later

import Workspace

/// An entry in a client's message that may be a password.
public enum SecretEntry: Hashable, Sendable {
  /// The current text entry's text, or an answer to a tool's requirement.
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
