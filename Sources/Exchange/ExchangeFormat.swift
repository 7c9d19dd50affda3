// SPDX-License-Identifier: AGPL-3.0-or-later

/// The formats for exchanging annotations, bookmarks and field values.
public enum ExchangeFormat: String, CaseIterable, Sendable {
  /// ISO 19444-1.
  case xfdf
  /// ISO 32000-2, 12.7.8.
  case fdf
  case instantJSON
}
