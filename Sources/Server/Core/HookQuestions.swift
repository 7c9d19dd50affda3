// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import Workspace

/// Asks the client's hooks.
struct HookQuestions {
  unowned let session: Session

  /// Asks a hook of the client.
  func ask(_ question: HookQuestion, of view: OpenView, milliseconds: Int) -> HookAnswer? {
    var hook = HookContext(view)
    func asked<R: ClientRequest>(
      _ request: R.Type, _ params: R.Params
    ) -> HookAnswer? where R.Result == Allowance {
      session.client.permits(request, params, about: view.owner.id, milliseconds: milliseconds) {
        $0.allow.answer
      }
      .map { HookAnswer($0) }
    }
    func form(of ids: [String]) -> WireAnnotation? {
      guard ids.count == 1 else { return nil }
      return try? view.document.wireAnnotation(ids[0])
    }
    switch question {
    case .changeTool(let previous, let tool):
      return asked(
        ToolShouldChange.self,
        .init(hook: hook, tool: tool.rawValue, previous: previous.rawValue))
    case .select(let ids):
      hook.annotation = form(of: ids)
      return select(.init(hook: hook, ids: ids), milliseconds)
    case .edit(let ids, let step):
      hook.annotation = form(of: ids)
      return asked(AnnotationsShouldEdit.self, .init(hook: hook, ids: ids, step: step))
    case .follow(let action, let from):
      let link = view.link(at: from)
      hook.annotation = link.map { WireAnnotation($0) }
      return asked(
        LinksShouldFollow.self,
        .init(
          hook: hook, action: WireAction(action), pageIndex: from.pageIndex, point: from.point,
          text: link.flatMap(view.text(under:))))
    case .run(let action, let occasion):
      var params = ActionShouldRun.Params()
      params.action = WireAction(action)
      params.occasion = occasion
      hook.annotation = params.occasion.annotationID.flatMap { form(of: [$0]) }
      params.hook = hook
      return asked(ActionShouldRun.self, params)
    case .handle(let occasion, let annotations):
      var params = InteractionShouldHandle.Params()
      params.occasion = WireGestureOccasion(occasion, in: view)
      params.annotations = annotations
      return asked(InteractionShouldHandle.self, params)
    case .copy(let text, let ids):
      hook.annotation = form(of: ids)
      return copy(.init(hook: hook, text: text, ids: ids), milliseconds)
    case .showMenu(let items):
      return asked(MenuShouldShow.self, .init(hook: hook, items: items.map(WireMenuItem.init)))
    }
  }

  private func copy(_ params: SelectionShouldCopy.Params, _ milliseconds: Int) -> HookAnswer? {
    var text: String?
    let verdict = session.client.permits(
      SelectionShouldCopy.self, params, about: params.place.documentId, milliseconds: milliseconds
    ) { answer in
      text = answer.text
      return answer.allow.answer
    }
    guard verdict == .allow, let text else { return verdict.map { HookAnswer($0) } }
    return .text(text)
  }

  private func select(
    _ params: AnnotationsShouldSelect.Params, _ milliseconds: Int
  ) -> HookAnswer? {
    var some: [String]?
    let verdict = session.client.permits(
      AnnotationsShouldSelect.self, params, about: params.place.documentId,
      milliseconds: milliseconds
    ) { answer in
      some = answer.ids
      return answer.allow.answer
    }
    guard verdict == .allow, let some else { return verdict.map { HookAnswer($0) } }
    return .only(Set(some))
  }
}
