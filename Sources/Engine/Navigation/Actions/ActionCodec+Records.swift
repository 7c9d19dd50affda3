// SPDX-License-Identifier: AGPL-3.0-or-later

/// Members that are dictionaries with members.
extension ActionCodec {
  static func record(_ members: [ActionMember]) -> ActionCodec {
    let shapes = members.map { ($0.name, $0.shape) }
    return ActionCodec(
      .record(Dictionary(shapes, uniquingKeysWith: { first, _ in first })),
      { document, object throws(EngineError) in
        guard try object.kind == .dictionary else { return nil }
        var values: [String: ActionValue] = [:]
        for member in members { values[member.name] = try member.read(object, in: document) }
        return .record(values)
      },
      { document, value throws(EngineError) in
        let dictionary = try document.makeDictionary()
        for member in members {
          guard let value = value[member.name] else { continue }
          try member.write(value, to: dictionary, in: document)
        }
        return dictionary
      })
  }

  /// The visual effect of a page change (ISO 32000-2, table 164).
  static let transition = record([
    ActionMember(
      "style", "S",
      name([
        "R": "replace", "Split": "split", "Blinds": "blinds", "Box": "box", "Wipe": "wipe",
        "Dissolve": "dissolve", "Glitter": "glitter", "Fly": "fly", "Push": "push",
        "Cover": "cover", "Uncover": "uncover", "Fade": "fade",
      ])),
    ActionMember("duration", "D", number),
    ActionMember("dimension", "Dm", name(["H": "horizontal", "V": "vertical"])),
    ActionMember("motion", "M", name(["I": "inward", "O": "outward"])),
    ActionMember("direction", "Di", numberOrName(["None": "none"])),
    ActionMember("scale", "SS", number),
    ActionMember("isRectangular", "B", flag),
  ])
}
