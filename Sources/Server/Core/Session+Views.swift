// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSON
import Workspace

extension Session {
  /// Tells the client of what happens in a view.
  func observe(_ view: OpenView) {
    view.didHappen = { [unowned self, unowned view] event in
      switch event {
      case .viewChanged(let cause, let isAnimated):
        world.worker?.changedViews.insert(view.id)
        notify(ViewDidChange.self, ViewDidChange.Params(view, cause, isAnimated: isAnimated))
      case .selectionChanged:
        notify(SelectionDidChange.self, SelectionDidChange.Params(view))
      case .toolChanged(let tool, let previous):
        world.worker?.changedViews.insert(view.id)
        notify(ToolDidChange.self, ToolDidChange.Params(view, tool, previous: previous))
      case .focusChanged(let field):
        notify(FormsDidFocus.self, FormsDidFocus.Params(view, field))
      case .willActivate(let callback, let component, let context, let place):
        let place = WireActivation(HostPlace(view), component, context, place)
        notify(
          InteractionWillActivate.self,
          InteractionWillActivate.Params(callbackId: callback, activation: place))
      case .host(let request): tell(request, of: view)
      case .layersChanged(let layers):
        let changed = layers.compactMap(LayerVisibility.init)
        notify(
          LayersDidChange.self,
          LayersDidChange.Params(documentId: view.owner.id, layers: changed))
      case .gestureChanged(let occasion, let phase):
        var params = GestureDidChange.Params()
        params.occasion = WireGestureOccasion(occasion, in: view)
        params.phase = phase
        notify(GestureDidChange.self, params)
      case .passed(let event, let passage, let component):
        notify(ToolDidPass.self, ToolDidPass.Params(event, passage, component, in: view))
      case .menuChosen(let item):
        notify(
          MenuDidChoose.self, MenuDidChoose.Params(place: HostPlace(view), id: item.rawValue))
      }
    }
    view.askHook = { [unowned self, unowned view] question, milliseconds in
      ask(question, of: view, milliseconds: milliseconds)
    }
    view.askGesture = { [unowned self, unowned view] occasion, milliseconds in
      var params = GestureShouldBegin.Params()
      params.occasion = WireGestureOccasion(occasion, in: view)
      params.annotation = (try? view.annotations(at: occasion.sample))?.first.map {
        WireAnnotation($0)
      }
      return ask(
        GestureShouldBegin.self, params, about: view.owner.id, milliseconds: milliseconds)?.begin
        .answer
    }
    view.askTool = { [unowned self, unowned view] (question, limit) throws(ToolError) in
      try ask(question, of: view, milliseconds: limit)
    }
    view.askClient = { [unowned self, unowned view] situation, milliseconds in
      permits(
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
      notify(HostOpenURI.self, HostOpenURI.Params(place: place, uri: uri))
    case .decideURI(let uri, let kind):
      notify(HostDecideURI.self, HostDecideURI.Params(place: place, uri: uri, kind: kind))
    case .openDocument(let link):
      notify(HostOpenDocument.self, HostOpenDocument.Params(place, link))
    case .launch(let path, let members):
      notify(HostLaunch.self, HostLaunch.Params(place, path, members))
    case .command(let name):
      notify(HostCommand.self, HostCommand.Params(place: place, command: name))
    case .importData(let path):
      notify(HostImportData.self, HostImportData.Params(place: place, path: path))
    case .showTransition(let transition):
      notify(
        HostShowTransition.self,
        HostShowTransition.Params(place: place, transition: WireActionMember(transition.encoded)))
    case .playSound(let request):
      notify(HostPlaySound.self, HostPlaySound.Params(place, request))
    case .toggleUserInterface:
      notify(
        HostToggleUserInterface.self,
        HostToggleUserInterface.Params(place: place, visible: view.isUserInterfaceVisible))
    case .setClipboard(let copied):
      notify(HostSetClipboard.self, HostSetClipboard.Params(place, copied))
    case .search(let text):
      notify(HostSearch.self, HostSearch.Params(place: place, text: text))
    case .playMedia(let request):
      notify(HostPlayMedia.self, HostPlayMedia.Params(place, request))
    case .stopMedia(let id):
      notify(HostStopMedia.self, HostStopMedia.Params(place: place, annotationId: id))
    case .signature(let wish, let field, let annotation):
      notify(HostSignature.self, HostSignature.Params(place, wish, field, annotation))
    case .controlMedia(let id, let control):
      notify(HostControlMedia.self, HostControlMedia.Params(place, id, control))
    case .submitForm(let submission):
      notify(
        HostSubmitForm.self,
        HostSubmitForm.Params(
          submission, documentId: place.documentId, viewId: place.viewId))
    case .unsupportedAction(let action, let reason):
      notify(
        HostUnsupportedAction.self,
        HostUnsupportedAction.Params(place: place, action: WireAction(action), reason: reason))
    }
  }
}
