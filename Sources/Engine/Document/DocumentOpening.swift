// SPDX-License-Identifier: AGPL-3.0-or-later

/// The conditions under which a document was opened, such as the rights of the password.
public struct DocumentOpening: Sendable {
  /// Whether the owner's password was given, which lifts every restriction.
  public internal(set) var isOwner = false
  /// Whether opening the document required a password.
  public internal(set) var needsPassword = false
  /// Whether only embedded files are encrypted, and their password has not been given yet.
  var hasLockedAttachments = false
  /// Whether the page tree was wrong, and was rebuilt from the pages that were found.
  public internal(set) var hasRebuiltPages = false
  let password: String?

  init(password: String?) { self.password = password }
}
