// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a user wants of a signature field that takes more than the server has.
public enum HostSignatureRequest: String, CaseIterable, Sendable {
  /// To sign it digitally, for which a certificate is needed.
  case sign
  /// To see who signed it digitally.
  case information
}
