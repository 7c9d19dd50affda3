// SPDX-License-Identifier: AGPL-3.0-or-later

/// The origin of a change.
public enum ChangeCause: String, CaseIterable, Sendable {
  case tool, api, undo, redo, rollback, `import`
}

/// A change that was made, as reported to a document's observers.
public struct Change: Hashable, Sendable {
  /// The step's name in the history.
  public var name: String
  public var cause: ChangeCause
  public var effect: EditEffect
  /// The document's revision after the change.
  public var revision: Int
}

/// A large change that is made piece by piece, as a whole: all of it, or nothing.
///
/// Until it is over nobody else may read or change the document, and no observer is notified.
public protocol ChangeInProgress: AnyObject {
  var cause: ChangeCause { get }
  /// The number of pieces.
  var total: Int { get }
  /// The number of pieces made so far.
  var done: Int { get }
  /// Whether the change is complete or was taken back.
  var isOver: Bool { get }
  /// The pages whose drawing or text may change; `nil` if that is unknown.
  var scope: Set<Int>? { get }
  /// The effect of the whole change. It is available once all pieces are made and only the last
  /// ``advance()`` is left.
  var effect: EditEffect? { get }

  /// Work that another thread may do before the next ``advance()``; `nil` if there is none.
  func workAside() -> (@Sendable () -> Void)?

  /// Takes the next step: makes a piece, or completes the change after the last piece.
  ///
  /// - Returns: the change when it is complete; `nil` before.
  /// - Throws: why the change cannot be made. Nothing of it remains then.
  func advance() throws(EditError) -> Change?

  /// Takes back the pieces made so far.
  func cancel() throws(EditError)
}
