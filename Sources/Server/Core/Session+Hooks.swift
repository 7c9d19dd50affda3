// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Workspace

extension Session {
  /// Asks the client through a hook.
  func ask(_ question: HookQuestion, of view: OpenView, milliseconds: Int) -> HookAnswer? {
    let place = HostPlace(view)
    func asked<R: ClientRequest>(
      _ request: R.Type, _ params: R.Params
    ) -> HookAnswer? where R.Result == Allowance {
      ask(request, params, milliseconds: milliseconds).map { HookAnswer($0.allow.answer) }
    }
    switch question {
    case .changeTool(let previous, let tool):
      return asked(
        ToolShouldChange.self,
        .init(place: place, tool: tool.rawValue, previous: previous.rawValue))
    case .select(let ids):
      return ask(
        AnnotationsShouldSelect.self, .init(place: place, ids: ids), milliseconds: milliseconds
      ).map { answer in
        guard answer.allow.answer == .allow, let some = answer.ids else {
          return HookAnswer(answer.allow.answer)
        }
        return .only(Set(some))
      }
    case .edit(let ids, let step):
      return asked(AnnotationsShouldEdit.self, .init(place: place, ids: ids, step: step))
    case .follow(let action, let from):
      return asked(
        LinksShouldFollow.self,
        .init(
          place: place, action: ActionForm(action), pageIndex: from.pageIndex, point: from.point))
    case .run(let action, let occasion):
      var params = ActionShouldRun.Params()
      params.place = place
      params.action = ActionForm(action)
      params.occasion = OccasionForm(occasion)
      return asked(ActionShouldRun.self, params)
    case .handle(let occasion, let annotations):
      var params = ShouldHandle.Params()
      params.occasion = GestureOccasionForm(occasion, in: view)
      params.annotations = annotations
      return asked(ShouldHandle.self, params)
    case .showMenu(let items):
      return asked(MenuShouldShow.self, .init(place: place, items: items.map(MenuItemForm.init)))
    }
  }
}
