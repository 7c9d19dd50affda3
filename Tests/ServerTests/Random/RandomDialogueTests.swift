// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Server
import TestSupport
import Testing

/// A client that answers questions in any order, late, wrongly or never, and sends requests, cancels
/// and closes meanwhile. Every request is answered exactly once, and a ping at once.
@Suite(.timeLimit(.minutes(10))) struct RandomDialogueTests {
  @Test(arguments: 1...12) func nothingLocksUp(seed: UInt64) throws {
    var client = try RandomDialogue(seed: seed)
    for _ in 0..<300 {
      try client.act()
      try client.ping()
    }
    try client.finish()
    #expect(client.open.isEmpty, "Not answered: \(client.open)")
  }
}

private struct RandomDialogue {
  private let peer: InProcessPeer
  private var random: SplitMix64
  private var lastID: Int64 = 0
  private var opened = 0
  /// The client's requests without an answer, by their ids.
  private(set) var open: [Int64: String] = [:]
  /// The server's questions that were not answered.
  private var questions: [(id: JSONTree, method: String)] = []
  private var documents: [String] = []

  init(seed: UInt64) throws {
    peer = try InProcessPeer(clock: { 1_709_208_000 })
    random = SplitMix64(seed: seed)
    try send("initialize", #"{"options": {"javascript": true}}"#)
    try send("tool/register", #"{"id": "mine", "title": "Mine", "events": ["tap"]}"#)
    for fixture in Self.fixtures { try documents.append(openDocument(fixture)) }
  }

  mutating func act() throws {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<30:
      if !questions.isEmpty {
        let index = Int.random(in: 0..<questions.count, using: &random)
        try answer(questions.remove(at: index))
      }
    case ..<80: try send(about: pick(documents), pick(Self.requests))
    case ..<90:
      if let id = open.keys.sorted().randomElement(using: &random) {
        try post(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#)
      }
    case ..<93:
      let index = Int.random(in: 0..<documents.count, using: &random)
      try send("document/close", #"{"documentId": "\#(documents[index])", "discard": true}"#)
      documents[index] = try openDocument(Self.fixtures[index])
    default:
      peer.pass(milliseconds: pick([1, 100, 300, 1000]))
      try listen()
    }
  }

  mutating func ping() throws {
    try send("server/ping", "{}")
    #expect(open[lastID] == nil, "The server does not answer a ping.")
  }

  /// Answers what is left, and lets the session end.
  mutating func finish() throws {
    if Bool.random(using: &random) {
      while let question = questions.popLast() { try answer(question) }
    }
    try send("shutdown", "null")
    try post(#"{"jsonrpc":"2.0","method":"exit"}"#)
  }

  private mutating func openDocument(_ fixture: String) throws -> String {
    opened += 1
    let document = "d\(opened)"
    try send("document/open", #"{"path": "\#(Client.path(fixture))"}"#)
    for asking in Self.askings { try send(about: document, asking) }
    return document
  }

  private mutating func answer(_ question: (id: JSONTree, method: String)) throws {
    let plain = pick([#"{"allow": true}"#, #"{"allow": false}"#, #"{"nonsense": 1}"#])
    let result = Bool.random(using: &random) ? Self.answers[question.method] ?? plain : plain
    try post(#"{"jsonrpc":"2.0","id":\#(question.id.wireText),"result":\#(result)}"#)
  }

  private mutating func send(about document: String, _ request: (String, String)) throws {
    let more = request.1.isEmpty ? "" : ", \(request.1)"
    try send(request.0, #"{"documentId": "\#(document)"\#(more)}"#)
  }

  private mutating func send(_ method: String, _ params: String) throws {
    lastID += 1
    open[lastID] = method
    try post(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(params)}"#)
  }

  private mutating func post(_ message: String) throws {
    peer.send(Array(message.utf8))
    try listen()
  }

  private mutating func listen() throws {
    while let bytes = peer.receive() {
      let message = try JSONTree.parse(String(decoding: bytes, as: UTF8.self))
      if let method = message[member: "method"]?.string {
        if let id = message[member: "id"] { questions.append((id, method)) }
        continue
      }
      let id = try #require(message[member: "id"]?.integer)
      #expect(open.removeValue(forKey: id) != nil, "Answered twice: \(message.wireText)")
      #expect(message["error.data.kind"]?.string != "internalError", "\(message.wireText)")
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private static let fixtures = ["scripts.pdf", "annotations.pdf"]

  /// What has the client asked about whatever it can be asked about.
  private static let askings: [(String, String)] =
    ["selectAnnotation", "openLinkAnnotation", "editAnnotation"].map {
      ("interaction/addCondition", #""component": "\#($0)", "ask": true"#)
    }
    + [
      "tool/shouldChange", "annotations/shouldSelect", "annotations/shouldEdit",
      "links/shouldFollow", "action/shouldRun", "menu/shouldShow",
    ].map { ("interaction/addHook", #""hook": "\#($0)""#) }
    + [
      ("gesture/register", #""id": "mine", "kind": "tap", "ask": true"#),
      (
        "bookmarks/setProviders",
        #""providers": [{"kind": "client", "id": "mine", "timeoutMs": 300}, {"kind": "embedded"}]"#
      ),
    ]

  private static let requests: [(String, String)] = [
    ("pages/list", ""), ("document/info", ""), ("annotations/list", ""), ("bookmarks/list", ""),
    ("view/get", ""), ("tool/get", ""), ("forms/list", ""),
    (
      "interaction/canActivate",
      #""component": "selectAnnotation", "pageIndex": 0, "point": [41, 200]"#
    ),
    ("interaction/explain", #""event": "tap", "pageIndex": 0, "point": [41, 200]"#),
    ("interaction/tap", #""pageIndex": 0, "point": [41, 200]"#),
    ("interaction/tap", #""pageIndex": 0, "point": [140, 315]"#),
    ("interaction/tap", #""pageIndex": 0, "point": [205, 315]"#),
    ("interaction/tap", #""pageIndex": 0, "point": [250, 127]"#),
    ("interaction/key", #""key": "Delete""#), ("interaction/key", #""key": "Enter""#),
    ("interaction/text", #""text": "101""#), ("document/undo", ""), ("document/redo", ""),
    ("bookmarks/toggle", #""pageIndex": 0"#),
    ("bookmarks/add", #""bookmark": {"id": "a", "pageIndex": 0}"#),
    ("bookmarks/remove", #""id": "a""#), ("bookmarkProvider/didChange", #""providerId": "mine""#),
    ("tool/set", #""tool": "formFill""#), ("tool/set", #""tool": "pan""#),
    ("tool/set", #""tool": "mine""#), ("selection/set", #""all": true"#), ("view/open", ""),
  ]

  private static let answers = [
    "host/alert": #"{"button": "yes"}"#, "host/prompt": #"{"value": "Ann"}"#,
    "host/popUpMenu": #"{"choice": 0}"#,
    "gesture/shouldBegin": #"{"begin": true}"#, "tool/handleEvent": #"{"handled": true}"#,
    "bookmarkProvider/list": #"{"bookmarks": []}"#, "bookmarkProvider/add": #"{"taken": true}"#,
    "bookmarkProvider/remove": #"{"removed": true}"#, "bookmarkProvider/save": "{}",
  ]
}
