// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

extension RPCError {
  /// An error for a method name that does not exist.
  init(unknownMethod name: String, known: [String]) {
    let nearest = Array(RPCError.methods(like: name, among: known).prefix(4))
    self.init(
      .methodNotFound,
      "There is no method \(name.prefix(60)): did you mean \(nearest.joined(separator: ", "))?",
      data: [.init("method", .string(name)), .init("nearest", .array(nearest.map { .string($0) }))])
  }

  /// Known names that resemble a name, the likeliest first. They differ by a typing mistake, or have
  /// the same noun, or the same verb.
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
