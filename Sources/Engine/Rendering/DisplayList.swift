// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// The recorded drawing commands of a page. Another thread can draw them while the document is in use.
///
/// Unchecked: MuPDF's lists are immutable once recorded, do not need the document, and are
/// reference-counted under its locks; the last owner drops them through a ``DropContext``.
public final class DisplayList: @unchecked Sendable {
  /// The size of the page, in page space.
  public let size: Size
  public let parts: PageParts
  let raw: OpaquePointer
  private let dropContext: DropContext

  init(_ page: Page, _ parts: PageParts, _ cancellation: Cancellation?) throws(EngineError) {
    let dropContext = try page.context.dropContext
    var raw: OpaquePointer?
    try page.context.call {
      cm_page_display_list($0, page.raw, parts.rawValue, cancellation?.cookie, &raw, $1)
    }
    guard let raw else { throw .damaged("page \(page.index) cannot be drawn") }
    self.raw = raw
    self.dropContext = dropContext
    self.size = page.size
    self.parts = parts
  }

  deinit { dropContext.drop { cm_drop_display_list($0, raw) } }
}
