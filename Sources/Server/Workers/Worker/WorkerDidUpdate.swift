// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import Members

/// A worker's report to its front. The client does not receive it.
enum WorkerDidUpdate: Notification {
  static let name = "worker/didUpdate"
  static let summary = "The changes of a worker's document."

  struct Params: Record {
    static let name = "WorkerUpdateParams"
    var document: DocumentSummary?
    /// The client's policy, with pages as they are now.
    var policy: PartialValue<Policy>?
    /// The preset of new views, with pages as they are now.
    var preset: WirePreset?
    /// Whether the file is a version that the client was not shown.
    var isSuperseded: Bool?
    /// Whether there is an edit log with the document's changes.
    var isLogged: Bool?
    var viewCount: Int?
    var views: [WorkerView] = []
    var sandbox: SandboxStatus?
    /// Why pages' pictures are not stored; empty if they are.
    var warning: String?

    static let fields: [Field<Self>] = [
      .optional("document", \.document), .optional("policy", \.policy),
      .optional("preset", \.preset),
      .optional("isSuperseded", \.isSuperseded), .optional("isLogged", \.isLogged),
      .optional("viewCount", \.viewCount),
      .defaulted("views", \.views), .optional("sandbox", \.sandbox),
      .optional("warning", \.warning),
    ]
  }
}

/// A view's state and preset, for restoring them.
struct WorkerView: Record {
  var viewId = ""
  /// The view's state; missing if the view was closed.
  var state: WireViewState?
  /// The view's preset, if changed, with pages as they are now.
  var preset: WirePreset?
  static let fields: [Field<Self>] = [
    .required("viewId", \.viewId), .optional("state", \.state), .optional("preset", \.preset),
  ]
}
