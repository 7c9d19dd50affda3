// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import Tools

/// The selected annotations as they were at a revision of the document.
struct SelectionReading {
  let revision: Int
  let selection: Selection
  let annotations: [Annotation]
}

extension OpenView {
  public var selectedAnnotations: [Annotation] {
    get throws(ToolError) {
      guard !selection.annotations.isEmpty else { return [] }
      let revision = owner.editor.revision
      if let read = chosen.readings.annotations, read.revision == revision,
        read.selection == selection
      {
        return read.annotations
      }
      let annotations = try read(selection.annotations)
      chosen.readings.annotations = SelectionReading(
        revision: revision, selection: selection, annotations: annotations)
      return annotations
    }
  }

  /// The annotations in the order of selection.
  func read(_ wanted: [SelectedAnnotation]) throws(ToolError) -> [Annotation] {
    var found: [SelectedAnnotation: Annotation] = [:]
    let isWanted = Set(wanted)
    for pageIndex in Set(wanted.map(\.pageIndex)) {
      let all = try engine(document.page(pageIndex).annotations)
      for annotation in all {
        let key = SelectedAnnotation(id: annotation.id, pageIndex: pageIndex)
        if isWanted.contains(key) { found[key] = annotation }
      }
    }
    return wanted.compactMap { found[$0] }
  }
}

extension OpenView {
  /// The ids of the selected annotations that the page shows.
  var shownSelection: Set<String> {
    let chosen = Set(selection.annotations.map(\.id))
    guard let page = selection.annotations.first?.pageIndex,
      let shown = try? document.page(page).shownAnnotations
    else { return [] }
    return chosen.intersection(shown.map(\.id))
  }

  /// Takes annotations that are hidden now out of the selection. They were shown before. The work on
  /// them is committed: a key must not change what the user does not see.
  ///
  /// The others of a group are kept, as long as one of the group is shown.
  func dropHidden(among seen: Set<String>) {
    guard !seen.isEmpty else { return }
    let shown = shownSelection
    let hidden = seen.subtracting(shown)
    guard !hidden.isEmpty, let page = selection.annotations.first?.pageIndex else { return }
    let all = (try? document.page(page).annotations) ?? []
    let together = Set(all.withGroups(of: Array(shown)))
    let kept = selection.annotations.filter {
      !hidden.contains($0.id) || together.contains($0.id)
    }
    guard kept.count < selection.annotations.count else { return }
    if hasWork {
      do throws(ToolError) { try tools.commit(in: self) } catch { tools.drop(in: self) }
    }
    set(kept.isEmpty ? .none : .annotations(kept))
  }
}

extension OpenView {
  /// Begins or continues to read a selection over many pages. The reading comes before the selection is
  /// asked for as a whole. `nil` if it has few pages, or was read.
  public func startReading(_ selection: TextSelection?) -> SelectedTextReading? {
    guard let selection, selection.isLong else { return nil }
    let known = chosen.readings.text
    if let known, known.selection == selection, known.isValid {
      return known.isComplete ? nil : known
    }
    let reading = SelectedTextReading(selection, in: self, after: known)
    chosen.readings.text = reading
    return reading
  }

  /// What was read of a selection; `nil` if it was not, or something has changed since.
  func parts(of selection: TextSelection) -> [SelectedTextReading.Part]? {
    guard let read = chosen.readings.text, read.holds(selection) else { return nil }
    return read.parts
  }
}

extension TextSelection {
  /// Whether the selection has too many pages to read at once. They are read in turns.
  var isLong: Bool { pages.count > SelectedTextReading.mostAtOnce }
}

extension OpenView {
  /// Selects the objects that a request names. The tool that works with them becomes current.
  ///
  /// Without a selection, there is nothing to clear, and the tool stays.
  public func choose(_ selection: Selection) throws(ToolError) {
    if selection == .none, self.selection == .none { return }
    let wanted: ToolName =
      switch selection {
      case .none: tools.home
      case .annotations(let annotations): try editor(of: annotations)
      case .text, .image: .textSelect
      }
    if selection.image != nil, !maySelectImages {
      throw .edit(
        .notPermitted(
          by: "imageSelection", "This client does not let images be selected."))
    }
    // Work in progress and questions belong to the earlier selection.
    if tool != wanted {
      try setTool(wanted)
    } else if hasWork || selection != self.selection {
      try tools.commit(in: self)
      display.isStale = true
    }
    set(selection)
  }

  /// The tool that edits a selection. Several annotations are edited by `annotationEdit`, unless
  /// all are fields or all are links.
  private func editor(of annotations: [SelectedAnnotation]) throws(ToolError) -> ToolName {
    let editor = EditingTools.tool(selecting: try read(annotations))
    return tools.has(editor) ? editor : .annotationEdit
  }
}
