// SPDX-License-Identifier: AGPL-3.0-or-later

/// Consecutive messages of the client, with the server's expected and actual messages.
public struct Exchange: Sendable {
  /// The client's messages; empty for the server's first messages.
  public let said: [Entry]
  public let expected: [Entry]
  public let heard: [BareMessage]

  /// A step of the difference between expected and actual messages.
  package enum Step {
    case both(Entry)
    case missing(Entry)
    case extra(BareMessage)
  }

  package var steps: [Step] {
    let wanted = expected.compactMap(\.message)
    guard wanted.count == expected.count else { return [] }
    let difference = heard.difference(from: wanted) { $0.says($1) }
    var missing = difference.removals.compactMap(\.offset)[...]
    var extra = difference.insertions.compactMap(\.offset)[...]
    var steps: [Step] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < heard.count {
      if missing.first == old {
        steps.append(.missing(expected[old]))
        missing = missing.dropFirst()
        old += 1
      } else if extra.first == new {
        steps.append(.extra(heard[new]))
        extra = extra.dropFirst()
        new += 1
      } else {
        steps.append(.both(expected[old]))
        old += 1
        new += 1
      }
    }
    return steps
  }

  var isAsWritten: Bool {
    steps.allSatisfy { if case .both = $0 { true } else { false } }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int? {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
