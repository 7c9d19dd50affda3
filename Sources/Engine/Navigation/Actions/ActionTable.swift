// SPDX-License-Identifier: AGPL-3.0-or-later

/// The members of each kind of action, besides those in ``Action/Kind``.
public enum ActionTable {
  /// The members of a kind, by its name; none for an unknown kind.
  public static func members(of kind: String) -> [ActionMember] { rows[kind] ?? [] }

  /// The path of the first invalid member of an action; `nil` if all are valid.
  public static func fault(in action: Action) -> String? {
    let known = members(of: action.kind.name)
    for (name, value) in action.members.sorted(by: { $0.key < $1.key }) {
      guard let member = known.first(where: { $0.name == name }) else { return name }
      if let fault = member.shape.fault(of: value, at: name) { return fault }
    }
    return nil
  }

  /// The kinds whose name in the file differs from the name here. A capital first letter alone is no
  /// such difference.
  static let pdfNames = [
    "goToRemote": "GoToR", "goToEmbedded": "GoToE", "uri": "URI", "setLayers": "SetOCGState",
    "transition": "Trans",
  ]

  static let names = Dictionary(uniqueKeysWithValues: pdfNames.map { ($0.value, $0.key) })

  /// The names of the submit flags, by bit (ISO 32000-2, table 239).
  public static let submission = [
    "exclude", "includeNoValueFields", "html", "get", "submitCoordinates", "xfdf",
    "includeAppendSaves", "includeAnnotations", "pdf", "canonicalDates",
    "excludeNonUserAnnotations", "excludeFKey", "", "embedForm",
  ]

  /// The kinds in the order of ISO 32000-2, 12.6.4.
  static let rows: [String: [ActionMember]] = [
    "goTo": [.init("structure", "SD", .structure)],
    "goToRemote": [.init("view", "D", .remoteView), .init("newWindow", "NewWindow", .flag)],
    "goToEmbedded": [
      .init("path", "F", .file), .init("place", "D", .remotePlace),
      .init("targets", "T", .embeddedTargets), .init("newWindow", "NewWindow", .flag),
    ],
    "launch": [
      .init("newWindow", "NewWindow", .flag), .init("directory", "Win.D", .text),
      .init("operation", "Win.O", .text), .init("parameters", "Win.P", .text),
    ],
    "thread": [.init("path", "F", .file), .init("thread", "D", .item), .init("bead", "B", .item)],
    "uri": [.init("isMap", "IsMap", .flag)],
    "sound": [
      .init("sound", "Sound", .object), .init("volume", "Volume", .number),
      .init("synchronous", "Synchronous", .flag), .init("repeat", "Repeat", .flag),
      .init("mix", "Mix", .flag),
    ],
    "movie": [
      .init("annotationId", "Annotation", .annotation), .init("title", "T", .text),
      .init("operation", "Operation", .name(movieOperations)),
    ],
    "hide": [.init("targets", "T", .targets), .init("hide", "H", .flag)],
    "submitForm": [
      .init("url", "F", .url), .init("fields", "Fields", .fields),
      .init("flags", "Flags", .bits(submission)),
    ],
    "resetForm": [.init("fields", "Fields", .fields), .init("flags", "Flags", .bits(["exclude"]))],
    "importData": [.init("path", "F", .file)],
    "setLayers": [
      .init("layers", "State", .layers), .init("preserveRadioGroups", "PreserveRB", .flag),
    ],
    "rendition": [
      .init("annotationId", "AN", .annotation), .init("rendition", "R", .object),
      .init("operation", "OP", .code(["play", "stop", "pause", "resume", "playOrResume"])),
      .init("script", "JS", .script),
    ],
    "transition": [.init("transition", "Trans", .transition)],
    "goTo3DView": [.init("annotationId", "TA", .annotation), .init("view", "V", .viewOf3D)],
    "richMediaExecute": [
      .init("annotationId", "TA", .annotation), .init("instance", "TI", .object),
      .init("command", "CMD.C", .text), .init("arguments", "CMD.A", .any),
    ],
  ]

  private static let movieOperations: KeyValuePairs = [
    "Play": "play", "Stop": "stop", "Pause": "pause", "Resume": "resume",
  ]
}

/// A member of an action: its name, its key in the dictionary, and its possible values.
public struct ActionMember: Sendable {
  public let name: String
  /// The key, or a path of two keys: `Win.P`. The path leads to an entry of an inner dictionary.
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
