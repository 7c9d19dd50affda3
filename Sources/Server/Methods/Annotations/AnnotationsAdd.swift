// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

enum AnnotationsAdd: PromptMethod {
  static let name = "annotations/add"
  static let summary = "Adds annotations on top of the others, as one step."
  static let errors: [ErrorKind] = [
    .unknownDocument, .notFound, .unsupported, .notPermitted, .contentModified, .damaged,
  ]

  struct Params: DocumentParams {
    static let name = "AnnotationsAddParams"
    var documentId = ""
    var annotation: AnnotationForm?
    var annotations: [AnnotationForm]?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("annotation", \.annotation, "The new annotation: this or `annotations`."),
      .optional("annotations", \.annotations, "The new annotations, bottommost first."),
    ]
  }

  struct Result: Record {
    static let name = "AnnotationsAddResult"
    var annotation: AnnotationForm?
    var annotations: [AnnotationForm]?
    var revision = 0
    static let fields: [Field<Self>] = [
      .optional("annotation", \.annotation, "The annotation as it is now, where one was given."),
      .optional("annotations", \.annotations, "As they are now, where `annotations` were given."),
      .required("revision", \.revision, "The document's revision now."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let new = try newAnnotations(params, open, call)
    let change = try editing { () throws(EditError) in
      try open.editor.perform(AddAnnotations(new), cause: .api)
    }
    return try engine { () throws(EngineError) in
      var result = Result()
      result.revision = change.revision
      let forms = try change.effect.added.map { id throws(EngineError) in
        AnnotationForm(try open.document.annotation(id))
      }
      if params.annotation == nil {
        result.annotations = forms
      } else {
        result.annotation = forms.first
      }
      return result
    }
  }

  private static func newAnnotations(
    _ params: Params, _ open: OpenDocument, _ call: Call
  ) throws(RPCError) -> [Annotation] {
    switch (params.annotation, params.annotations) {
    case (let form?, nil):
      return [try newAnnotation(form, at: "params.annotation", open, call)]
    case (nil, let forms?) where !forms.isEmpty:
      var new: [Annotation] = []
      for (index, form) in forms.enumerated() {
        let path = "params.annotations[\(index)]"
        new.append(try newAnnotation(form, at: path, open, call))
        guard new.count == Set(new.map(\.id)).count else {
          throw RPCError(WireError(path: path + ".id", message: "Another one has this id."))
        }
      }
      return new
    default:
      throw RPCError(
        WireError(path: "params", message: "Give annotation, or annotations with one at least."))
    }
  }

  private static func newAnnotation(
    _ form: AnnotationForm, at path: String, _ open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Annotation {
    guard let recipe = AnnotationRecipe.all[form.type] else {
      throw RPCError(
        .unsupported,
        "Annotations of type \(form.type) cannot be made: see annotationTypes in capabilities.")
    }
    var new: Annotation
    do {
      new = try form.newAnnotation(
        by: recipe, author: call.session.options.author, now: call.session.world.clock())
    } catch {
      throw RPCError(error.under(path))
    }
    let document = open.document
    let isTaken = try engine { () throws(EngineError) in
      _ = try document.pageGeometry(form.pageIndex)
      if form.id == nil { new.id = try open.makeAnnotationID() }
      guard let id = form.id else { return false }
      return try document.annotationIDs.contains(id)
    }
    guard !new.id.isEmpty, !isTaken else {
      throw RPCError(
        WireError(path: path + ".id", message: "Give an id that no annotation has, or none."))
    }
    open.reserveAnnotationID(new.id)
    return new
  }
}
