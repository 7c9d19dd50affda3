// SPDX-License-Identifier: AGPL-3.0-or-later

/// A user's request about a signature field. The front end must handle it.
public enum HostSignatureRequest: String, CaseIterable, Sendable {
  /// The user wants to sign digitally, which needs a certificate.
  case sign
  /// The user wants to see who signed digitally.
  case information
}
