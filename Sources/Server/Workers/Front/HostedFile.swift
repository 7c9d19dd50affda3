// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import System

/// The way in which a document was opened. Another worker can open it again that way.
struct HostedFile {
  /// The params of `document/open`, with the current password. The password is kept only in memory.
  private var params: JSONTree
  /// Identifies the file when it is opened again.
  let key: String
  /// The document's own folder, if it was opened from data.
  let dataFolder: TemporaryFolder?

  init(_ params: JSONTree, key: String, dataFolder: TemporaryFolder?) {
    self.params = dataFolder == nil ? params : params.without("data")
    (self.key, self.dataFolder) = (key, dataFolder)
  }

  /// The path of the file; `nil` for a document that was opened from data.
  var path: String? { HostedFile.path(in: params) }

  static func path(in params: JSONTree) -> String? {
    params[member: "path"]?.string ?? params[member: "uri"]?.string.flatMap { FileURI($0)?.path }
  }

  /// Notes the password with which the file was written or reloaded.
  mutating func notePassword(_ request: JSONTree, _ answer: [UInt8], savedAs path: String?) {
    if let password = request[member: "password"]?.string {
      params = params.with("password", .string(password))
    }
    guard let encrypt = request[member: "encrypt"], encrypt != .null,
      let result = (try? JSONDocument.parse(answer))?.root[member: "result"],
      let written = result[member: "path"]?.string, let path, Editor.isSameName(written, path)
    else { return }
    params = params.without("password")
    guard encrypt[member: "method"] != "none" else { return }
    let passwords = ["ownerPassword", "userPassword"].compactMap { encrypt[member: $0]?.string }
    if let password = passwords.first(where: { !$0.isEmpty }) {
      params = params.with("password", .string(password))
    }
  }

  /// The params that open the document again in its last state. That is the state before its worker
  /// died.
  ///
  /// - Parameter isLogged: whether the edit log is the document's own. The client's choice was about the
  ///   log that was there when the document was first opened.
  func paramsToRecover(isLogged: Bool) -> JSONTree {
    let choice = dataFolder != nil || isLogged ? RecoveryChoice.apply : .report
    var params = params.with("recovery", .string(choice.rawValue))
    // Closed pages may be gone. The next worker gets the policy with pages as they are now (`WorkerGoOn`).
    if let policy = params[member: "policy"] {
      params = params.with("policy", policy.without("closedPages"))
    }
    if let dataFolder {
      params = params.with("path", .string(dataFolder.path + "/document.pdf"))
    }
    return params
  }
}

extension JSONTree {
  /// The object without one member.
  func without(_ name: String) -> JSONTree {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  /// The object with a member added or replaced.
  func with(_ name: String, _ value: JSONTree) -> JSONTree {
    guard case .object(let members) = without(name) else { return self }
    return .object(members + [.init(name, value)])
  }

  /// Whether an object has all members of another, at all depths. Their values do not count.
  func hasMembers(of other: JSONTree) -> Bool {
    guard case .object(let members) = other else { return true }
    return members.allSatisfy { self[member: $0.name]?.hasMembers(of: $0.value) == true }
  }
}
