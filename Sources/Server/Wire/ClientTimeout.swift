// SPDX-License-Identifier: AGPL-3.0-or-later

/// The time limit for the client's answer to a request. The request is the server's, and the time is in
/// milliseconds.
enum ClientTimeout {
  static let standard = 200
  static let bounds = 1...10_000
}
