// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry
import Synchronization
import System

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

/// A separate context for dropping shared objects from any thread. It is behind a lock.
///
/// A context serves one thread at a time, so the last owner of an object, which may be on any thread,
/// cannot use the context that the object was made with.
final class DropContext: @unchecked Sendable {
  private let context: EngineContext
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ context: EngineContext) {
    self.context = context
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func drop(_ body: (UnsafeMutablePointer<fz_context>) -> Void) {
    pthread_mutex_lock(mutex)
    if let raw = context.raw { body(raw) }
    pthread_mutex_unlock(mutex)
  }
}

/// What the commands of a display list may do. This decides how the list can be drawn.
struct DrawingTraits: OptionSet, Sendable {
  let rawValue: Int32

  /// Colours may be mixed. Opaque paper that is drawn with alpha can get an alpha of 254 then.
  static let mixes = DrawingTraits(rawValue: Int32(CM_MIXES))
  /// Colours other than black and white may be drawn. The grey of smooth edges counts as black and
  /// white.
  static let colors = DrawingTraits(rawValue: Int32(CM_COLORS))
}

extension Page {
  /// The display list of the page, recorded if necessary. The most recently drawn pages keep theirs.
  ///
  /// Missing and outdated appearances of annotations are drawn first.
  ///
  /// - Parameter isKept: whether to cache a new list, which evicts the least recently used one.
  /// - Throws: ``EngineError/cancelled``; ``EngineError/damaged(_:)``.
  public func displayList(
    _ parts: PageParts = .all, isKept: Bool = true, cancellation: Cancellation? = nil
  ) throws(EngineError) -> DisplayList {
    try cancellation?.check()
    if !parts.isDisjoint(with: .appearances) { try updateAppearances() }
    if let list = displayLists[self, parts] { return list }
    let list =
      if parts.contains(.forPrint) {
        try PrintedLayers(of: reader.document).shown { () throws(EngineError) in
          try DisplayList(self, parts, cancellation)
        }
      } else {
        try DisplayList(self, parts, cancellation)
      }
    if isKept { displayLists[self, parts] = list }
    return list
  }

  /// Forgets the display lists with annotations or form fields, because those changed.
  public func forgetAppearances() { displayLists.remove(self, showing: .appearances) }

  /// Draws missing and outdated appearances for display.
  func updateAppearances() throws(EngineError) {
    var (changed, drawsAll) = (false, false)
    try context.call { cm_update_page($0, raw, &changed, &drawsAll, $1) }
    if drawsAll {
      // The engine drew what it lacks on all open pages, and it draws the letters of passwords.
      for page in document.loadedPages.all { page.isDrawnForDisplay = false }
    }
    guard changed || !isDrawnForDisplay else { return }
    isDrawnForDisplay = true
    if try DisplayedTexts(page: self).settle() {
      try context.call { cm_update_page($0, raw, &changed, &drawsAll, $1) }
    }
    if changed { forgetAppearances() }
  }
}

extension Document {
  /// The display list of a page that is needed only once: caching evicts no other page.
  ///
  /// - Throws: the errors of ``page(_:)`` and ``Page/displayList(_:isKept:cancellation:)``.
  public func displayListInPassing(
    ofPage index: Int, cancellation: Cancellation? = nil
  ) throws(EngineError) -> DisplayList {
    if let page = loadedPages.page(index) {
      return try page.displayList(isKept: false, cancellation: cancellation)
    }
    return try Page(index, of: self).displayList(isKept: false, cancellation: cancellation)
  }
}

extension PageParts {
  fileprivate static let appearances: PageParts = [.annotations, .widgets]
}
