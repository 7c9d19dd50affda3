// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension PDFObject {
  /// Sets, or with `nil` removes, an entry of a dictionary. Only within an operation of the journal.
  @inline(never)
  public func set(_ key: String, _ value: PDFObject?) throws(EngineError) {
    let key = try spelling(of: key)
    if let value {
      try context.call { cm_put($0, raw, key, value.raw, $1) }
    } else {
      try context.call { cm_delete($0, raw, key, $1) }
    }
  }

  /// Does work while other values stand in for entries; `nil` stands for no entry.
  func replacing(
    _ entries: [String: PDFObject?], during work: () throws(EngineError) -> Void
  ) throws(EngineError) {
    var own: [String: PDFObject?] = [:]
    for (key, value) in entries {
      own.updateValue(try self[key], forKey: key)
      try set(key, value)
    }
    try work()
    for (key, value) in own { try set(key, value) }
  }

  /// Appends to an array; `nil`: the null object. Only within an operation of the journal.
  @inline(never)
  public func append(_ value: PDFObject?) throws(EngineError) {
    try context.call { cm_push($0, raw, value?.raw, $1) }
  }
}

extension PDFObject {
  /// The bytes of a key, with a zero after them: those of the dictionary's own key with this text, or
  /// else UTF-8.
  func spelling(of key: String) throws(EngineError) -> [CChar] {
    let bytes = Array(key.utf8CString)
    guard let old = NameText.oldBytes(key), try !has(bytes), try has(old) else { return bytes }
    return old
  }

  private func has(_ key: [CChar]) throws(EngineError) -> Bool {
    try PDFObject.make(context) { cm_get($0, raw, key, $1, $2) } != nil
  }

  /// Sets an entry under exactly the key of another dictionary. The other dictionary has the key at an
  /// index. Only within an operation of the journal.
  func set(
    keyOf index: Int, of dictionary: PDFObject, _ value: PDFObject
  ) throws(EngineError) {
    let index = Int32(clamping: index)
    try context.call { cm_put_like($0, raw, dictionary.raw, index, value.raw, $1) }
  }

  /// Replaces an element of an array. Only within an operation of the journal.
  @inline(never)
  func replace(at index: Int, with value: PDFObject) throws(EngineError) {
    guard let index = Int32(exactly: index) else { return }
    try context.call { cm_replace($0, raw, index, value.raw, $1) }
  }

  /// Removes an element of an array. Only within an operation of the journal.
  @inline(never)
  public func remove(at index: Int) throws(EngineError) {
    guard let index = Int32(exactly: index) else { return }
    try context.call { cm_remove($0, raw, index, $1) }
  }
}

extension Document {
  @inline(never)
  public func makeDictionary() throws(EngineError) -> PDFObject {
    try make { cm_new_dictionary($0, raw, $1, $2) }
  }

  @inline(never)
  public func makeArray(_ elements: [PDFObject] = []) throws(EngineError) -> PDFObject {
    let array = try make { cm_new_array($0, raw, $1, $2) }
    for element in elements { try array.append(element) }
    return array
  }

  /// An array with an element for each value.
  func makeArray<Values: Sequence>(
    of values: Values, _ element: (Values.Element) throws(EngineError) -> PDFObject
  ) throws(EngineError) -> PDFObject {
    let array = try makeArray()
    for value in values { try array.append(element(value)) }
    return array
  }

  /// The dictionary of a key, to be changed and then set: a new one if there is none, and a copy of one
  /// that is an object of its own, since others may share it.
  func ownDictionary(_ key: String, of object: PDFObject) throws(EngineError) -> PDFObject {
    guard let known = try object[key] else { return try makeDictionary() }
    return known.number == 0 ? known : try makeDictionary(like: known)
  }

  /// A direct dictionary with the same entries; an empty one if there is none.
  @inline(never)
  func makeDictionary(like dictionary: PDFObject?) throws(EngineError) -> PDFObject {
    guard let dictionary else { return try makeDictionary() }
    return try make { cm_copy_dictionary($0, raw, dictionary.raw, $1, $2) }
  }

  /// A direct dictionary with new values for another one's entries. Its keys are exactly the same.
  ///
  /// - Parameter change: makes the new value; `nil` leaves out the entry.
  func makeDictionary(
    mapping dictionary: PDFObject,
    _ change: (_ key: String, PDFObject) throws(EngineError) -> PDFObject?
  ) throws(EngineError) -> PDFObject {
    let new = try makeDictionary()
    for index in 0..<Int32(clamping: try dictionary.count) {
      var key: UnsafePointer<CChar>?
      let old = try PDFObject.make(context) { cm_entry($0, dictionary.raw, index, &key, $1, $2) }
      guard let key, let old, let value = try change(NameText.decode(key), old) else { continue }
      try new.set(keyOf: Int(index), of: dictionary, value)
    }
    return new
  }

  @inline(never)
  public func makeBoolean(_ value: Bool) throws(EngineError) -> PDFObject {
    try make { cm_new_boolean($0, value, $1, $2) }
  }

  @inline(never)
  public func makeInteger(_ value: Int) throws(EngineError) -> PDFObject {
    try make { cm_new_integer($0, Int64(value), $1, $2) }
  }

  @inline(never)
  public func makeReal(_ value: Double) throws(EngineError) -> PDFObject {
    try make { cm_new_real($0, value, $1, $2) }
  }

  @inline(never)
  public func makeName(_ value: String) throws(EngineError) -> PDFObject {
    try make { cm_new_name($0, value, $1, $2) }
  }

  /// The name of a state of a check box or radio button. Its bytes are those of the first of the widgets whose
  /// appearances have such a state.
  func makeState(
    _ state: String, of widgets: [PDFObject]
  ) throws(EngineError) -> PDFObject {
    for widget in widgets {
      guard let states = try widget["AP"]?["N"], try states[state] != nil else { continue }
      let bytes = try states.spelling(of: state)
      return try make { cm_new_name($0, bytes, $1, $2) }
    }
    return try makeName(state)
  }

  /// A text string (ISO 32000-2, 7.9.2.2).
  ///
  /// - Throws: ``EngineError/unsupported(_:)`` for a text with U+0000, which would end there for other
  ///   readers.
  @inline(never)
  public func makeText(_ value: String) throws(EngineError) -> PDFObject {
    guard !value.utf8.contains(0) else {
      throw .unsupported("a text cannot have the character U+0000: leave it out")
    }
    // The engine takes all ASCII characters for those of PDFDocEncoding.
    if value.utf8.contains(where: TextString.isForeign) {
      return try make(.string(TextString.encode(value)))
    }
    return try make { cm_new_text($0, value, $1, $2) }
  }

  /// A reference to the object with this number.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  @inline(never)
  func reference(to number: Int) throws(EngineError) -> PDFObject {
    guard let object = try object(number) else {
      throw .notFound(what: "object", "The document has no object \(number).")
    }
    return object
  }

  /// Replaces the value of an indirect object. Only for an object that the same step of the history has
  /// added: the journal does not record the old value.
  @inline(never)
  func fill(_ reference: PDFObject, with object: PDFObject) throws(EngineError) {
    let number = Int32(clamping: reference.number)
    try context.call { cm_update_object($0, raw, number, object.raw, $1) }
  }

  /// Adds an indirect object to the document. Returns a reference to it.
  @inline(never)
  public func add(_ object: PDFObject) throws(EngineError) -> PDFObject {
    try make { cm_add_object($0, raw, object.raw, $1, $2) }
  }

  /// Adds a stream with these entries, and returns a reference to it.
  @inline(never)
  public func addStream(_ dictionary: PDFObject?, _ bytes: [UInt8]) throws(EngineError) -> PDFObject
  {
    try bytes.withUnsafeBufferPointer { buffer throws(EngineError) in
      try make {
        cm_add_stream($0, raw, dictionary?.raw, buffer.baseAddress, buffer.count, false, $1, $2)
      }
    }
  }

  /// Replaces the bytes of a stream.
  @inline(never)
  public func updateStream(_ stream: PDFObject, _ bytes: [UInt8]) throws(EngineError) {
    try bytes.withUnsafeBufferPointer { buffer throws(EngineError) in
      try context.call {
        cm_update_stream($0, raw, stream.raw, buffer.baseAddress, buffer.count, $1)
      }
    }
  }

  func make(
    _ body: (
      UnsafeMutablePointer<fz_context>, UnsafeMutablePointer<OpaquePointer?>,
      UnsafeMutablePointer<cm_error>
    ) -> Bool
  ) throws(EngineError) -> PDFObject {
    guard let object = try PDFObject.make(context, body) else {
      throw .rejected("an object could not be made")
    }
    return object
  }
}
