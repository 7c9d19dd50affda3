// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

@testable import Transcripts

/// A server that answers each message as a closure says.
final class ScriptedPeer: TranscriptPeer {
  private(set) var received: [String] = []
  private var waiting: [String]
  private let answer: (JSONTree) -> [String]

  init(says first: [String] = [], _ answer: @escaping (JSONTree) -> [String]) {
    waiting = first
    self.answer = answer
  }

  func send(_ message: [UInt8]) {
    let text = String(decoding: message, as: UTF8.self)
    received.append(text)
    waiting += (try? JSONTree.parse(text)).map(answer) ?? []
  }

  func receive() -> [UInt8]? { waiting.isEmpty ? nil : Array(waiting.removeFirst().utf8) }

  /// Performs the first transcript of a text with this peer.
  func perform(_ text: String) throws -> Performance {
    Performance(of: try fence(of: text), in: session)
  }

  var session: TranscriptSession {
    TranscriptSession(with: self, fixtures: "/fixtures", temporary: "/fixtures/t")
  }

  /// The ids, methods and results of a small server: `echo` returns its params, `ask` asks first.
  static func small() -> ScriptedPeer {
    var asking: JSONTree = nil
    return ScriptedPeer { message in
      let id = message[member: "id"]?.wireText ?? "null"
      switch message[member: "method"]?.string {
      case "echo": return [reply(id, message[member: "params"]?.wireText ?? "null")]
      case "fail": return [#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-1,"message":"no"}}"#]
      case "tell": return [#"{"jsonrpc":"2.0","method":"told"}"#, reply(id, "{}")]
      case "ask":
        asking = message[member: "id"] ?? nil
        return [#"{"jsonrpc":"2.0","id":"s1","method":"asked","params":{"why":1}}"#]
      case nil where message[member: "id"] == "s1":
        let answer = message[member: "result"] ?? message[member: "error"] ?? nil
        return [reply(asking.wireText, answer.wireText)]
      case "initialize", "document/open": return [reply(id, "{}")]
      default: return []
      }
    }
  }
}

func reply(_ id: String, _ result: String) -> String {
  #"{"jsonrpc":"2.0","id":\#(id),"result":\#(result)}"#
}

/// The first transcript of a text.
func fence(of text: String) throws -> Fence {
  struct Missing: Error {}
  guard let fence = try Transcript(text, path: "a.md").fences.first else { throw Missing() }
  return fence
}

/// A text with one transcript that has no implied session.
func bare(_ lines: String, _ options: String = "") -> String {
  "```transcript session=none \(options)\n\(lines)\n```\n"
}
