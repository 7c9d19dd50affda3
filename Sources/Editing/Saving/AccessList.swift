// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The access list of a file (acl(5)): the rights of users and groups besides those of its mode.
struct AccessList {
  /// Whom an entry is for. The raw values are the system's, and entries are in their order.
  private enum Kind: UInt16 {
    case owner = 1
    case user = 2
    case group = 4
    case namedGroup = 8
    /// The maximum rights of the file's group and of named entries. Named entries are for further users
    /// and groups.
    case mask = 16
    case others = 32
  }

  private struct Entry {
    var kind: Kind
    var rights: UInt16
    /// The number of the user or the group; ``unnamed`` for other kinds.
    var id = AccessList.unnamed
  }

  private var entries: [Entry]

  private static let unnamed = UInt32.max
  private static let version: UInt32 = 2

  /// The list that says the same as a mode.
  init(mode: mode_t) {
    entries = [(Kind.owner, 6), (.group, 3), (.others, 0)].map { kind, shift in
      Entry(kind: kind, rights: UInt16(mode >> mode_t(shift) & 7))
    }
  }

  /// Reads a list as the system stores it. `nil` if it is not one.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 4, bytes.count % 8 == 4,
      AccessList.number(bytes[..<4]) == AccessList.version
    else { return nil }
    entries = []
    for start in stride(from: 4, to: bytes.count, by: 8) {
      let kind = AccessList.number(bytes[start..<start + 2])
      guard let kind = Kind(rawValue: UInt16(truncatingIfNeeded: kind)) else { return nil }
      let rights = AccessList.number(bytes[start + 2..<start + 4])
      let id = AccessList.number(bytes[start + 4..<start + 8])
      entries.append(Entry(kind: kind, rights: UInt16(truncatingIfNeeded: rights) & 7, id: id))
    }
  }

  /// The list as the system stores it.
  var bytes: [UInt8] {
    AccessList.bytes(AccessList.version, 4)
      + entries.flatMap {
        AccessList.bytes(UInt32($0.kind.rawValue), 2) + AccessList.bytes(UInt32($0.rights), 2)
          + AccessList.bytes($0.id, 4)
      }
  }

  /// Whether the file needs the list. It does if a mode cannot say the same, or if the owner or the
  /// group has a right that others lack.
  var isNeeded: Bool {
    entries.count > 3
      || (rights(.owner) | rights(.group)) & ~rights(.others) != 0
  }

  /// The list for a file that gets another group. It may also get another owner. Everyone keeps their
  /// rights: the former owner and the former group get entries, and the new group has the rights of
  /// others.
  ///
  /// - Parameter owner: the former owner; `nil` if it stays the owner.
  func handedOver(by owner: uid_t?, group: gid_t) -> AccessList {
    var list = self
    let mask = entries.first { $0.kind == .mask }?.rights ?? 7
    list.entries.removeAll { $0.kind == .mask || $0.kind == .user && $0.id == owner }
    for index in list.entries.indices where AccessList.isMasked(list.entries[index].kind) {
      list.entries[index].rights &= mask
    }
    let former = list.rights(.group)
    list.entries.removeAll { $0.kind == .group }
    list.entries.append(Entry(kind: .group, rights: rights(.others)))
    list.entries.append(Entry(kind: .namedGroup, rights: former, id: group))
    if let owner { list.entries.append(Entry(kind: .user, rights: rights(.owner), id: owner)) }
    let masked = list.entries.filter { AccessList.isMasked($0.kind) }.map(\.rights)
    list.entries.append(Entry(kind: .mask, rights: masked.reduce(0, |)))
    list.entries.sort { ($0.kind.rawValue, $0.id) < ($1.kind.rawValue, $1.id) }
    return list
  }

  private func rights(_ kind: Kind) -> UInt16 { entries.first { $0.kind == kind }?.rights ?? 0 }

  private static func isMasked(_ kind: Kind) -> Bool {
    kind == .user || kind == .group || kind == .namedGroup
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func bytes(_ number: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
  }
}
