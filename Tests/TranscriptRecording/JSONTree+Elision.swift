// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Transcripts

/// The part of a long value that is shown by default: every member of the root object, short ones first,
/// and the first members and elements of inner values as far as there is space.
extension JSONTree {
  /// A part of this value with at most this many characters, if possible.
  func elided(to limit: Int) -> JSONTree {
    if wireText.count <= limit { return self }
    guard case .object(let members) = self else { return beginning(in: limit) }
    return Self.evenly(members, in: limit)
  }

  /// Every member, at least by its name, with a fair share of the space for its value.
  private static func evenly(_ members: [Member], in limit: Int) -> JSONTree {
    // Braces, a comma and `…`. Each member takes its name, quotation marks, a colon, `…` and a comma.
    var room = limit - 4
    var kept: [Member] = []
    for member in members {
      let least = member.name.count + 5
      if least > room { break }
      room -= least
      kept.append(member)
    }
    // From here, `room` is the space for values in addition to the `…` of each.
    let lengths = kept.map { $0.value.wireText.count - 1 }
    let order = kept.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    for (done, index) in order.enumerated() {
      let share = room / (order.count - done)
      kept[index].value = kept[index].value.beginning(in: share + 1)
      room -= Elision.text(of: kept[index].value.wireText).count - 1
    }
    return .object(kept.count < members.count ? kept + [.further] : kept)
  }

  /// The first members or elements of the value.
  private func beginning(in limit: Int) -> JSONTree {
    if wireText.count <= limit { return self }
    // Brackets, a comma and `…`.
    var room = limit - 4
    switch self {
    case .null, .bool, .integer, .number, .string: return .leftOut
    case .array(let elements):
      // A truncated point or rectangle would be useless.
      if case .object? = elements.first {} else if elements.count <= 8 { return .leftOut }
      let shown = Self.beginning(of: elements, in: &room) {
        ($0, 1)
      } with: {
        $1
      }
      if shown.isEmpty { return .leftOut }
      return .array(shown.count < elements.count ? shown + [.leftOut] : shown)
    case .object(let members):
      let shown = Self.beginning(of: members, in: &room) {
        ($0.value, $0.name.count + 4)
      } with: {
        Member($0.name, $1)
      }
      if shown.isEmpty { return .leftOut }
      return .object(shown.count < members.count ? shown + [.further] : shown)
    }
  }

  /// The first parts of a value that fit, with the last of them possibly shortened.
  /// - Parameters:
  ///   - value: the value of a part, and the number of other characters of the part.
  ///   - replaced: the part with a different value.
  private static func beginning<Part>(
    of parts: [Part], in room: inout Int, _ value: (Part) -> (JSONTree, Int),
    with replaced: (Part, JSONTree) -> Part
  ) -> [Part] {
    var shown: [Part] = []
    for part in parts {
      let (whole, further) = value(part)
      let fitting = whole.beginning(in: room - further)
      if fitting == .leftOut, whole != .leftOut { break }
      shown.append(replaced(part, fitting))
      room -= Elision.text(of: fitting.wireText).count + further
      if fitting != whole { break }
    }
    return shown
  }
}

extension JSONTree.Member {
  /// Stands for further members.
  static let further = JSONTree.Member(Elision.mark, .null)
}

extension BareMessage {
  /// The message as a line of a transcript, elided if it would be longer than the limit.
  func text(by speaker: Entry.Speaker, limit: Int?) -> String {
    let whole = text(by: speaker)
    guard let limit, whole.count > limit, let json else { return whole }
    let room = limit - (whole.count - json.wireText.count)
    return BareMessage(kind, json.elided(to: room), answered: answered).text(by: speaker)
  }
}
