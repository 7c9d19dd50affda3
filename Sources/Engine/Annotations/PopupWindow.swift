// SPDX-License-Identifier: AGPL-3.0-or-later

/// The popup that shows an annotation's text.
struct PopupWindow {
  let object: PDFObject

  /// `nil` for an annotation without a popup. If several annotations refer to one popup, it belongs to
  /// its `Parent` (ISO 32000-2, table 186).
  init?(of annotation: PDFObject) throws(EngineError) {
    guard let popup = try annotation["Popup"], try popup.kind == .dictionary else { return nil }
    if let parent = try popup["Parent"]?.target, try !parent.isSame(as: annotation.target),
      let own = try parent["Popup"], own.isSame(as: popup)
    {
      return nil
    }
    object = popup
  }
}
