// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Clears a signature field: its appearance, and its signature if there is one. Only within an
  /// operation of the journal.
  ///
  /// - Returns: the ids of its widgets, by page.
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func clearSignature(ofField name: String) throws(EngineError) -> [Int: [String]] {
    guard let field = try terminalFields.first(where: { $0.name.isExactly(name) })?.object,
      try field.inherited("FT")?.name == "Sig"
    else {
      throw .notFound(
        what: "field", "There is no signature field \(name): list them with signatures/list.")
    }
    if let value = try field["V"] {
      if let certified = try catalog?["Perms"]?["DocMDP"], certified.isSame(as: value) {
        try catalog?["Perms"]?.set("DocMDP", nil)
      }
      try field.set("V", nil)
    }
    var touched: [Int: [String]] = [:]
    for widget in try form[name]?.widgets ?? [] {
      try widget.object.set("AP", nil)
      try widget.object.set("AS", nil)
      guard let index = widget.pageIndex, let id = widget.id else { continue }
      touched[index, default: []].append(id)
    }
    for index in touched.keys { try page(index).reloadAnnotations() }
    return touched
  }
}
