// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Sets, or with `nil` removes, an entry of the information dictionary, which is created if it is
  /// missing. Only within an operation of the journal.
  public func setInformation(_ key: String, _ value: PDFValue?) throws(EngineError) {
    let old = try trailer?["Info"]
    guard let value else {
      if try old?[key] != nil { try old?.set(key, nil) }
      return
    }
    let isDictionary = try old?.kind == .dictionary
    if let old, isDictionary, old.number > 0 { return try old.set(key, make(value)) }
    var dictionary = try makeDictionary()
    if let old, isDictionary { dictionary = old }
    let new = try add(dictionary)
    try trailer?.set("Info", new)
    try new.set(key, make(value))
  }
}
