// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

extension JSONTree {
  /// The first of these members that is a non-empty string.
  func text(_ names: String...) -> String? {
    for name in names {
      if let text = self[member: name]?.string, !text.isEmpty { return text }
    }
    return nil
  }

  /// A member that is an index from 0.
  func index(_ name: String) -> Int? {
    self[member: name]?.integer.flatMap(Int.init(exactly:)).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Sets a member of an object in place or at the end; `nil` removes it.
  mutating func set(_ name: String, _ value: JSONTree?) {
    guard case .object(var members) = self else { return }
    let place = members.firstIndex { $0.name == name }
    switch (place, value) {
    case (let place?, let value?): members[place].value = value
    case (let place?, nil): members.remove(at: place)
    case (nil, let value?): members.append(Member(name, value))
    case (nil, nil): break
    }
    self = .object(members)
  }
}
