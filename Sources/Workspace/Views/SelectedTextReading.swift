// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The text of a selection over many pages. It is read a few pages at a time. It is kept while it is
/// valid, since the answer, the overlay and the clipboard all need it.
public final class SelectedTextReading {
  struct Part {
    let pageIndex: Int
    let text: String
    let quads: [Quad]
  }

  let selection: TextSelection
  private unowned let view: OpenView
  private let textVersion: Int
  private let arrangement: Int
  private(set) var parts: [Part] = []
  /// The parts of an earlier reading that can be reused, by page. Their pages are selected as wholes,
  /// now as before.
  private var known: [Int: Part]

  /// The maximum number of pages that are read at once. The engine keeps as many pages loaded.
  static let mostAtOnce = 16

  /// - Parameter earlier: a reading of another selection, whose pages need not be read again.
  init(_ selection: TextSelection, in view: OpenView, after earlier: SelectedTextReading? = nil) {
    (self.selection, self.view) = (selection, view)
    (textVersion, arrangement) = (view.document.text.version, view.document.arrangement)
    known = [:]
    guard let earlier, earlier.isValid else { return }
    known = earlier.known.filter { selection.hasWhole($0.key) }
    for part in earlier.parts
    where selection.hasWhole(part.pageIndex) && earlier.selection.hasWhole(part.pageIndex) {
      known[part.pageIndex] = part
    }
  }

  public var done: Int { parts.count }
  public var total: Int { selection.pages.count }
  var isComplete: Bool { done == total }

  /// Whether the text has not changed since the reading began.
  var isValid: Bool {
    textVersion == view.document.text.version && arrangement == view.document.arrangement
  }

  /// Whether this is the complete and valid text of a selection.
  func holds(_ selection: TextSelection) -> Bool {
    isComplete && self.selection == selection && isValid
  }

  /// Reads the next pages. Returns whether all pages are read.
  public func advance(pages count: Int) throws(ToolError) -> Bool {
    var left = count
    for index in selection.pages.dropFirst(done) where left > 0 {
      if let part = known.removeValue(forKey: index) {
        parts.append(part)
        continue
      }
      let text = try view.text(onPage: index)
      let range = selection.range(onPage: index, count: text.count)
      parts.append(Part(pageIndex: index, text: text.text(of: range), quads: text.quads(of: range)))
      left -= 1
    }
    return isComplete
  }
}

extension TextSelection {
  /// Whether all text of a page is selected. The selection then begins before the page and ends after
  /// it.
  fileprivate func hasWhole(_ pageIndex: Int) -> Bool {
    start.pageIndex < pageIndex && pageIndex < end.pageIndex
  }
}

/// The selection of a view, and the last reading of it.
struct ChosenContents {
  private(set) var selection = Selection.none
  /// The selected text, which follows its characters.
  private(set) var text: TrackedText?
  var readings = SelectionReadings()

  /// - Parameter text: the text of a selection of text.
  /// - Returns: whether this is another selection than before.
  mutating func choose(_ other: Selection, _ text: TrackedText? = nil) -> Bool {
    self.text = text
    guard selection != other else { return false }
    selection = other
    if other.text == nil { readings.text = nil }
    return true
  }
}

/// The readings of a view's selection.
struct SelectionReadings {
  var annotations: SelectionReading?
  var text: SelectedTextReading?
}
