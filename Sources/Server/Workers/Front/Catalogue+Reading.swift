// SPDX-License-Identifier: AGPL-3.0-or-later

extension Catalogue {
  /// The methods that change nothing and say nothing before their answer: that one was begun by a
  /// process that somebody killed does not show when it is begun again.
  static let reading = methods.filter { $0.effect == .reads }
}
