// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

/// The options of a field that its user has chosen so far.
struct FieldChoice {
  let widget: Widget
  private var picks: [Pick] = []
  /// The option to which keys have moved.
  private(set) var cursor: Int?
  /// The option from which shift extends the choice; `nil`: the cursor.
  private var anchor: Int?
  private(set) var rows: ListRows?
  private let firstRow: Int?

  /// A chosen option, or text that no option has. An option is kept by index, since options can have
  /// equal values.
  private struct Pick {
    var place: Int?
    var value: String
  }

  /// The first visible row when a drag began to scroll the list.
  private var grip: Int?

  init(_ widget: Widget, in context: any ToolContext) throws(ToolError) {
    self.widget = widget
    cursor = widget.field.chosen.min()
    if widget.field.kind == .listBox {
      rows = try engine(context.document.page(widget.annotation.pageIndex).listRows(of: widget))
    }
    firstRow = rows?.first
    choose(widget.field.value, widget.field.chosen)
  }

  var values: [String] { picks.map(\.value) }
  /// The chosen options, by index.
  var places: [Int] { picks.compactMap(\.place) }
  /// The value to set.
  var value: FieldValue {
    let areOptions = picks.allSatisfy { pick in
      pick.place.map { field.options[$0].value.isExactly(pick.value) } ?? false
    }
    return areOptions ? .options(places) : .choices(values)
  }
  var field: FormField { widget.field }
  var isChanged: Bool { !values.isExactly(field.value) || Set(places) != Set(field.chosen) }
  /// Whether the display differs from the document's.
  var isShownDifferently: Bool { isChanged || rows?.first != firstRow }
  /// The text that people read.
  var title: String { field.title(of: values, choosing: places) }

  /// The choice in the field as it is now. What the user has chosen stays, as far as the field still offers
  /// it; a choice without changes takes a new value of the field.
  func following(_ now: Widget, in context: any ToolContext) throws(ToolError) -> FieldChoice {
    var choice = try FieldChoice(now, in: context)
    if now.field.options == field.options, isChanged || now.field.value == field.value {
      (choice.cursor, choice.anchor) = (cursor, anchor)
      if let rows { choice.rows?.scroll(to: rows.first) }
    }
    guard isChanged else { return choice }
    let kept = values.filter { value in
      now.field.takesOther || now.field.options.contains { $0.value == value }
    }
    if !kept.isEmpty || values.isEmpty {
      choice.choose(kept, now.field.options == field.options ? places : [])
    }
    return choice
  }

  var requirement: Requirement {
    var requirement = Requirement(
      .choice, prompt: field.label,
      choices: zip(field.choiceIDs, field.options).map { .init($0, $1.title) })
    let ids = field.choiceIDs
    requirement.choosing.values = picks.map { pick in pick.place.map { ids[$0] } ?? pick.value }
    requirement.choosing.takesSeveral = field.takesSeveral
    requirement.choosing.takesOther = field.takesOther
    requirement.subject = widget.annotation.id
    return requirement
  }

  /// Chooses from the ids of the field's choices. It takes other text if the field accepts that.
  ///
  /// - Throws: ``ToolError/invalid(_:)``.
  mutating func choose(ids values: [String]) throws(ToolError) {
    let ids = field.choiceIDs
    guard values.allSatisfy(ids.contains) || field.takesOther,
      values.count <= 1 || field.takesSeveral
    else {
      throw .invalid("The field \(field.name) does not take that: choose from its options.")
    }
    let places = values.map { ids.firstIndex(of: $0) }
    choose(
      zip(values, places).map { value, place in place.map { field.options[$0].value } ?? value },
      places.compactMap(\.self))
  }

  /// Handles a key that moves to an option, or toggles it; returns whether it was such a key.
  mutating func press(_ key: KeyPress) -> Bool {
    let isExtending = field.takesSeveral && key.modifiers.contains(.shift)
    guard key.modifiers.isSubset(of: .shift) else { return false }
    let last = field.options.count - 1
    switch key.key {
    case "ArrowUp", "ArrowLeft": go(to: (cursor ?? last + 1) - 1, isExtending)
    case "ArrowDown", "ArrowRight": go(to: (cursor ?? -1) + 1, isExtending)
    case "PageUp": go(to: (cursor ?? 0) - (rows?.capacity ?? 1), isExtending)
    case "PageDown": go(to: (cursor ?? 0) + (rows?.capacity ?? 1), isExtending)
    case "Home": go(to: 0, isExtending)
    case "End": go(to: last, isExtending)
    case " " where field.takesSeveral: toggle()
    case let letter where letter.count == 1 && !field.takesOther: go(toOptionBeginningWith: letter)
    default: return false
    }
    return true
  }

  /// Moves to an option, within the list.
  private mutating func go(to wanted: Int, _ isExtending: Bool) {
    guard !field.options.isEmpty else { return }
    let index = min(max(wanted, 0), field.options.count - 1)
    if isExtending { return extend(to: index) }
    move(to: index)
    take([index])
  }

  private mutating func move(to index: Int) {
    (cursor, anchor) = (index, nil)
    rows?.show(index)
  }

  /// Chooses the options from the anchor to this one. They replace those from the anchor to the cursor.
  private mutating func extend(to index: Int) {
    let start = anchor ?? cursor ?? index
    let end = cursor ?? start
    let others = places.filter { !(min(start, end)...max(start, end)).contains($0) }
    move(to: index)
    anchor = start
    take(others.adding(min(start, index)...max(start, index)))
  }

  private mutating func toggle() {
    guard let cursor, field.options.indices.contains(cursor) else { return }
    anchor = nil
    let isChosen = places.contains(cursor)
    take(isChosen ? places.filter { $0 != cursor } : places.adding([cursor]))
  }

  private mutating func go(toOptionBeginningWith letter: String) {
    let count = field.options.count
    let start = (cursor ?? -1) + 1
    for step in 0..<count {
      let index = (start + step) % count
      guard field.options[index].title.lowercased().hasPrefix(letter.lowercased()) else { continue }
      return go(to: index, false)
    }
  }

  /// Chooses the touched row. If several can be chosen, the touch toggles it, and with shift chooses
  /// all rows from the anchor. Returns whether there was a row.
  mutating func take(rowAt y: Double, _ modifiers: Modifiers) -> Bool {
    guard let row = rows?.row(at: y), field.options.indices.contains(row) else { return false }
    if field.takesSeveral, modifiers.contains(.shift), cursor != nil {
      extend(to: row)
      return true
    }
    move(to: row)
    if field.takesSeveral {
      toggle()
    } else {
      let isGivenUp = modifiers.contains(.control) && places == [row]
      take(isGivenUp ? [] : [row])
    }
    return true
  }

  /// Chooses these instead.
  ///
  /// - Parameter chosen: the options that are meant, of those with equal values.
  mutating func choose(_ values: [String], _ chosen: [Int] = []) {
    picks = zip(values, field.places(of: values, choosing: chosen)).map {
      Pick(place: $1, value: $0)
    }
  }

  private mutating func take(_ places: [Int]) {
    picks = places.map { Pick(place: $0, value: field.options[$0].value) }
  }

  /// Whether the row at `y` is the current one. `y` counts down from the upper edge.
  func isCursor(at y: Double) -> Bool { cursor != nil && rows?.row(at: y) == cursor }

  /// Scrolls the rows with a drag. `start` and `end` are measured from the upper edge.
  mutating func drag(from start: Double, to end: Double) {
    guard var moved = rows else { return }
    let first = grip ?? moved.first
    grip = first
    let way = ((start - end) / moved.height).rounded()
    moved.scroll(to: first &+ (Int(exactly: way) ?? 0))
    rows = moved
  }

  mutating func endDrag() { grip = nil }
}

extension [Int] {
  /// These and others in ascending order, each once.
  fileprivate func adding(_ others: some Sequence<Int>) -> [Int] { Set(self + others).sorted() }
}

extension FormField {
  var takesSeveral: Bool { kind == .listBox && flags.contains(.multiSelect) }
  /// The text that people read for values.
  func title(of values: [String], choosing chosen: [Int]) -> String {
    titles(of: values, choosing: chosen).joined(separator: ", ")
  }
  /// The present value as text for people.
  var shownValue: String {
    kind == .comboBox ? title(of: value, choosing: chosen) : value.first ?? ""
  }
  /// Different ids of the options: their values, but the titles of options whose value an earlier one has.
  var choiceIDs: [String] {
    var taken: Set<String> = []
    let values = Set(options.map(\.value))
    return options.map { option in
      let isFirst = taken.insert(option.value).inserted
      if isFirst || values.contains(option.title) { return option.value }
      return taken.insert(option.title).inserted ? option.title : option.value
    }
  }
  var takesOther: Bool { kind == .comboBox && flags.contains(.editable) }
}

extension FieldChoice {
  /// The field's frame, and the current choice over it. The choice is shown only if it differs from the
  /// document.
  func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard isShownDifferently else { return [widget.frame] }
    return try look(context) + [widget.frame]
  }

  private func look(_ context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let rows else {
      // The caret is dropped, since no text is typed.
      return try FieldEntry(title, of: widget, in: context).overlay.dropLast()
    }
    return try FieldRows(self, rows, in: context).overlay
  }
}
