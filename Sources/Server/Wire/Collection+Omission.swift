// SPDX-License-Identifier: AGPL-3.0-or-later

extension Collection {
  /// The collection; `nil` if it is empty, so that a record omits the member.
  var unlessEmpty: Self? { isEmpty ? nil : self }
}

extension Bool {
  /// `true`, or `nil`, so that a record omits the member.
  var ifTrue: Bool? { self ? true : nil }
}
