// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Removes widgets that are about to be deleted from their form fields. A field is removed with its
  /// last widget; a field with a state that only removed widgets had is turned off. Call it within an
  /// operation of the journal.
  ///
  /// - Parameter ids: ids of annotations; only widgets of fields are affected.
  /// - Returns: the ids of the fields that are changed or removed.
  public func detachWidgets(_ ids: [String]) throws(EngineError) -> [String] {
    let index = try form
    let doomed = Set(ids)
    var fields: [String] = []
    for id in ids {
      guard let entry = index.entry(ofWidget: id), !fields.contains(entry.id) else { continue }
      fields.append(entry.id)
      let gone = entry.widgets.filter { $0.id.map(doomed.contains) ?? false }
      let left = entry.widgets.filter { $0.pageIndex != nil && !doomed.contains($0.id ?? "") }
      for widget in left.isEmpty ? entry.widgets : gone {
        // A dictionary that is both the field and its only widget is not listed among kids.
        try removeFromTree(widget.object)
      }
      if left.isEmpty {
        for object in entry.objects { try removeFromTree(object) }
      } else {
        try turnOff(entry, left)
      }
    }
    if !fields.isEmpty { try dropXFA() }
    return fields
  }

  /// Turns off a check box or radio button if no widget has its value any more.
  private func turnOff(
    _ entry: FormIndex.Entry, _ left: [FormWidget]
  ) throws(EngineError) {
    guard let first = left.first, let field = try FieldReader.read(first.object, in: self),
      field.kind == .checkBox || field.kind == .radio, let value = field.value.first
    else { return }
    for widget in left { if try widget.object.onState == value { return } }
    for holder in try entry.holders { try holder.set("V", makeName("Off")) }
  }
}
