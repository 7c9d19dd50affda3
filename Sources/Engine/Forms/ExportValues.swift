// SPDX-License-Identifier: AGPL-3.0-or-later

/// The export values of check boxes and radio buttons: one text for each kid of the field, in the order of
/// the kids (`Opt`, ISO 32000-2, 12.7.5.2.3). Changes only within an operation of the journal.
struct ExportValues {
  let document: Document

  init(_ document: Document) { self.document = document }

  /// The export value of a check box or radio button. Without an export value it is the name of the
  /// button's state.
  func value(of widget: PDFObject) throws(EngineError) -> String {
    let state = try widget.onState
    guard let options = try widget.inherited("Opt") else { return state }
    return try options[place(of: widget) ?? 0]?.text ?? state
  }

  /// The state of a new kid of a field: that of a kid with the same export value, or else one that no kid
  /// has.
  func state(exporting value: String, in field: PDFObject) throws(EngineError) -> String {
    var taken: [String] = []
    for kid in try field["Kids"]?.elements ?? [] {
      let state = try kid.onState
      if try self.value(of: kid) == value { return state }
      taken.append(state)
    }
    var (state, number) = (value, taken.count)
    while taken.contains(state) { (state, number) = (String(number), number + 1) }
    return state
  }

  /// Removes a kid from its field, together with its export value.
  func remove(kid: PDFObject, of field: PDFObject) throws(EngineError) {
    guard let kids = try field["Kids"] else { return }
    if let left = try values(of: field, stays: { !$0.isSame(as: kid) }) {
      try field.set("Opt", left)
    }
    try kids.remove(kid)
  }

  /// The export values of the kids that stay, in a new array; `nil` if kids have no values of their own.
  func values(
    of field: PDFObject, stays: (PDFObject) throws(EngineError) -> Bool
  ) throws(EngineError) -> PDFObject? {
    guard let values = try values(of: field), let kids = try field["Kids"]?.elements else {
      return nil
    }
    let left = try document.makeArray()
    for (kid, value) in zip(kids, values) where try stays(kid) {
      try left.append(value)
    }
    return left
  }

  /// Adds a kid to a field. If the kid or the other kids have export values, all get one.
  ///
  /// - Parameters:
  ///   - state: the state of the kid; `nil`: that of its appearance.
  ///   - value: the export value of the kid; `nil`: its state.
  func append(
    kid: PDFObject, to field: PDFObject, state: String? = nil, exporting value: String? = nil
  ) throws(EngineError) {
    let kids = try field["Kids"]?.elements ?? []
    let state = if let state { state } else { try kid.onState }
    if try field.inherited("FT")?.name == "Btn", try !isPushButton(field) {
      let known = try values(of: field)
      if known != nil || (value != nil && value != state) {
        let texts = try document.makeArray()
        for (place, kid) in kids.enumerated() {
          let old = known?[place]
          try texts.append(old == nil ? document.makeText(kid.onState) : old)
        }
        try texts.append(document.makeText(value ?? state))
        try field.set("Opt", texts)
      }
    }
    try field["Kids"]?.append(kid)
  }

  /// Copies the export value of a check box to its copy. The copy is a field of its own.
  func copyValue(of original: PDFObject, toOnlyWidget copy: PDFObject) throws(EngineError) {
    let value = try value(of: original)
    let isState = try value == original.onState
    try copy.set("Opt", isState ? nil : document.makeArray([document.makeText(value)]))
  }

  /// Changes the export value of a widget whose field has export values.
  func set(_ value: String, of widget: PDFObject) throws(EngineError) {
    guard let field = try widget["Parent"], let place = try place(of: widget),
      try values(of: field) != nil
    else { return }
    try field["Opt"]?.replace(at: place, with: document.makeText(value))
  }

  /// The export values of a button field, one for each kid. `nil` if their number differs from
  /// that of the kids.
  private func values(of field: PDFObject) throws(EngineError) -> [PDFObject?]? {
    guard let values = try field["Opt"], let kids = try field["Kids"],
      try field.inherited("FT")?.name == "Btn", try values.count == kids.count
    else { return nil }
    var all: [PDFObject?] = []
    for place in 0..<(try values.count) { all.append(try values[place]) }
    return all
  }

  /// The index of a widget among the kids of its field; `nil` if it is a field itself.
  private func place(of widget: PDFObject) throws(EngineError) -> Int? {
    guard try widget["T"] == nil else { return nil }
    return try widget["Parent"]?["Kids"]?.elements.firstIndex { $0.isSame(as: widget) }
  }

  private func isPushButton(_ field: PDFObject) throws(EngineError) -> Bool {
    FieldFlags(rawValue: try field.inherited("Ff")?.integer ?? 0).contains(.pushButton)
  }
}
