// SPDX-License-Identifier: AGPL-3.0-or-later

/// Caches a document's form, and holds the passwords that were entered in it.
struct FormMemory {
  /// The places of the fields; `nil` until they are needed.
  var index: FormIndex? { didSet { locks = nil } }
  var locks: FieldLocks?
  var passwords = EnteredPasswords()
}
