// SPDX-License-Identifier: AGPL-3.0-or-later

/// The client's time to answer a request of the server, in milliseconds.
enum ClientTimeout {
  static let standard = 200
  static let bounds = 1...10_000
}
