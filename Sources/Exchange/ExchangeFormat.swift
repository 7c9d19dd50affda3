// SPDX-License-Identifier: AGPL-3.0-or-later

/// The formats that annotations, bookmarks and values of fields go to and come from.
public enum ExchangeFormat: String, CaseIterable, Sendable {
  /// ISO 19444-1.
  case xfdf
  /// ISO 32000-2, 12.7.8.
  case fdf
  case instantJSON
}
