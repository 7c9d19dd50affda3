// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Interaction
import JSONRPC
import Workspace

/// Hands form data to the client, which submits it or not.
struct SubmissionReport {
  var submission: FormSubmission
  let open: OpenDocument
  /// The view in which the user submitted the form; `nil` for a request or a script.
  var viewID: String?

  /// Hands over data that no request waits for. The file of a whole document is written first, in turns.
  ///
  /// - Parameter failed: called if the file cannot be written.
  func send(in session: Session, failed: @escaping (RPCError) -> Void) {
    guard submission.format == .pdf else { return notify(session) }
    do throws(RPCError) {
      let file = try tooling(open.startSubmittedFile())
      let ended = { (error: RPCError?) in if let error { failed(error) } }
      session.begin(FormsSubmit.name, about: open, ended) { write(file, $0) }
    } catch {
      failed(error)
    }
  }

  /// Writes a whole document's file in turns, and hands it over.
  func write(_ file: BytesInProgress, _ call: Call) -> Transaction<Void> {
    call.write(file) { (bytes) throws(RPCError) in
      guard let bytes else {
        throw RPCError(
          ToolError.invalid(
            "The form is larger than 32 MiB and cannot be submitted: save the document and send the "
              + "file instead."))
      }
      var whole = self
      whole.submission.body = bytes
      whole.notify(call.session)
    }
  }

  func notify(_ session: Session) {
    session.notify(
      HostSubmitForm.self,
      HostSubmitForm.Params(submission, documentId: open.id, viewId: viewID))
  }
}
