// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// The text of a selection over many pages, read a few pages at a time. It is kept while it is valid,
/// since the answer, the overlay and the clipboard all need it.
public final class SelectedTextReading {
  struct Part {
    let pageIndex: Int
    let text: String
    let quads: [Quad]
  }

  private let selection: TextSelection
  private unowned let view: OpenView
  private let revision: Int
  private let arrangement: Int
  private(set) var parts: [Part] = []

  /// The maximum number of pages that are read at once. The engine keeps as many pages loaded.
  static let mostAtOnce = 16

  init(_ selection: TextSelection, in view: OpenView) {
    (self.selection, self.view) = (selection, view)
    (revision, arrangement) = (view.owner.editor.revision, view.document.arrangement)
  }

  public var done: Int { parts.count }
  public var total: Int { selection.pages.count }
  var isComplete: Bool { done == total }

  /// Whether this is the reading of a selection, valid or not.
  func isOf(_ selection: TextSelection) -> Bool { self.selection == selection }

  /// Whether this is the complete text of a selection, and the document has not changed since.
  func holds(_ selection: TextSelection) -> Bool {
    isComplete && self.selection == selection && revision == view.owner.editor.revision
      && arrangement == view.document.arrangement
  }

  /// Reads the next pages. Returns whether all pages are read.
  public func advance(pages count: Int) throws(ToolError) -> Bool {
    for index in selection.pages.dropFirst(done).prefix(count) {
      let text = try view.text(onPage: index)
      let range = selection.range(onPage: index, count: text.count)
      parts.append(
        Part(pageIndex: index, text: text.text(of: range), quads: text.quads(of: range)))
    }
    return isComplete
  }
}

/// The selection of a view, and the last reading of it.
struct ChosenContents {
  private(set) var selection = Selection.none
  var readings = SelectionReadings()

  /// - Returns: whether this is another selection than before.
  mutating func choose(_ other: Selection) -> Bool {
    guard selection != other else { return false }
    selection = other
    let isRead = other.text.flatMap { readings.text?.isOf($0) } ?? false
    if !isRead { readings.text = nil }
    return true
  }
}

/// The readings of a view's selection.
struct SelectionReadings {
  var annotations: SelectionReading?
  var text: SelectedTextReading?
}
