// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// The session's rules for members that nobody reads.
struct MemberRules {
  /// Whether every message with an unknown member is refused.
  var isStrict = false
  /// The reported members: a method and the path to a member.
  private var told: Set<String> = []
  /// More than any client has by mistake.
  private static let most = 1000

  /// Whether this was not told before. Elements of arrays count as one.
  mutating func isNew(_ message: String, _ path: String) -> Bool {
    let member = path.split(separator: "[").map { part in
      part.firstIndex(of: "]").map { part[part.index(after: $0)...] } ?? part
    }
    guard told.count < MemberRules.most else { return false }
    return told.insert(message + " " + member.joined(separator: "[]")).inserted
  }
}

extension Session {
  /// Takes unknown members as the message and the session want it: refuses them, or tells of them.
  ///
  /// - Throws: ``ErrorKind/invalidParams`` for the first one where they are refused.
  func settle(
    _ unread: [UnreadMember], in message: String, isRefusing: Bool
  ) throws(RPCError) {
    guard let first = unread.first else { return }
    guard !isRefusing, !memberRules.isStrict else { throw RPCError(first.error) }
    tell(unread, in: message)
  }

  /// Tells of unknown members, once for each message and member.
  func tell(_ unread: [UnreadMember], in message: String) {
    for member in unread { tellIgnored(member.error.path, member.error.message, in: message) }
  }

  /// Warns that a member was ignored, unless it was told before. A worker leaves that to its front,
  /// which knows what other workers have told.
  func tellIgnored(_ path: String, _ why: String, in message: String) {
    guard memberRules.isNew(message, path) else { return }
    if world.worker != nil {
      return notify(
        WorkerDidIgnore.self, WorkerDidIgnore.Params(method: message, path: path, why: why))
    }
    let text = "\(message) ignores \(path). \(why)"
    if let least = world.logLevel, .warning <= least {
      world.writeLog("recto: \(LogLevel.warning.rawValue): \(text)\n")
    }
    // A client hears of its own mistakes also where it did not ask for the log.
    guard logLevel.map({ .warning <= $0 }) ?? true else { return }
    notify(LogMessage.self, LogMessage.Params(level: .warning, message: text))
  }

  /// Reads the client's answer to a request of ours; unknown members are taken as the session wants.
  func read<R: WireValue>(
    _ node: JSONNode, as type: R.Type, answering request: String
  ) throws(RPCError) -> R {
    let audit = MemberAudit()
    let node = node.audited(by: audit)
    let value: R
    do { value = try node.read(as: R.self, named: "result") } catch { throw RPCError(error) }
    try settle(audit.unread(in: node, named: "result"), in: request, isRefusing: false)
    return value
  }
}

extension RPCError {
  /// No method has this name.
  init(unknownMethod name: String, known: [String]) {
    let nearest = Array(RPCError.methods(like: name, among: known).prefix(4))
    self.init(
      .methodNotFound,
      "There is no method \(name.prefix(60)): did you mean \(nearest.joined(separator: ", "))?",
      data: [
        .init("method", .string(name)), .init("nearest", .array(nearest.map { .string($0) })),
      ])
  }

  /// Those that differ by a slip, or those of the same noun, or those with the same verb; the likeliest
  /// first.
  private static func methods(like name: String, among known: [String]) -> [String] {
    let known = known.filter { $0.contains("/") && !$0.hasPrefix("$") && !$0.hasPrefix("worker/") }
    let slips = NearestNames.of(name, among: known, most: 3)
    guard slips.isEmpty else { return slips }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    let nouns = Set(known.compactMap { $0.split(separator: "/").first.map(String.init) })
    let noun = parts.first.flatMap { noun in
      nouns.contains(noun) ? noun : NearestNames.of(noun, among: nouns, most: 1).first
    }
    if let noun {
      return NearestNames.sorted(known.filter { $0.hasPrefix(noun + "/") }, by: name)
    }
    let verb = "/" + (parts.last ?? name)
    let alike = known.filter { $0.hasSuffix(verb) }
    return NearestNames.sorted(alike.isEmpty ? known : alike, by: name)
  }
}
