// SPDX-License-Identifier: AGPL-3.0-or-later

/// A member of an action: its name, its key in the dictionary, and its possible values.
public struct ActionMember: Sendable {
  public let name: String
  /// The key, or a path of two keys for an entry of an inner dictionary: `Win.P`.
  let key: String
  let codec: ActionCodec

  init(_ name: String, _ key: String, _ codec: ActionCodec) {
    self.name = name
    self.key = key
    self.codec = codec
  }

  public var shape: ActionShape { codec.shape }

  func read(_ action: PDFObject, in document: Document) throws(EngineError) -> ActionValue? {
    var object: PDFObject? = action
    for key in key.split(separator: ".") { object = try object?[String(key)] }
    return try object.flatMap { object throws(EngineError) in try codec.read(document, object) }
  }

  func write(
    _ value: ActionValue, to action: PDFObject, in document: Document
  ) throws(EngineError) {
    guard !codec.isWoven else { return }
    guard let object = try codec.write(document, value) else {
      throw .unsupported("the action's \(name) is invalid")
    }
    let keys = key.split(separator: ".").map(String.init)
    var holder = action
    for key in keys.dropLast() {
      if try holder[key] == nil { try holder.set(key, document.makeDictionary()) }
      holder = try holder[key] ?? holder
    }
    if let last = keys.last { try holder.set(last, object) }
  }
}

/// Reads a member from the file and writes it.
struct ActionCodec: Sendable {
  typealias Read = @Sendable (Document, PDFObject) throws(EngineError) -> ActionValue?
  typealias Write = @Sendable (Document, ActionValue) throws(EngineError) -> PDFObject?

  let shape: ActionShape
  /// Returns `nil` for an unreadable value, which counts as absent.
  let read: Read
  /// Returns `nil` for an invalid value.
  let write: Write
  /// Whether the member is written together with the kind's own entries.
  let isWoven: Bool

  init(_ shape: ActionShape, _ read: @escaping Read, _ write: @escaping Write) {
    self.shape = shape
    self.read = read
    self.write = write
    isWoven = false
  }

  init(wovenAs shape: ActionShape, _ read: @escaping Read) {
    self.shape = shape
    self.read = read
    write = { _, _ in nil }
    isWoven = true
  }
}
