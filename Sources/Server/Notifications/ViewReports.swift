// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import Workspace

/// Notifies the client of events in views, and asks about them.
struct ViewReports {
  unowned let session: Session

  /// Notifies the client of events in a view.
  func observe(_ view: OpenView) {
    view.client.didHappen = { [unowned view] event in
      switch event {
      case .viewChanged(let cause, let isAnimated):
        session.world.worker?.changedViews.insert(view.id)
        session.notify(
          ViewDidChange.self, ViewDidChange.Params(view, cause, isAnimated: isAnimated))
      case .selectionChanged:
        session.notify(SelectionDidChange.self, SelectionDidChange.Params(view))
      case .toolChanged(let tool, let previous):
        session.world.worker?.changedViews.insert(view.id)
        session.notify(
          ToolDidChange.self,
          ToolDidChange.Params(place: HostPlace(view), tool: tool, previous: previous))
      case .focusChanged(let field):
        session.notify(
          FormsDidFocus.self, FormsDidFocus.Params(place: HostPlace(view), focused: field))
      case .willActivate(let callback, let component, let context, let place):
        let place = WireActivation(HostPlace(view), component, context, place)
        session.notify(
          InteractionWillActivate.self,
          InteractionWillActivate.Params(callbackId: callback, activation: place))
      case .host(let request): tell(request, of: view)
      case .layersChanged(let layers):
        let changed = layers.compactMap(LayerVisibility.init)
        session.notify(
          LayersDidChange.self,
          LayersDidChange.Params(documentId: view.owner.id, layers: changed))
      case .gestureChanged(let occasion, let phase):
        var params = GestureDidChange.Params()
        params.occasion = WireGestureOccasion(occasion, in: view)
        params.phase = phase
        session.notify(GestureDidChange.self, params)
      case .passed(let event, let passage, let component):
        session.notify(
          ToolDidPass.self,
          ToolDidPass.Params(
            place: HostPlace(view), tool: view.tool, state: view.toolState, event: event,
            passage: passage,
            component: component))
      case .menuChosen(let item):
        session.notify(
          MenuDidChoose.self, MenuDidChoose.Params(place: HostPlace(view), id: item.rawValue))
      }
    }
    view.client.askHook = { [unowned view] question, milliseconds in
      HookQuestions(session: session).ask(question, of: view, milliseconds: milliseconds)
    }
    view.client.askGesture = { [unowned view] occasion, milliseconds in
      var params = GestureShouldBegin.Params()
      params.occasion = WireGestureOccasion(occasion, in: view)
      params.annotation = (try? view.annotations(at: occasion.sample))?.first.map {
        WireAnnotation($0)
      }
      return session.client.ask(
        GestureShouldBegin.self, params, about: view.owner.id, milliseconds: milliseconds)?.begin
        .answer
    }
    view.client.askTool = { [unowned view] (question, limit) throws(ToolError) in
      try ClientToolQuestions(session: session)
        .ask(question, of: view, milliseconds: limit)
    }
    view.client.askComponent = { [unowned view] situation, milliseconds in
      session.client.permits(
        InteractionShouldActivate.self, InteractionShouldActivate.Params(situation, in: view),
        about: view.owner.id,
        milliseconds: milliseconds
      ) { $0.allow.answer }
    }
  }

  private func tell(_ request: HostRequest, of view: OpenView) {
    let place = HostPlace(view)
    switch request {
    case .openURI(let uri):
      session.notify(HostOpenURI.self, HostOpenURI.Params(place: place, uri: uri))
    case .decideURI(let uri, let kind):
      session.notify(HostDecideURI.self, HostDecideURI.Params(place: place, uri: uri, kind: kind))
    case .openDocument(let link):
      session.notify(HostOpenDocument.self, HostOpenDocument.Params(place: place, link: link))
    case .launch(let path, let members):
      session.notify(HostLaunch.self, HostLaunch.Params(place: place, path: path, members: members))
    case .command(let name):
      session.notify(HostCommand.self, HostCommand.Params(place: place, command: name))
    case .importData(let path):
      session.notify(HostImportData.self, HostImportData.Params(place: place, path: path))
    case .showTransition(let transition):
      session.notify(
        HostShowTransition.self,
        HostShowTransition.Params(place: place, transition: WireActionMember(transition.encoded)))
    case .playSound(let request):
      session.notify(HostPlaySound.self, HostPlaySound.Params(place: place, request: request))
    case .toggleUserInterface:
      session.world.worker?.changedViews.insert(view.id)
      session.notify(
        HostToggleUserInterface.self,
        HostToggleUserInterface.Params(place: place, visible: view.display.isUserInterfaceVisible))
    case .setClipboard(let copied):
      session.notify(HostSetClipboard.self, HostSetClipboard.Params(place, copied))
    case .search(let text):
      session.notify(HostSearch.self, HostSearch.Params(place: place, text: text))
    case .playMedia(let request):
      session.notify(HostPlayMedia.self, HostPlayMedia.Params(place: place, request: request))
    case .stopMedia(let id):
      session.notify(HostStopMedia.self, HostStopMedia.Params(place: place, annotationId: id))
    case .signature(let wish, let field, let annotation):
      session.notify(
        HostSignature.self,
        HostSignature.Params(place: place, wish: wish, field: field, annotation: annotation))
    case .controlMedia(let id, let control):
      session.notify(HostControlMedia.self, HostControlMedia.Params(place, id, control))
    case .submitForm(let submission):
      let session = session
      SubmissionReport(submission: submission, open: view.owner, viewID: place.viewId)
        .send(in: session) { session.log(.error, $0.message) }
    case .unsupportedAction(let action, let reason):
      session.notify(
        HostUnsupportedAction.self,
        HostUnsupportedAction.Params(place: place, action: WireAction(action), reason: reason))
    }
  }
}
