// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Interaction

extension OpenView {
  /// Copies the selected annotations, text or image. For text and images, it asks the front end to put
  /// them on the system's clipboard.
  func copy() throws(ToolError) -> Bool {
    if let text = selection.text {
      try permitCopying()
      if startReading(text) != nil, let work = owner.observer.workInTurns {
        work(self, .copying(text))
      } else {
        try copy(text)
      }
      return true
    }
    if let chosen = selection.image {
      try permitCopying()
      _ = try permitted(copying: nil)
      tell(.setClipboard(.image(try file(of: chosen))))
      return true
    }
    let annotations = try selectedAnnotations
    if !annotations.isEmpty { _ = try permitted(copying: nil, ids: annotations.map(\.id)) }
    return try editing(owner.copy(annotations)) > 0
  }

  /// Asks the front end to put text on the system's clipboard. The document must allow that.
  public func copy(_ text: TextSelection) throws(ToolError) {
    try copy(selectedText(text), of: [])
  }

  private func file(of chosen: SelectedImage) throws(ToolError) -> ImageFile {
    try engine(
      document.page(chosen.pageIndex).imageSource(chosen.image.index)
        .file(.shown, in: document.context))
  }

  func cut() throws(ToolError) -> Bool {
    // What cannot be pasted stays.
    let annotations = try selectedAnnotations.filter(\.isCopyable)
    guard !annotations.isEmpty else { return false }
    let removal = try removal(of: annotations)
    _ = try permitted(copying: nil, ids: annotations.map(\.id))
    let before = owner.shared.clipboard.contents
    let count = try editing(owner.copy(annotations, withReplies: true))
    guard count > 0 else { return false }
    do throws(ToolError) {
      try perform(removal)
    } catch {
      owner.shared.clipboard.contents = before
      throw error
    }
    return true
  }

  /// Pastes at the last press of the pointer since the copy. Without such a press, it pastes next to
  /// the copied annotations.
  func paste() throws(ToolError) -> Bool {
    let copied = owner.shared.clipboard.contents.annotations
    guard let first = copied.first, let page = view.currentPage else { return false }
    try permitChanges()
    let place: OpenDocument.PastePlace =
      input.lastPress.map { .at(pageIndex: $0.pageIndex, $0.point) }
      ?? .aside(pageIndex: first.pageIndex == page ? nil : page)
    let new = try editing(owner.pasted(place))
    try add(new)
    try editing(owner.keepCopied(new))
    try select(new: new)
    return true
  }

  func duplicate() throws(ToolError) -> Bool {
    let annotations = try selectedAnnotations
    guard !annotations.isEmpty else { return false }
    try permitChanges()
    for annotation in annotations {
      let refusal = try refusal(of: .editAnnotation, .annotation(annotation.id), at: nil)
      if let refusal { throw refusal }
    }
    let new = try editing(owner.duplicated(annotations))
    guard !new.isEmpty else { return false }
    try add(new)
    try select(new: new)
    return true
  }

  func deleteSelected() throws(ToolError) -> Bool {
    let annotations = try selectedAnnotations
    guard !annotations.isEmpty else { return false }
    try perform(removal(of: annotations))
    return true
  }

  private func add(_ new: [Annotation]) throws(ToolError) {
    try passGate(making: new.withoutTheirReplies)
    try perform(AddAnnotations(new))
  }

  private func removal(of annotations: [Annotation]) throws(ToolError) -> DeleteAnnotations {
    for annotation in annotations { try check(.change(annotation)) }
    let removal = DeleteAnnotations(annotations)
    try passGate(removal)
    return removal
  }

  func toggleBookmark() throws(ToolError) -> Bool {
    guard let page = view.currentPage else { return false }
    try permitChanges()
    do throws(BookmarkError) {
      try owner.bookmarks.toggle(pageIndex: page)
    } catch {
      if case .edit(let error) = error { throw .edit(error) }
      throw .invalid(error.message)
    }
    return true
  }

  private func select(new annotations: [Annotation]) throws(ToolError) {
    guard let first = annotations.first else { return }
    let selected = annotations.withoutTheirReplies.map {
      SelectedAnnotation(id: $0.id, pageIndex: $0.pageIndex)
    }
    _ = try activate(.selectAnnotation, .annotation(first.id), at: nil) {
      () throws(ToolError) in try choose(.annotations(selected))
    }
  }
}
