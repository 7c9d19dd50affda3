// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Page {
  /// The page's text, without its annotations'; read once, then kept with the page.
  ///
  /// - Throws: ``EngineError/cancelled``, or why the page cannot be interpreted.
  public func text(cancellation: Cancellation? = nil) throws(EngineError) -> PageText {
    if let loadedText { return loadedText }
    try cancellation?.check()
    var raw: UnsafeMutablePointer<fz_stext_page>?
    try context.call {
      cm_page_text($0, self.raw, Page.textOptions, cancellation?.cookie, &raw, $1)
    }
    guard let raw else { throw .damaged("page \(index) gives no text") }
    defer { cm_drop_text(context.raw, raw) }
    let text = PageTextBuilder.build(raw, pageIndex: index)
    loadedText = text
    return text
  }

  /// What cannot be seen because it is clipped away or outside the crop box is left out. MuPDF's
  /// analysis of columns is not asked for: it takes three times as long as all the rest, and where
  /// columns were written one after the other, as they mostly are, it changes nothing.
  private static let textOptions =
    Int32(FZ_STEXT_CLIP) | Int32(FZ_STEXT_PRESERVE_IMAGES) | Int32(FZ_STEXT_DEHYPHENATE)
}
