// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Workspace

/// The place of an event that the front end should act on.
struct HostPlace {
  var documentId = ""
  var viewId = ""

  init() {}

  init(_ view: OpenView) {
    documentId = view.owner.id
    viewId = view.id
  }
}

/// Params for messages that a front end should act on.
protocol HostParams: WrittenRecord {
  var place: HostPlace { get set }
}

extension Field where R: HostParams {
  static var place: [Field] {
    [
      .required("documentId", \.place.documentId, "The document."),
      .required("viewId", \.place.viewId, "The view."),
    ]
  }
}
