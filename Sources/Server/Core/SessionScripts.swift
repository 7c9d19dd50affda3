// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import Scripts
import Workspace

/// The scripts of the session's documents: their dialogues with the user, and their reports.
final class SessionScripts {
  private var dialogues = DialogueBudget()
  private unowned let session: Session

  init(of session: Session) { self.session = session }

  /// The number of a document's suppressed dialogues since its user's last action.
  func withheldDialogues(of open: OpenDocument) -> Int { dialogues.count(open.id) }

  /// Enables a document's scripts. A script that exceeds a limit does not prevent the document from
  /// opening.
  ///
  /// - Parameter isResumed: whether the document was changed after the scripts began for the first time.
  func enable(in open: OpenDocument, isResumed: Bool) {
    var user = ScriptUser(
      ask: { [unowned self] in ask($1, of: $0) },
      tell: { [unowned self] in tell($1, by: $2, of: $0) },
      offset: session.world.utcOffset, uptime: session.world.uptime)
    user.engine = session.world.scriptEngine
    do throws(ToolError) {
      try open.enableScripts(user, isResumed: isResumed)
    } catch { log(error.isCancellation ? .error : .limitExceeded, error.message, by: "", of: open) }
  }

  /// Allows a document's scripts new dialogues after an action of its user.
  func noteUser(_ method: String, _ params: JSONNode?) {
    guard DialogueBudget.renews(method, params), let id = params?[member: "documentId"]?.string
    else {
      return
    }
    let count = dialogues.renew(id)
    guard count > 0, let open = session.documents.all.first(where: { $0.id == id }) else { return }
    log(.limitExceeded, "\(count) dialogues were not shown.", by: "", of: open)
  }

  private func mayShowDialogue(of open: OpenDocument) -> Bool {
    switch dialogues.take(open.id) {
    case .shows: return true
    case .withholds(let isFirst):
      guard isFirst else { return false }
      let text = """
        The document has shown \(DialogueBudget.most) dialogues in a row. It may show more when the \
        user has done something with it.
        """
      log(.limitExceeded, text, by: "", of: open)
      return false
    }
  }

  private func ask(_ question: ScriptQuestion, of open: OpenDocument) -> ScriptAnswer {
    guard mayShowDialogue(of: open) else { return .none }
    open.announceActivations()
    switch question {
    case .alert(let message, let title, let icon, let buttons):
      let offered = AlertButton.offered(buttons)
      let params = HostAlert.Params(
        documentId: open.id, message: message, title: title, icon: AlertIcon(icon),
        buttons: offered)
      return ask(HostAlert.self, params, of: open) { result in
        offered.contains(result.button) ? .button(result.button.scriptButton) : .none
      }
    case .response(let question, let title, let value, let label, let isPassword):
      let params = HostPrompt.Params(
        documentId: open.id, message: question, title: title, label: label, value: value,
        password: isPassword)
      return ask(HostPrompt.self, params, of: open) { $0.value.map(ScriptAnswer.text) ?? .none }
    case .menu(let items):
      let params = HostPopUpMenu.Params(documentId: open.id, items: items)
      return ask(HostPopUpMenu.self, params, of: open) { result in
        guard let choice = result.choice, items.offers(choice) else { return .none }
        return .choice(choice)
      }
    }
  }

  /// Asks without a deadline. A script ends with the request that it runs for, or else the request would
  /// go on after a cancel as if the user had answered.
  private func ask<R: ClientRequest>(
    _ request: R.Type, _ params: R.Params, of open: OpenDocument,
    _ answer: (R.Result) -> ScriptAnswer
  ) -> ScriptAnswer {
    switch session.client.asked(request, params, about: open.id, milliseconds: nil) {
    case .success(let result)?: answer(result)
    case .failure(let error)? where error.kind == .requestCancelled: .cancelled
    case .failure?, nil: .none
    }
  }

  private func tell(_ report: ScriptReport, by script: String, of open: OpenDocument) {
    open.announceActivations()
    switch report {
    case .failed(let message): log(.error, message, by: script, of: open)
    case .refused(let reason): log(.notPermitted, reason, by: script, of: open)
    case .wants(.console(let text)): log(.message, text, by: script, of: open)
    case .wants(.unsupported(let name)): log(.unsupported, name, by: script, of: open)
    case .wants(.named("Print")): request(.print(first: nil, last: nil), by: script, of: open)
    case .wants(.launch(let url)):
      guard let view = open.scripts?.view, mayShowDialogue(of: open) else { return }
      session.notify(HostOpenURI.self, HostOpenURI.Params(place: HostPlace(view), uri: url))
    case .wants(.goToPage), .wants(.goToDestination), .wants(.named):
      guard case .wants(let effect) = report else { return }
      if !open.turn(as: effect) { log(.unsupported, "\(effect)", by: script, of: open) }
    case .wants(let effect): request(effect, by: script, of: open)
    }
  }

  func runTimers() {
    session.forEachFreeDocument { open in
      do throws(ToolError) {
        try open.runTimers()
      } catch { log(.limitExceeded, error.message, by: "timer", of: open) }
      settleWishes(of: open)
    }
  }

  /// Applies the deferred effects of scripts after the change that triggered them.
  func settle() {
    session.forEachFreeDocument { open in
      open.isAttended()
      settleWishes(of: open)
    }
  }

  private func settleWishes(of open: OpenDocument) {
    open.settleFocus()
    for (script, result) in open.takeSubmissions() {
      switch result {
      case .success(let submission):
        guard mayShowDialogue(of: open) else { continue }
        SubmissionReport(submission: submission, open: open)
          .send(in: session) { [unowned self] in log(.error, $0.message, by: script, of: open) }
      case .failure(let error): log(.error, error.message, by: script, of: open)
      }
    }
  }

  private func request(_ effect: ScriptEffect, by script: String, of open: OpenDocument) {
    guard var params = HostScriptRequest.Params(effect) else { return }
    guard params.kind == .beep || mayShowDialogue(of: open) else { return }
    params.documentId = open.id
    params.script = script
    session.notify(HostScriptRequest.self, params)
  }

  private func log(
    _ level: ScriptDidLog.Level, _ text: String, by script: String, of open: OpenDocument
  ) {
    session.notify(
      ScriptDidLog.self,
      ScriptDidLog.Params(documentId: open.id, script: script, level: level, text: text))
  }
}

extension AlertIcon {
  fileprivate init(_ icon: ScriptQuestion.Icon) {
    self =
      switch icon {
      case .error: .error
      case .warning: .warning
      case .question: .question
      case .status: .status
      }
  }
}

extension AlertButton {
  fileprivate static func offered(_ buttons: ScriptQuestion.Buttons) -> [AlertButton] {
    switch buttons {
    case .ok: [.ok]
    case .okCancel: [.ok, .cancel]
    case .yesNo: [.yes, .no]
    case .yesNoCancel: [.yes, .no, .cancel]
    }
  }

  fileprivate var scriptButton: ScriptAnswer.Button {
    switch self {
    case .ok: .ok
    case .cancel: .cancel
    case .yes: .yes
    case .no: .no
    }
  }
}
