// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A run of text that follows its characters. The contents of pages may change. The run's offsets alone
/// would lead to different text.
public struct TrackedText: Sendable {
  public private(set) var selection: TextSelection
  /// The texts of the first and the last page when selected. `nil` if a text could not be read.
  private let start: TextSnapshot?
  private let end: TextSnapshot?
  /// The version of the document's text at that time.
  private let version: Int

  /// - Parameter selection: a run of the document's text as it is now.
  public init(_ selection: TextSelection, in document: Document) {
    func snapshot(_ index: Int) -> TextSnapshot? {
      do throws(EngineError) { return try TextSnapshot(document.page(index)) } catch { return nil }
    }
    self.selection = selection
    start = snapshot(selection.start.pageIndex)
    end = selection.pages.count == 1 ? start : snapshot(selection.end.pageIndex)
    version = document.text.version
  }

  /// A place between characters, as an empty run.
  public init(_ position: TextPosition, in document: Document) {
    self.init(TextSelection(position, position), in: document)
  }

  /// The same text after its pages were moved without being separated.
  public func moved(to selection: TextSelection) -> TrackedText {
    var moved = self
    moved.selection = selection
    return moved
  }

  /// The same text in the document as it is now. It has only what is left of the text; `nil` if nothing
  /// is.
  public func following(_ document: Document) -> TrackedText? {
    guard version != document.text.version else { return self }
    let now = TrackedText(selection, in: document)
    guard let start, let end, let newStart = now.start, let newEnd = now.end else { return nil }
    let (first, last) = (selection.start, selection.end)
    guard first.pageIndex != last.pageIndex else {
      guard first.offset <= last.offset,
        let found = start.find(first.offset..<last.offset, in: newStart)
      else { return nil }
      return TrackedText(now.selection.with(found.lowerBound, found.upperBound), in: document)
    }
    let head = start.find(min(first.offset, start.count)..<start.count, in: newStart)
    let tail = end.find(0..<max(last.offset, 0), in: newEnd)
    guard head?.isEmpty == false || tail?.isEmpty == false || now.hasTextBetweenEnds(document)
    else { return nil }
    return TrackedText(
      now.selection.with(head?.lowerBound ?? newStart.count, tail?.upperBound ?? 0), in: document)
  }

  /// Whether a page between the first and the last one has text.
  private func hasTextBetweenEnds(_ document: Document) -> Bool {
    selection.pages.dropFirst().dropLast().contains { index in
      do throws(EngineError) {
        return try !document.page(index).text().isEmpty
      } catch {
        return false
      }
    }
  }
}

extension TextSelection {
  /// The selection with other offsets on the same pages.
  fileprivate func with(_ lower: Int, _ upper: Int) -> TextSelection {
    TextSelection(
      TextPosition(pageIndex: start.pageIndex, offset: lower),
      TextPosition(pageIndex: end.pageIndex, offset: upper))
  }
}
