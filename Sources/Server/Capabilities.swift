// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// What the server can do, as `initialize` answers.
struct Capabilities: Record {
  var framing = Framing.lines
  var renderFormats = RenderFormat.allCases
  var renderDeliveries = RenderDelivery.allCases
  var annotationTypes = AnnotationType.allCases.filter { AnnotationRecipe.all[$0] != nil }

  static let summary = "What the server can do."
  static let fields: [Field<Self>] = [
    .required("framing", \.framing, "The framing of this session."),
    .required("renderFormats", \.renderFormats, "What `page/render` encodes pages as."),
    .required("renderDeliveries", \.renderDeliveries, "How it hands them over."),
    .required("annotationTypes", \.annotationTypes, "The types that `annotations/add` makes."),
  ]
}
