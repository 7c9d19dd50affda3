// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry
import Synchronization

/// The recorded drawing commands of a page. Another thread can draw them while the document is in use.
///
/// Unchecked: MuPDF's lists are immutable once recorded, do not need the document, and are
/// reference-counted under its locks; the last owner drops them through a ``DropContext``.
public final class DisplayList: @unchecked Sendable {
  /// The size of the page, in page space.
  public let size: Size
  public let parts: PageParts
  /// An upper bound of the list's memory: everything allocated while the list was made, including the
  /// page's resources and allocations of other threads.
  let bytes: Int
  let raw: OpaquePointer
  private let dropContext: DropContext
  /// The traits once they were found; negative before.
  private let knownTraits = Atomic<Int32>(-1)

  init(_ page: Page, _ parts: PageParts, _ cancellation: Cancellation?) throws(EngineError) {
    let dropContext = try page.context.dropContext
    let before = page.context.memoryBytes
    var raw: OpaquePointer?
    try page.context.call {
      cm_page_display_list($0, page.raw, parts.rawValue, cancellation?.cookie, &raw, $1)
    }
    guard let raw else { throw .damaged("page \(page.index) cannot be drawn") }
    bytes = max(0, page.context.memoryBytes - before)
    self.raw = raw
    self.dropContext = dropContext
    self.size = page.size
    self.parts = parts
  }

  /// What the list may do. Finding out takes a run through its commands the first time.
  func traits(_ context: EngineContext) throws(EngineError) -> DrawingTraits {
    let known = knownTraits.load(ordering: .relaxed)
    if known >= 0 { return DrawingTraits(rawValue: known) }
    var found: Int32 = 0
    try context.call { cm_list_traits($0, raw, &found, $1) }
    knownTraits.store(found, ordering: .relaxed)
    return DrawingTraits(rawValue: found)
  }

  deinit { dropContext.drop { cm_drop_display_list($0, raw) } }
}
