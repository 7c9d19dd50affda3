// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Server

/// A client of a server in the same process, with a document open as `d1`.
final class Client {
  private let peer: InProcessPeer
  private var lastID = 0
  /// What was notified of during the last request, in order.
  private(set) var notifications: [JSONTree] = []

  /// - Parameters:
  ///   - fixture: the document to open; none where it is `nil`.
  ///   - options: more of the session's, as `"name": value, …`.
  init(_ fixture: String?, options: String = "") throws {
    peer = try InProcessPeer(clock: { 1_709_208_000 })
    let more = options.isEmpty ? "" : ", \(options)"
    _ = try result("initialize", #"{"options": {"author": "Tess"\#(more)}}"#)
    if let fixture { _ = try result("document/open", #"{"path": "\#(Client.path(fixture))"}"#) }
  }

  static func path(_ fixture: String) -> String {
    URL(filePath: #filePath).appending(path: "../../Fixtures/\(fixture)").standardized.path
  }

  /// The result or error of a request.
  func request(_ method: String, _ params: String) throws -> JSONTree {
    lastID += 1
    return try answers(
      #"{"jsonrpc": "2.0", "id": \#(lastID), "method": "\#(method)", "params": \#(params)}"#
    ).first ?? .null
  }

  /// The answers to a message as it is.
  func answers(_ message: String) throws -> [JSONTree] {
    notifications = []
    var answers: [JSONTree] = []
    peer.send(Array(message.utf8))
    while let bytes = peer.receive() {
      let tree = try JSONTree.parse(String(decoding: bytes, as: UTF8.self))
      if tree[member: "method"] != nil { notifications.append(tree) } else { answers.append(tree) }
    }
    return answers
  }

  func result(_ method: String, _ params: String) throws -> JSONTree {
    let answer = try request(method, params)
    guard let result = answer[member: "result"] else { throw Failure(answer: answer.wireText) }
    return result
  }

  /// A request about `d1`, whose other members are given as `"name": value, …`.
  func ask(_ method: String, _ members: String = "") throws -> JSONTree {
    try result(method, about(members))
  }

  /// The answer to a request about `d1`, be it a result or an error.
  func attempt(_ method: String, _ members: String = "") throws -> JSONTree {
    try request(method, about(members))
  }

  /// The error of a request about `d1`.
  func error(_ method: String, _ members: String = "") throws -> JSONTree {
    let answer = try request(method, about(members))
    guard let error = answer[member: "error"] else { throw Failure(answer: answer.wireText) }
    return error
  }

  private func about(_ members: String) -> String {
    #"{"documentId": "d1"\#(members.isEmpty ? "" : ", ")\#(members)}"#
  }

  struct Failure: Error {
    let answer: String
  }
}

extension JSONTree {
  /// The value at a path such as `annotations.0.id`.
  subscript(path: String) -> JSONTree? {
    path.split(separator: ".").reduce(Optional(self)) { tree, step in
      Int(step).map { tree?[$0] } ?? tree?[member: String(step)]
    }
  }

  var count: Int { if case .array(let elements) = self { elements.count } else { 0 } }

  func strings(_ path: String) -> [String] {
    guard case .array(let elements) = self else { return [] }
    return elements.compactMap { $0[path]?.string }
  }

}
