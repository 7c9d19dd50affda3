// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

/// A document that a worker has open: what the front has to know to open it again in another one.
final class HostedDocument {
  let id: String
  let number: Int
  /// The number of its first view.
  let firstView: Int
  /// As it was opened; with the password that opens it now, which is kept in memory only.
  private var params: JSONTree
  /// The key that identifies its file.
  let key: String
  /// A folder of its own, where it was opened from data.
  let dataFolder: TemporaryFolder?
  var link: WorkerLink?
  /// Requests that the client sent while no worker could take them.
  var waiting: [PendingRequest] = []
  var summary: DocumentSummary?
  /// How its views can be brought back; `nil` of one that has never been looked at.
  var views: [Int: WireViewState?]
  /// Requests whose effect is not in the edit log, in their order.
  var settings = KeptSettings()
  var isOpen = false
  /// How many requests wait for an answer of another document's worker.
  var holds = 0
  /// Whether requests wait: for another worker's answer, or since it is opened again.
  var isHeld: Bool { holds > 0 || link?.isMuted != false }
  /// Times that its worker was replaced.
  var restarts = 0
  var waitingBytes: Int { waiting.reduce(0) { $0 + $1.frame.count + InputQueue.overhead } }
  /// Restarts without a request being answered in between.
  var futileRestarts = 0

  init(
    number: Int, firstView: Int, params: JSONTree, key: String, dataFolder: TemporaryFolder?
  ) {
    id = "d\(number)"
    self.number = number
    self.firstView = firstView
    self.params = dataFolder == nil ? params : params.without("data")
    self.key = key
    self.dataFolder = dataFolder
    views = [firstView: nil]
  }

  /// Takes note of the password with which its file was written, or read again.
  func notePassword(_ request: JSONTree, _ answer: [UInt8]) {
    if let password = request[member: "password"]?.string {
      params = params.with("password", .string(password))
    }
    guard let encrypt = request[member: "encrypt"], encrypt != .null,
      let result = (try? JSONDocument.parse(answer))?.root[member: "result"],
      let path = result[member: "path"]?.string, path == summary?.path
    else { return }
    params = params.without("password")
    guard encrypt[member: "method"] != "none" else { return }
    let passwords = ["ownerPassword", "userPassword"].compactMap { encrypt[member: $0]?.string }
    if let password = passwords.first(where: { !$0.isEmpty }) {
      params = params.with("password", .string(password))
    }
  }

  /// The params that open it again, as it was when its worker died.
  var paramsToRecover: JSONTree {
    var params = params
    // Changes of an earlier session that nobody has decided about stay undecided.
    let hasOwnChanges = (summary?.revision ?? 0) > 0
    if dataFolder != nil || hasOwnChanges { params = params.with("recovery", "apply") }
    if let dataFolder {
      params = params.with("path", .string(dataFolder.path + "/document.pdf"))
    }
    return params
  }
}

extension JSONTree {
  /// An object without one of its members.
  func without(_ name: String) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  /// An object with a member, in place of what it had under that name.
  func with(_ name: String, _ value: JSONTree) -> JSONTree {
    guard case .object(let members) = without(name) else { return self }
    return .object(members + [.init(name, value)])
  }
}
