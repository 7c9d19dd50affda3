// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON
import JSONRPC
import Workspace

/// A request as its method sees it.
public struct Call {
  public let session: Session
  /// The request's id; `nil` for a notification.
  public let id: MessageID?
  let flag: CancellationFlag
  private let params: JSONNode?
  private let common: GeneralParams
  private let subject: String?

  init(session: Session, id: MessageID?, flag: CancellationFlag, params: JSONNode?) {
    self.session = session
    self.id = id
    self.flag = flag
    self.params = params
    // The dispatcher refuses params that cannot be read.
    common = (try? GeneralParams(params)) ?? GeneralParams()
    subject = nil
  }

  /// Work about a document that no message asks for.
  init(session: Session, about documentID: String) {
    (self.session, id, flag, params) = (session, nil, CancellationFlag(), nil)
    (common, subject) = (GeneralParams(), documentID)
  }

  /// The ids of open documents that the params name.
  var documents: Set<String> {
    params.map(session.documents(named:)) ?? Set(subject.map { [$0] } ?? [])
  }

  /// The document that the params name, if they name one.
  var documentID: String? { common.documentId ?? subject }

  var activity: Activity { Activity(request: id, flag: flag) }

  /// The flag that the engine polls while it works for this request.
  public var cancellation: Cancellation {
    let cancellation = Cancellation()
    flag.whenCancelled { cancellation.cancel() }
    return cancellation
  }

  /// - Throws: ``ErrorKind/requestCancelled`` if the client has cancelled the request.
  public func checkCancelled() throws(RPCError) {
    if let cause = flag.cause { throw RPCError(cause) }
  }

  /// Whether the client takes the result in pieces.
  public var wantsPartialResults: Bool { common.partialResultToken != nil }

  /// Sends a piece of the result, if the client takes pieces.
  public func sendPartialResult(_ piece: some WireValue) {
    guard let token = common.partialResultToken else { return }
    session.notify(Progress.self, ProgressParams(token: token, value: JSONBytes(piece)))
  }

  /// Reports the progress of the work, if the client asked for it.
  public func sendProgress(done: Int, of total: Int) {
    guard let token = common.progressToken else { return }
    let value = ProgressReport(done: done, total: total)
    session.notify(
      Progress.self, ProgressParams(token: token, value: JSONBytes(value)), isDroppable: true)
  }
}

extension RPCError {
  static let cancelled = RPCError(.requestCancelled, "The request was cancelled by the client.")
  static let sessionEnded = RPCError(
    .requestCancelled, "The session ended before the request was answered.")

  init(_ cause: CancellationFlag.Cause) {
    switch cause {
    case .client: self = .cancelled
    case .time:
      self.init(
        .timedOut,
        "The work took too long and was stopped: ask for less, or start with more --time.")
    }
  }
}

extension Call {
  /// The map from the space of a request's points to page space.
  ///
  /// - Throws: ``ErrorKind/notFound`` for a missing page or view.
  func mapToPage(
    _ params: some PageParams & ViewParams, _ space: Space
  ) throws(RPCError) -> Matrix {
    guard space != .page else {
      // A view that does not exist is an error even if it makes no difference.
      if params.viewId != nil { _ = try view(params) }
      return .identity
    }
    return try view(params).matrix(from: space, pageIndex: params.pageIndex)
  }

  /// Refuses to write over an open document's file. Writing would lose the document's pages.
  ///
  /// - Parameter own: the document that may have this file.
  /// - Throws: ``ErrorKind/invalidParams`` for the file of another open document.
  func refuseOpenFile(_ path: String, but own: OpenDocument? = nil) throws(RPCError) {
    let here = session.documents.all.first { $0 !== own && $0.file.isNamed(path) }?.id
    let elsewhere = session.world.worker?.openFiles.first { Editor.isSameName($0.path, path) }
    guard let id = here ?? elsewhere?.documentId else { return }
    throw RPCError(
      WireError(path: "params.path", message: "\(id) is open from this file: give another path."))
  }
}
