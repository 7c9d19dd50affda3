// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Members
import Workspace

enum InteractionConfigure: PromptMethod {
  static let name = "interaction/configure"
  static let effect = Effect.arranges(.latest())
  static let summary = """
    Sets how components of a view work, and returns all settings. Settings that are not given \
    stay.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ViewParams {
    static let name = "ConfigureParams"
    var documentId = ""
    var viewId: String?
    var fastScroll: PartialValue<FastScrollSettings>?
    var smartZoom: PartialValue<SmartZoomSettings>?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .optional("fastScroll", \.fastScroll, "How a tap near an edge of the view turns pages."),
      .optional("smartZoom", \.smartZoom, "How a double tap zooms."),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "ComponentSettings"
    var fastScroll = PartialValue<FastScrollSettings>()
    var smartZoom = PartialValue<SmartZoomSettings>()
    static let fields: [Field<Self>] = [
      .required("fastScroll", \.fastScroll, "The settings of `fastScroll` now."),
      .required("smartZoom", \.smartZoom, "The settings of `smartZoom` now."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    var settings = view.settings
    params.fastScroll?.apply(to: &settings.fastScroll)
    params.smartZoom?.apply(to: &settings.smartZoom)
    let wanted = settings
    try viewing(view.set(wanted))
    var result = Result()
    result.fastScroll = PartialValue<FastScrollSettings>(wanted.fastScroll)
    result.smartZoom = PartialValue<SmartZoomSettings>(wanted.smartZoom)
    return result
  }
}
