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

  /// The kinds with a name in the file that is not just the name here with a capital first letter.
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
    "thread": [
      .init("path", "F", .file), .init("thread", "D", .item), .init("bead", "B", .item),
    ],
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
    "resetForm": [
      .init("fields", "Fields", .fields), .init("flags", "Flags", .bits(["exclude"])),
    ],
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
