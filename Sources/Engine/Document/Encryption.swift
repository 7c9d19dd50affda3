// SPDX-License-Identifier: AGPL-3.0-or-later

/// The encryption of a written file.
public enum Encryption: Hashable, Sendable {
  /// The same as that of the opened file.
  case kept
  case removed
  /// AES with a 256-bit key (ISO 32000-2, 7.6.4.4).
  case aes256(Passwords)

  /// The passwords of a file, and the user's permissions. The permissions are those of readers who have
  /// only the user's password.
  public struct Passwords: Hashable, Sendable {
    /// The most bytes of UTF-8 that a password may have.
    public static let longest = 127

    /// The passwords in the prepared form in which the file has them: see ``PreparedPassword``.
    public let user: String
    public let owner: String
    public var permissions = Permissions()

    /// - Parameters:
    ///   - user: opens the file; if empty, no password is needed.
    ///   - owner: lifts all restrictions; default: the user's.
    /// - Returns: `nil` if a password is too long or contains a NUL character, or if all are empty.
    public init?(user: String, owner: String? = nil) {
      let all = [user, owner ?? user].map(PreparedPassword.forWriting)
      guard !all[1].isEmpty,
        all.allSatisfy({ $0.utf8.count <= Passwords.longest && !$0.utf8.contains(0) })
      else { return nil }
      (self.user, self.owner) = (all[0], all[1])
    }
  }

  /// The least PDF version that a written file has. It is 17 for 1.7, for example, and 0 if the
  /// document's version decides.
  public var leastVersion: Int { if case .aes256 = self { 20 } else { 0 } }
}

extension Encryption.Passwords: CustomStringConvertible, CustomReflectable {
  /// Passwords must not appear wherever a value is printed.
  public var description: String { "passwords" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

public struct WriteOptions: Hashable, Sendable {
  /// Whether changes are appended to the bytes as opened.
  public var isIncremental = false
  public var encryption = Encryption.kept
  /// Whether annotations become part of the page contents.
  public var flattensAnnotations = false
  /// Whether form fields become part of the page contents.
  public var flattensForms = false
  /// Whether the file is made as small as possible, by merging duplicates.
  public var isOptimized = false
  /// Whether objects are compressed together in object streams (ISO 32000-2, 7.5.7).
  /// ``Document/write(to:_:)`` decides that.
  public var compressesObjects = false
  /// Whether objects keep their numbers, even in an optimized file. Annotations and much else are
  /// identified by these numbers. Duplicates are then kept.
  public var keepsNumbers = false
  /// Whether the written file is opened and checked for every change.
  public var isReadBack = true

  public init() {}
}
