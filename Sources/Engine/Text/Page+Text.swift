// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Page {
  /// The page's text, without the text of annotations. Text that is drawn twice for its looks appears
  /// once. The text is read once, and then kept with the page.
  ///
  /// - Throws: ``EngineError/cancelled``, or the error that prevents interpreting the page.
  public func text(cancellation: Cancellation? = nil) throws(EngineError) -> PageText {
    if let known = contents.text { return known }
    let text = try readText(Page.textOptions, cancellation)
    contents.text = text
    return text
  }

  /// The text that a free text shows: its contents, or else its rich text, or else what its appearance
  /// draws.
  public func shownText(of annotation: Annotation) throws(EngineError) -> String {
    if let contents = annotation.contents, !contents.isEmpty { return contents }
    if let rich = annotation.richText.flatMap(RichText.init)?.plainText, !rich.isEmpty {
      return rich
    }
    guard let form = try ScreenLook.form(of: annotationObject(annotation.id)) else { return "" }
    do throws(EngineError) {
      return try PageTextBuilder.readings(of: form, in: document).first?.text ?? ""
    } catch .damaged, .unsupported {
      // It shows nothing on the screen either.
      return ""
    }
  }

  /// The text in the order of the document's structure. See ISO 32000-2, 14.8.2.5. Its blocks have
  /// their roles. `nil` if the document has no structure. The text is not cached, because its
  /// characters are counted differently.
  public func structuredText(cancellation: Cancellation? = nil) throws(EngineError) -> PageText? {
    guard try document.catalog?["StructTreeRoot"] != nil else { return nil }
    return try readText(Page.textOptions | Int32(FZ_STEXT_COLLECT_STRUCTURE), cancellation)
  }

  /// All text that the page could show, visible or not: also outside the crop box, clipped, invisible,
  /// and in hidden layers; and each copy of text that is drawn twice. Not cached. See ``PageTextBuilder/readings(pageIndex:in:_:)``.
  func allText(cancellation: Cancellation? = nil) throws(EngineError) -> [PageText] {
    try PageTextBuilder.readings(pageIndex: index, in: context) {
      (asDrawn, text, isReplaced) throws(EngineError) in
      try cancellation?.check()
      try context.call {
        cm_all_page_text($0, raw, asDrawn, cancellation?.cookie, &text, &isReplaced, $1)
      }
    }
  }

  private func readText(
    _ options: Int32, _ cancellation: Cancellation?
  ) throws(EngineError) -> PageText {
    try PageTextBuilder.text(of: raw, index: index, in: context, options, cancellation)
  }

  /// Text that is clipped or outside the crop box is omitted. MuPDF's column analysis is off: it takes
  /// three times as long as everything else, and changes nothing if columns were written one after the
  /// other, as is usual.
  fileprivate static let textOptions =
    Int32(FZ_STEXT_CLIP) | Int32(FZ_STEXT_PRESERVE_IMAGES) | Int32(FZ_STEXT_DEHYPHENATE)
}

extension PageTextBuilder {
  /// The text of a page that is not shown: its annotations are not loaded. See ``Page/text(cancellation:)``.
  static func text(
    ofPage index: Int, in document: Document, cancellation: Cancellation?
  ) throws(EngineError) -> PageText {
    guard let number = Int32(exactly: index), let object = try document.pageObject(index) else {
      throw .notFound(what: "page", "There is no page \(index).")
    }
    try document.settleReadableLayers()
    try document.catalogMemory.memberships.settle(onPage: object, of: document)
    var raw: UnsafeMutablePointer<pdf_page>?
    try document.context.call { cm_load_page_contents($0, document.raw, number, &raw, $1) }
    guard let raw else { throw .damaged("page \(index) cannot be loaded") }
    defer { cm_drop_page(document.context.raw, raw) }
    return try text(of: raw, index: index, in: document.context, Page.textOptions, cancellation)
  }

  fileprivate static func text(
    of page: UnsafeMutablePointer<pdf_page>, index: Int, in context: EngineContext,
    _ options: Int32, _ cancellation: Cancellation?
  ) throws(EngineError) -> PageText {
    try cancellation?.check()
    var raw: UnsafeMutablePointer<fz_stext_page>?
    var showsAll = false
    try context.call {
      cm_page_text($0, page, options, cancellation?.cookie, &raw, &showsAll, $1)
    }
    guard let raw else { throw .damaged("page \(index) gives no text") }
    defer { cm_drop_text(context.raw, raw) }
    return build(raw, pageIndex: index, showsAll: showsAll, omitsCopies: true)
  }

  /// The text that a form or pattern can draw.
  static func readings(of form: PDFObject, in document: Document) throws(EngineError) -> [PageText]
  {
    try readings(pageIndex: 0, in: document.context) {
      (asDrawn, text, isReplaced) throws(EngineError) in
      try document.context.call {
        cm_form_text($0, document.raw, form.raw, asDrawn, &text, &isReplaced, $1)
      }
    }
  }

  /// Text as it is read aloud or copied, with replacement text (`ActualText`; ISO 32000-2, 14.9.4). If there
  /// is any, the same text as it is drawn comes second.
  ///
  /// - Parameter read: reads the text, as it is drawn or not, and tells whether it has replacement text.
  static func readings(
    pageIndex: Int, in context: EngineContext,
    _ read: (Bool, inout UnsafeMutablePointer<fz_stext_page>?, inout Bool) throws(EngineError) ->
      Void
  ) throws(EngineError) -> [PageText] {
    var isReplaced = false
    func reading(asDrawn: Bool) throws(EngineError) -> PageText {
      var raw: UnsafeMutablePointer<fz_stext_page>?
      try read(asDrawn, &raw, &isReplaced)
      guard let raw else { throw .damaged("page \(pageIndex) gives no text") }
      defer { cm_drop_text(context.raw, raw) }
      return build(raw, pageIndex: pageIndex)
    }
    let copied = try reading(asDrawn: false)
    return isReplaced ? [copied, try reading(asDrawn: true)] : [copied]
  }
}
