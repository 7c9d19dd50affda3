// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

protocol ViewParams: DocumentParams {
  var viewId: String? { get }
}

extension Field where R: ViewParams {
  /// The member `viewId` of every request about a view.
  static func view(_ path: Path<String?>) -> Field {
    .optional("viewId", path, "The view; by default the document's first.")
  }
}

extension Call {
  /// The view that the params name.
  ///
  /// - Throws: ``ErrorKind/unknownDocument``, ``ErrorKind/notFound``.
  func view(_ params: some ViewParams) throws(RPCError) -> OpenView {
    let document = try document(params)
    let view = try viewing(document.views.open(params.viewId))
    guard let view else {
      let name = params.viewId.map { "no view \($0)" } ?? "no view left"
      throw RPCError(
        .notFound, "The document has \(name): open one with view/open.",
        data: [.init("what", .string("view"))])
    }
    return view
  }
}

/// Params for methods that take only a view.
struct OnlyView: ViewParams {
  static let name = "ViewParams"
  var documentId = ""
  var viewId: String?
  static let fields: [Field<Self>] = [.document(\.documentId), .view(\.viewId)]
}

extension RPCError {
  init(_ error: ViewError, under path: String = "params") {
    if error == .cancelled {
      self = .cancelled
    } else {
      self.init(WireError(path: path, message: "\(error)"))
    }
  }

  init(_ error: ToolError) {
    switch error {
    case .engine(let error): self.init(error)
    case .edit(let error): self.init(error)
    case .view(let error): self.init(error)
    case .invalid(let why): self.init(WireError(path: "params", message: why))
    case .vetoed(let by, let why):
      self.init(.vetoed, why, data: [.init("by", .string(by))])
    case .consumed(let by): self.init(.vetoed, error.message, data: [.init("by", .string(by))])
    case .client(_, _, isLate: true): self.init(.timedOut, error.message)
    case .client(let tool, _, isLate: false):
      self.init(.vetoed, error.message, data: [.init("by", .string(tool.rawValue))])
    case .unknownTool:
      self.init(.notFound, error.message, data: [.init("what", .string("tool"))])
    case .tooManyHandOvers: self.init(.internalError, error.message)
    }
  }
}

/// Runs changes of a view in a method.
func viewing<Result>(
  under path: String = "params", _ body: @autoclosure () throws(ViewError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error, under: path) }
}

/// The same for a closure of several steps.
func viewing<Result>(
  under path: String = "params", _ body: () throws(ViewError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error, under: path) }
}

/// Runs tools in a method.
func tooling<Result>(
  _ body: @autoclosure () throws(ToolError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// The same for a closure of several steps.
func tooling<Result>(_ body: () throws(ToolError) -> Result) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}
