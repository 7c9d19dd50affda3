// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

@testable import Transcripts

@Suite struct PerformanceTests {
  @Test func whatIsWrittenIsSaid() throws {
    let performance = try ScriptedPeer.small().perform(
      bare(
        """
        → echo {"b":1.0,"a":[true,null]}
        ← {"a":[true,null],
           "b":1}
        → echo
        ← null
        → fail
        ← error {"code":-1,"message":"no"}
        → tell {}
        ← told
        ← {}
        → ask
        ← asked {"why":1}
        → {"because":"x"}
        ← {"because":"x"}
        → ask
        ← asked {"why":1}
        → error {"code":3}
        ← {"code":3}
        """))
    #expect(performance.report(path: "a.md") == [])
    #expect(performance.isAsWritten)
  }

  private static let wrong: [(lines: String, report: [String])] = [
    ("→ echo {\"a\":1}", ["+ ← {\"a\":1}"]),
    ("→ echo {\"a\":1}\n← {\"a\":2}", ["- ← {\"a\":2}    [a.md:3]", "+ ← {\"a\":1}"]),
    ("→ echo {\"a\":1}\n← {\"a\":1,\"b\":2}", ["-", "+"]),
    ("→ echo\n← null\n← late", ["- ← late"]),
    ("→ tell\n← {}\n← told", ["- ", "+ "]),
    ("→ tell\n← told {}\n← {}", ["- ← told {}", "+ ← told"]),
    ("→ fail\n← {\"code\":-1,\"message\":\"no\"}", ["- ", "+ ← error "]),
    ("← {}", ["- ← {}"]),
    ("→ nothing", ["a.md:2: The server did not answer this request."]),
    ("→ {}", ["a.md:2: There is no open request of the server to answer."]),
  ]

  @Test(arguments: wrong)
  func whatIsNotWrittenIsReported(lines: String, report: [String]) throws {
    let performance = try ScriptedPeer.small().perform(bare(lines))
    #expect(!performance.isAsWritten)
    let text = performance.report(path: "a.md").joined(separator: "\n")
    for part in report { #expect("\n\(text)".contains("\n\(part)"), "\(text)") }
    #expect(text.hasPrefix("a.md:"))
  }

  @Test func requestsHaveIDsAndNotificationsNone() throws {
    let peer = ScriptedPeer { _ in [] }
    _ = try peer.perform(
      bare("→ a\n→ initialized {}\n→ b {}\n→ $/cancelRequest {\"id\":2}\n→ exit"))
    #expect(
      peer.received == [
        #"{"jsonrpc":"2.0","id":1,"method":"a"}"#,
        #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
        #"{"jsonrpc":"2.0","id":2,"method":"b","params":{}}"#,
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#,
        #"{"jsonrpc":"2.0","method":"exit"}"#,
      ])
  }

  @Test func aSessionIsImplied() throws {
    let peer = ScriptedPeer { message in
      let id = message[member: "id"]?.wireText ?? ""
      return [#"{"jsonrpc":"2.0","method":"unseen"}"#, reply(id, "{}")]
    }
    let performance = try peer.perform(
      """
      ```transcript a.pdf initialize={"locale":"en"} open={"readOnly":true}
      → b
      ← unseen
      ← {}
      ```
      """)
    #expect(performance.isAsWritten)
    #expect(
      peer.received == [
        #"{"jsonrpc":"2.0","id":"implied initialize","method":"initialize","#
          + #""params":{"locale":"en"}}"#,
        #"{"jsonrpc":"2.0","id":"implied document/open","method":"document/open","#
          + #""params":{"path":"/fixtures/a.pdf","readOnly":true}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"b"}"#,
      ])
  }

  @Test(arguments: ["initialize", "document/open"])
  func aSessionThatDoesNotBeginIsReported(failing: String) throws {
    let peer = ScriptedPeer { message in
      let id = message[member: "id"]?.wireText ?? ""
      return message[member: "method"]?.string == failing
        ? [#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-1}}"#] : [reply(id, "{}")]
    }
    let performance = try peer.perform("```transcript a.pdf\n→ b\n← {}\n```")
    #expect(performance.exchanges.isEmpty)
    #expect(
      performance.report(path: "a.md") == ["a.md:1: The implied \(failing) failed: {\"code\":-1}"])
  }

  @Test func silenceAtTheBeginningIsReported() throws {
    let performance = try ScriptedPeer { _ in [] }.perform("```transcript a.pdf\n→ b\n```")
    #expect(performance.problems.map(\.line) == [1])
  }

  @Test func foldersAreNamed() throws {
    let peer = ScriptedPeer.small()
    let performance = try peer.perform(
      bare(
        """
        → echo {"a":["$FIXTURES/x","file://$TEMP/y"]}
        ← {"a":["$FIXTURES/x","file://$TEMP/y"]}
        → [{"p":"$TEMP"}]
        """))
    #expect(performance.isAsWritten)
    #expect(peer.received.first?.contains(#"["/fixtures/x","file:///fixtures/t/y"]"#) == true)
    #expect(peer.received.last == #"[{"p":"/fixtures/t"}]"#)
  }

  @Test func batchesAreShownWhole() throws {
    let peer = ScriptedPeer { _ in ["[\(reply("7", "{}"))]"] }
    let performance = try peer.perform(
      bare(
        """
        → [{"jsonrpc":"2.0","id":7,"method":"a"}]
        ← [{"jsonrpc":"2.0","id":7,"result":{}}]
        """))
    #expect(performance.isAsWritten)
  }

  @Test func answersOutOfTurnNameTheirRequest() throws {
    var held: [String] = []
    let peer = ScriptedPeer { message in
      held.insert(reply(message[member: "id"]?.wireText ?? "", "{}"), at: 0)
      return held.count < 3 ? [] : held + [reply("9", "{}"), reply("null", "{}")]
    }
    let lines = "→ a\n→ b\n→ c\n← #3 {}\n← #2 {}\n← {}\n← #9 {}\n← #null {}"
    #expect(try peer.perform(bare(lines, "pipelined")).report(path: "a.md") == [])
  }

  @Test(arguments: [
    "{", "{}", "3", #"{"jsonrpc":"2.0","id":1}"#, #"{"id":1,"result":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{},"error":{}}"#, #"{"method":"a"}"#,
  ])
  func whatIsNoMessageIsReported(text: String) throws {
    let peer = ScriptedPeer(says: [text]) { _ in [] }
    let performance = try peer.perform(bare("# The server speaks first.\n→ exit"))
    let report = performance.report(path: "a.md").joined()
    #expect(report.hasPrefix("a.md:3: The server sent "), "\(report)")
  }
}
