// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// What an annotation shows on the screen.
struct ScreenLook {
  /// Whether it shows anything.
  private(set) var isShown = false
  /// Whether the engine drew it only for display. The file then has no appearance or an outdated one.
  private(set) var isTemporary = false

  /// - Parameter page: a page with updated appearances.
  init(of annotation: PDFObject, on page: Page) throws(EngineError) {
    try page.context.call {
      cm_look($0, page.raw, annotation.raw, &isShown, &isTemporary, $1)
    }
  }

  /// The form of an annotation's normal appearance in its present state. It is the form in the file.
  static func form(of annotation: PDFObject) throws(EngineError) -> PDFObject? {
    guard let normal = try annotation["AP"]?["N"] else { return nil }
    if try normal.kind == .stream { return normal }
    guard let state = try annotation["AS"]?.name, let form = try normal[state],
      try form.kind == .stream
    else { return nil }
    return form
  }
}
