// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

/// Asks the client to handle events for its tools.
struct ClientToolQuestions {
  unowned let session: Session

  /// Asks the client to handle an event for one of its tools.
  ///
  /// - Throws: ``ToolError/client(_:_:isLate:)`` if no valid answer came in time; no part of an
  ///   invalid answer is applied.
  func ask(
    _ question: ClientToolQuestion, of view: OpenView, milliseconds: Int
  ) throws(ToolError) -> ClientToolReply {
    let params = ToolHandleEvent.Params(
      toolId: question.tool.rawValue, event: WireClientEvent(question: question),
      context: ClientEventContext(
        question: question, place: HostPlace(view), scale: view.view.state.scale))
    let answer = session.client.asked(
      ToolHandleEvent.self, params, about: view.owner.id, milliseconds: milliseconds)
    switch answer {
    case nil:
      throw .client(question.tool, "gave no answer within \(milliseconds) ms.", isLate: true)
    case .failure(let error)?:
      throw .client(question.tool, "gave no usable answer: \(error.message)", isLate: false)
    case .success(let result)?:
      do throws(RPCError) {
        return try reply(result, to: question, view)
      } catch {
        throw .client(question.tool, "gave no usable answer: \(error.message)", isLate: false)
      }
    }
  }

  private func isWrapper(_ question: ClientToolQuestion) -> Bool { question.wrapped != nil }

  private func reply(
    _ result: ToolHandleEvent.Result, to question: ClientToolQuestion, _ view: OpenView
  ) throws(RPCError) -> ClientToolReply {
    var reply = ClientToolReply()
    reply.outcome = try outcome(result, view)
    if result.pass, reply.outcome != .notHandled || !isWrapper(question) {
      throw RPCError(
        WireError(
          path: "pass",
          message: "Only a tool that wraps another passes, and then does nothing else."))
    }
    reply.state = result.state
    reply.overlay = result.overlay?.items.map(\.item)
    reply.menu = result.menu?.items.map { item in
      MenuItem(
        CommandName(rawValue: item.id), item.title, isEnabled: item.enabled,
        isChecked: item.checked)
    }
    if let wanted = result.requirement {
      reply.requirement = .some(wanted.value?.requirement)
      if let kind = wanted.value?.kind, [.file, .signature, .sound].contains(kind) {
        throw RPCError(
          WireError(path: "requirement.kind", message: "A client's tool cannot ask for this."))
      }
    }
    var named: Set<String> = []
    for (index, form) in (result.edits ?? []).enumerated() {
      do throws(RPCError) {
        if let id = form.add?.givenID ?? form.update?.id, !named.insert(id).inserted {
          throw RPCError(
            WireError(message: "Annotation \(id) is named twice: combine its changes."))
        }
        reply.edits.append(try form.edit(in: view.owner, session))
      } catch {
        throw RPCError(WireError(path: "edits[\(index)]", message: error.message))
      }
    }
    return reply
  }

  private func outcome(
    _ result: ToolHandleEvent.Result, _ view: OpenView
  ) throws(RPCError) -> ToolOutcome {
    switch (result.next, result.finished) {
    case (nil, true): return .finished
    case (nil, false): return result.handled ? .handled : .notHandled
    case (let next?, false):
      let name = ToolName(rawValue: next)
      guard view.hasTool(name) else {
        throw RPCError(WireError(path: "next", message: "There is no tool \(next)."))
      }
      return result.handled ? .next(name, comesBack: false) : .handOver(name)
    case (.some, true):
      throw RPCError(WireError(path: "next", message: "Give next or finished, not both."))
    }
  }
}
