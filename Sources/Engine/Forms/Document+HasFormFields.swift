// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Whether the document's form lists fields (ISO 32000-2, 12.7.3).
  public var hasFormFields: Bool {
    get throws(EngineError) { try catalog?["AcroForm"]?["Fields"]?.count ?? 0 > 0 }
  }
}
