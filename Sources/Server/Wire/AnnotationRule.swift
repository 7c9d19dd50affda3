// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The rule for a client's value of an annotation's member. The value must satisfy it beyond its type.
struct AnnotationRule: Sendable {
  /// Checks and normalizes the annotation after the member was set.
  ///
  /// - Parameters: the annotation before; the annotation now; whether the member was cleared.
  typealias Check = @Sendable (Annotation, inout Annotation, Bool) throws(WireError) -> Void

  static func check(
    _ member: AnnotationMember, _ old: Annotation, _ new: inout Annotation, isCleared: Bool
  ) throws(WireError) {
    do throws(WireError) { try all[member.name]?(old, &new, isCleared) } catch {
      throw error.under(member.name)
    }
  }

  private static let all: [String: Check] = [
    "rect": cannotBeCleared, "sound": cannotBeCleared,
    "attachment": { (old, new, isCleared) throws(WireError) in
      try cannotBeCleared(old, &new, isCleared)
      if new.attachment?.bytes == nil { new.attachment?.size = old.attachment?.size }
    },
    "strokes": { (_, new, _) throws(WireError) in
      guard new.strokes.allSatisfy({ !$0.isEmpty }) else {
        throw WireError(message: "A stroke needs at least one point.")
      }
    },
    "line": { (_, new, _) throws(WireError) in
      guard new.line.count == 2 else {
        throw WireError(message: "A line has two ends: [x0, y0, x1, y1].")
      }
    },
    "lineEndings": { (_, new, _) throws(WireError) in
      let isOne = new.type == .freeText
      guard new.lineEndings.isEmpty || new.lineEndings.count == (isOne ? 1 : 2) else {
        throw WireError(
          message: isOne
            ? "Expected one ending: that of the tip."
            : "Expected two endings: those of the start and the end."
        )
      }
    },
    "leader": { (_, new, _) in
      // A leader without length does not exist.
      if new.leader?.length == 0 { new.leader = nil }
    },
    "callout": { (_, new, _) throws(WireError) in
      guard new.callout.isEmpty || (2...3).contains(new.callout.count) else {
        throw WireError(message: "A callout has two or three points.")
      }
    },
    "richText": { (_, new, _) throws(WireError) in
      guard new.richText.map(RichText.isReadable) ?? true else {
        throw WireError(
          message: "Rich text has at most 64 KiB, and 2 KiB between a < and its >: shorten it.")
      }
    },
    "state": { (_, new, _) throws(WireError) in
      guard new.state == nil || (new.replyTo != nil && !new.isGrouped) else {
        throw WireError(message: "Only a note that replies to an annotation can have a state.")
      }
    },
  ]

  private static let cannotBeCleared: Check = { (_, _, isCleared) throws(WireError) in
    if isCleared { throw WireError(message: "This member cannot be cleared.") }
  }
}
