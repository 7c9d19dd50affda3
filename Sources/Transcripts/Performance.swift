// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The result of performing a fence.
public struct Performance: Sendable {
  public let fence: Fence
  public let exchanges: [Exchange]
  public let problems: [Problem]

  /// Whether the server's messages were exactly those in the transcript.
  public var isAsWritten: Bool { problems.isEmpty && exchanges.allSatisfy(\.isAsWritten) }

  /// Performs a fence with messages.
  public init(of fence: Fence, in session: TranscriptSession) {
    self.fence = fence
    var conversation = Conversation(in: session)
    var exchanges: [Exchange] = []
    if conversation.begin(fence) {
      for (said, expected) in fence.turns {
        for entry in said {
          switch entry.content {
          case .message(let message):
            conversation.say(message, line: entry.lines.lowerBound)
          case .pause(let milliseconds): session.peer.pass(milliseconds: milliseconds)
          case .replacement(let old, let new): conversation.replace(old, by: new, entry.lines)
          case .folder(let path): conversation.makeFolder(path, entry.lines)
          case .bytes: break
          }
        }
        let heard = conversation.listen(line: said.last?.lines.lowerBound ?? fence.line)
        exchanges.append(Exchange(said: said, expected: expected, heard: heard))
      }
      conversation.end()
    }
    self.exchanges = exchanges
    problems = conversation.problems
  }
}

extension Conversation {
  /// Prepares the session for the first line. Returns whether that succeeded.
  fileprivate mutating func begin(_ fence: Fence) -> Bool {
    guard fence.impliesSession else { return true }
    guard imply("initialize", fence.initializeParams, line: fence.line) else {
      return noteUnanswered()
    }
    guard let fixture = fence.fixture else { return true }
    var params: [JSONTree.Member] = [.init("path", .string("\(Placeholders.fixtures)/\(fixture)"))]
    if case .object(let further) = fence.openParams { params += further }
    return imply("document/open", .object(params), line: fence.line) || noteUnanswered()
  }

  private mutating func noteUnanswered() -> Bool {
    end()
    return false
  }
}

extension Fence {
  /// The entries, grouped by each wait for the server.
  fileprivate var turns: [(said: [Entry], expected: [Entry])] {
    var turns: [(said: [Entry], expected: [Entry])] = []
    for entry in entries {
      var turn = turns.popLast() ?? ([], [])
      switch entry.speaker {
      case .server: turn.expected.append(entry)
      case .client where turn.expected.isEmpty && (isPipelined || turn.said.isEmpty):
        turn.said.append(entry)
      case .client, .clock:
        turns.append(turn)
        turn = ([entry], [])
      }
      turns.append(turn)
    }
    return turns
  }
}

extension Performance {
  /// The differences as text: each with its file and line, and the lines of the transcript with `-`
  /// before missing messages and `+` before unexpected ones.
  public func report(path: String) -> [String] {
    let title = fence.headings.isEmpty ? "" : " (\(fence.headings.joined(separator: " › ")))"
    return problems.map { "\(path):\($0.line)\(title): \($0.message)" }
      + exchanges.filter { !$0.isAsWritten }.map { exchange in
        let line = exchange.said.last?.lines.lowerBound ?? fence.line
        let intro = "\(path):\(line)\(title): the server's messages differ from the transcript:"
        return ([intro] + exchange.report(path: path)).joined(separator: "\n")
      }
  }
}

extension Exchange {
  fileprivate func report(path: String) -> [String] {
    said.map { "  \($0.text)" }
      + steps.map { step in
        switch step {
        case .both(let entry): "  \(entry.text)"
        case .missing(let entry): "- \(entry.text)    [\(path):\(entry.lines.lowerBound)]"
        case .extra(let message): "+ \(message.text(by: .server))"
        }
      }
  }
}
