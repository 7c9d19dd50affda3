// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Scripts

/// A session for a single request, as `recto call` runs it.
public struct OneShot {
  private let clock: @Sendable () -> Int64
  private let firstRandom: UInt64
  private let temporaryFolder: String
  private let scriptEngine: ScriptEngine

  /// - Parameters:
  ///   - clock: seconds since 1970.
  ///   - firstRandom: a random number, from which the others are counted up.
  ///   - temporaryFolder: the folder for temporary files, and for files that the caller will read.
  public init(
    clock: @escaping @Sendable () -> Int64, firstRandom: UInt64 = 1,
    temporaryFolder: String = "/tmp", scriptEngine: ScriptEngine = .ofThisProcess
  ) {
    (self.clock, self.firstRandom) = (clock, firstRandom)
    (self.temporaryFolder, self.scriptEngine) = (temporaryFolder, scriptEngine)
  }

  /// The answer: a result's JSON, or an error's.
  public enum Outcome {
    case result(String)
    /// The result of a request that changed the document without saving it.
    case unsaved(String)
    case failure(String)
  }

  /// The document that is opened for the request.
  private static let document: JSONTree = "d1"

  /// Makes the request, with the document open if one is given. The document is `d1`. It is saved
  /// afterwards if that is wanted.
  ///
  /// - Throws: ``JSONParseError`` if the params are not JSON; ``EngineError`` if there is no memory.
  public func run(
    method: String, params: String, open: String?, password: String? = nil,
    save: Invocation.SaveTarget?
  ) throws -> Outcome {
    var session = Conversation(
      peer: try InProcessPeer(
        clock: clock, firstRandom: firstRandom, temporaryFolder: temporaryFolder,
        scriptEngine: scriptEngine, writeWarning: StandardError.write))
    var params = try JSONTree.parse(params)
    params = OneShot.whole(params)
    if open != nil { params = OneShot.naming(document: params, for: method) }
    if let failure = session.failure(of: Initialize.name, []) { return .failure(failure) }
    if let open {
      let opened =
        [JSONTree.Member("path", .string(open))]
        + (password.map { [.init("password", .string($0))] } ?? [])
      if let failure = session.failure(of: DocumentOpen.name, opened) { return .failure(failure) }
    }
    let answer = session.answer(method, params)
    if let error = answer[member: "error"] { return .failure(error.wireText) }
    let result = (answer[member: "result"] ?? .null).wireText
    let named: [JSONTree.Member] = [.init("documentId", OneShot.document)]
    switch save {
    case .copy(let path)?:
      let failure = session.failure(of: DocumentSave.name, named + [.init("path", .string(path))])
      return failure.map(Outcome.failure) ?? .result(result)
    case .inPlace? where session.isDirty(named):
      return session.failure(of: DocumentSave.name, named).map(Outcome.failure) ?? .result(result)
    case nil where open != nil && session.isDirty(named): return .unsaved(result)
    default: return .result(result)
    }
  }

  /// The params without a wish for partial results: only the result is shown.
  private static func whole(_ params: JSONTree) -> JSONTree {
    guard case .object(let members) = params else { return params }
    return .object(members.filter { $0.name != "partialResultToken" })
  }

  /// The params with the document, if the method takes one. Params that name a document stay.
  private static func naming(document params: JSONTree, for method: String) -> JSONTree {
    guard case .object(let members) = params, params[member: "documentId"] == nil,
      let method = Catalogue.methods.first(where: { $0.name == method }),
      RecordType(method.paramsType).fields.contains(where: { $0.name == "documentId" })
    else { return params }
    return .object([.init("documentId", document)] + members)
  }
}

/// Makes requests one after the other.
private struct Conversation {
  let peer: InProcessPeer
  private var requests = 0

  init(peer: InProcessPeer) { self.peer = peer }

  mutating func answer(_ method: String, _ params: JSONTree) -> JSONTree {
    requests += 1
    return peer.answer(id: requests, method, params)
  }

  /// Makes a request, and returns its error's JSON; `nil` if it succeeds.
  mutating func failure(of method: String, _ params: [JSONTree.Member]) -> String? {
    answer(method, .object(params))[member: "error"]?.wireText
  }

  /// Whether the document has unsaved changes, or work under way.
  mutating func isDirty(_ named: [JSONTree.Member]) -> Bool {
    let info = answer(DocumentInfo.name, .object(named))[member: "result"]
    return info?[member: "dirty"] == .bool(true)
  }
}
