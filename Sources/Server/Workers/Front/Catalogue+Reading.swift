// SPDX-License-Identifier: AGPL-3.0-or-later

extension Catalogue {
  /// The methods that change nothing and send nothing before their answer. They can be repeated
  /// unnoticed if the process that had begun them was lost.
  static let reading = methods.filter { $0.effect == .reads }
}
