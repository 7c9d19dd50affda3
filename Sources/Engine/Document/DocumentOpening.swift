// SPDX-License-Identifier: AGPL-3.0-or-later

/// How a document was opened, and what that allows.
public struct DocumentOpening: Sendable {
  /// Whether the owner's password was given, which lifts every restriction.
  public internal(set) var isOwner = false
  /// Whether it took a password to open the document.
  public internal(set) var needsPassword = false
  /// Whether embedded files, which alone are encrypted, take a password that nobody has given yet.
  var hasLockedAttachments = false
  /// Whether the page tree was not as it said, and was made anew of the pages that were found.
  public internal(set) var hasRebuiltPages = false
  let password: String?

  init(password: String?) { self.password = password }
}
