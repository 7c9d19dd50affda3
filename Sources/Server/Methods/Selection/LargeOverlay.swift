// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSONRPC
import Workspace

/// Sends the overlay of a long selection, which is made in turns.
///
/// While another thread makes the overlay and encodes it, the document is held, so that nothing else
/// about the view is sent before it.
final class LargeOverlay {
  private let progress: OverlayInProgress
  private let view: OpenView
  private let open: OpenDocument
  private let session: Session
  private let isRequested: Bool
  private var made: SideResult<(bytes: [UInt8], sent: SentOverlay), RPCError>?

  /// - Parameter isRequested: whether a request is answered after it. Without one, the document may
  ///   change or be closed while text is read.
  /// - Returns: `nil` if the view's overlay is sent at once, or is being made already.
  init?(of view: OpenView, in session: Session, isRequested: Bool) {
    guard let progress = OverlayInProgress(of: view) else { return nil }
    (self.progress, self.view, open, self.session) = (progress, view, view.owner, session)
    self.isRequested = isRequested
  }

  var hold: DocumentHold {
    if made != nil { return .everything }
    return isRequested ? .changes : .nothing
  }

  /// Takes a turn.
  func turn() throws(RPCError) -> Turn<Void> {
    if let made {
      self.made = nil
      let (bytes, sent) = try made.get()
      progress.didSend(sent)
      session.world.send(bytes, ToolDidUpdate.isDroppable)
      return .done(end())
    }
    guard session.documents[open.id] === open else { return .done(end()) }
    switch try tooling(progress.advance(pages: SelectedPages.perTurn)) {
    case .goesOn: return .goesOn
    case .over: return .done(end())
    case .makes(let making, let rest):
      let place = HostPlace(view)
      let (tool, state, rest) = (view.tool.rawValue, view.toolState, WireDisplay(rest))
      let made = SideResult<(bytes: [UInt8], sent: SentOverlay), RPCError>(
        until: RPCError(.internalError, "The overlay was not made."))
      self.made = made
      return .aside { _ in
        made.make {
          let (new, sent) = making.make()
          var display = rest
          display.take(new)
          let params = ToolDidUpdate.Params(
            place: place, tool: tool, state: state, display: display)
          return (Outgoing.notification(ToolDidUpdate.name, params), sent)
        }
      }
    }
  }

  /// Ends the work, finished or not.
  func end() { progress.end() }

  /// The work as a transaction. It is a part of a request that answers after it, or a request of its
  /// own.
  func transaction<Result>(
    _ result: @escaping () throws(RPCError) -> Result
  ) -> Transaction<Result> {
    Transaction(
      turns: { () throws(RPCError) in
        try self.turn().map { _ throws(RPCError) in try result() }
      }, rollBack: end, hold: { self.hold })
  }
}

/// Work on long selections that events began. It is done in turns after the events were answered.
struct SelectionTurns {
  unowned let session: Session

  func begin(_ work: SelectionWork, in view: OpenView) {
    let ended = { [unowned session] (error: RPCError?) in
      if let error { session.log(.warning, error.message) }
    }
    switch work {
    case .overlay:
      guard let overlay = LargeOverlay(of: view, in: session, isRequested: false) else { return }
      session.begin(SelectionGet.name, about: view.owner, ended) { _ in overlay.transaction {} }
    case .copying(let text):
      session.begin(SelectionCopy.name, about: view.owner, ended) { _ in
        Transaction(
          next: { () throws(RPCError) in
            if let reading = view.startReading(text) {
              _ = try tooling(reading.advance(pages: SelectedPages.perTurn))
              return nil
            }
            return try tooling(view.copy(text))
          }, rollBack: {}, hold: { .changes })
      }
    }
  }
}
