// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Scripts
import Tools

/// The server's capabilities, as `initialize` answers them.
struct Capabilities: Record {
  var framing = Framing.lines
  var renderFormats = RenderFormat.allCases.filter { $0 != .webp }
  var renderDeliveries = RenderDelivery.allCases
  var tools = ToolTable.kinds.map(\.name.rawValue)
  var components = Component.allCases
  var annotationTypes = AnnotationType.allCases.filter { AnnotationRecipe.all[$0] != nil }
  var javascript = false
  var scriptEngine: ScriptEngine.Name?
  var scriptLibrary: String?

  static let summary = "The server's capabilities."
  static let fields: [Field<Self>] = [
    .required("framing", \.framing, "The framing of this session."),
    .required("renderFormats", \.renderFormats, "The formats of `page/render`."),
    .required("renderDeliveries", \.renderDeliveries, "How `page/render` delivers pictures."),
    .required("tools", \.tools, "The ids that `tool/set` takes."),
    .required("components", \.components, "The interaction components."),
    .required("annotationTypes", \.annotationTypes, "The types that `annotations/add` makes."),
    .required(
      "javascript", \.javascript,
      "Whether documents' scripts run, unless `document/open` says otherwise."),
    .optional(
      "scriptEngine", \.scriptEngine,
      "The engine of scripts, if they run: `javascriptcore` has modern JavaScript; `mujs`, used if "
        + "the system has no JavaScriptCore, has ECMAScript 5."),
    .optional(
      "scriptLibrary", \.scriptLibrary,
      "The file name of JavaScriptCore's library, including its version, if it runs scripts."),
  ]
}

extension ScriptEngine.Name: WireEnum {}
