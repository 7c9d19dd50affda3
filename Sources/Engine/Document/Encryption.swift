// SPDX-License-Identifier: AGPL-3.0-or-later

/// How a file that is written is encrypted.
public enum Encryption: Hashable, Sendable {
  /// As what the document was opened from.
  case kept
  case removed
  /// AES with a key of 256 bits (ISO 32000-2, 7.6.4.4).
  case aes256(Passwords)

  /// The passwords of a file, and the permissions of readers who have only the user's password.
  public struct Passwords: Hashable, Sendable {
    /// The most bytes of UTF-8 that a password may have.
    public static let longest = 127

    public let user: String
    public let owner: String
    public var permissions = Permissions()

    /// - Parameters:
    ///   - user: opens the file; without one everybody can.
    ///   - owner: lifts all restrictions; the user's unless given.
    /// - Returns: `nil` of passwords that are too long, or that keep nobody out.
    public init?(user: String, owner: String? = nil) {
      let owner = owner ?? user
      let all = [user, owner]
      guard !owner.isEmpty,
        all.allSatisfy({ $0.utf8.count <= Passwords.longest && !$0.utf8.contains(0) })
      else { return nil }
      (self.user, self.owner) = (user, owner)
    }
  }
}

extension Encryption.Passwords: CustomStringConvertible, CustomReflectable {
  /// Passwords are not to be seen, wherever a value is printed.
  public var description: String { "passwords" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// How a document is written.
public struct WriteOptions: Hashable, Sendable {
  /// Whether changes are appended to the bytes as opened.
  public var isIncremental = false
  public var encryption = Encryption.kept
  /// Whether annotations become part of what is on the pages.
  public var flattensAnnotations = false
  /// Whether form fields do.
  public var flattensForms = false
  /// Whether the file is made as small as can be: what is there twice is kept once.
  public var isOptimized = false
  /// Whether objects are compressed together (ISO 32000-2, 7.5.7). ``Document/write(to:_:)`` decides that.
  public var compressesObjects = false
  /// Whether objects keep their numbers all the same, by which annotations and much else are known: what
  /// is there twice then stays.
  public var keepsNumbers = false
  /// Whether the written file is opened, and every change looked for in it.
  public var isReadBack = true

  public init() {}
}
