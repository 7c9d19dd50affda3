// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

enum AnnotationsAdd: Method {
  static let name = "annotations/add"
  static let effect = Effect.changes
  static let summary = "Adds annotations on top of the others, as one step."
  static let errors: [ErrorKind] = .changing + [.notFound, .unsupported, .limitExceeded]

  struct Params: DocumentParams {
    static let name = "AnnotationsAddParams"
    var documentId = ""
    var annotation: WireAnnotation?
    var annotations: [WireAnnotation]?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("annotation", \.annotation, "The new annotation. Give this or `annotations`."),
      .optional("annotations", \.annotations, "The new annotations, bottommost first."),
    ]
  }

  struct Result: Record {
    static let name = "AnnotationsAddResult"
    var annotation: WireAnnotation?
    var annotations: [WireAnnotation]?
    var revision = 0
    static let fields: [Field<Self>] = [
      .optional("annotation", \.annotation, "The added annotation, if `annotation` was given."),
      .optional(
        "annotations", \.annotations,
        "The added annotations, if `annotations` were given."),
      .required("revision", \.revision, "The document's revision now."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let new = try annotations(forms(params), in: open, call.session)
    return try call.perform(AddAnnotations(new), in: open) { (change) throws(RPCError) in
      let made = try made(new, in: open)
      return params.annotation == nil
        ? Result(annotations: made, revision: change.revision)
        : Result(annotation: made.first, revision: change.revision)
    }
  }

  /// The annotations as added: the engine may have fitted their rectangles.
  static func made(
    _ new: [Annotation], in open: OpenDocument
  ) throws(RPCError) -> [WireAnnotation] {
    var made: [String: Annotation] = [:]
    try engine { () throws(EngineError) in
      for index in Set(new.map(\.pageIndex)) {
        for annotation in try open.document.annotations(onPage: index) {
          made[annotation.id] = annotation
        }
      }
    }
    return new.map { WireAnnotation(made[$0.id] ?? $0) }
  }

  private static func forms(
    _ params: Params
  ) throws(RPCError) -> [(path: String, form: WireAnnotation)] {
    switch (params.annotation, params.annotations) {
    case (let form?, nil): return [("params.annotation", form)]
    case (nil, let all?) where !all.isEmpty:
      return all.enumerated().map { ("params.annotations[\($0.offset)]", $0.element) }
    default:
      throw RPCError(
        WireError(
          path: "params", message: "Give annotation, or annotations with at least one entry."))
    }
  }

  /// The new annotations that forms describe, not yet in the document.
  static func annotations(
    _ forms: [(path: String, form: WireAnnotation)], in open: OpenDocument, _ session: Session
  ) throws(RPCError) -> [Annotation] {
    var given: Set<String> = []
    var new: [Annotation] = []
    for (path, form) in forms {
      new.append(try newAnnotation(form, at: path, session))
      if let layer = form.annotation.layer {
        _ = try engine(open.document.layers).number(of: layer)
      }
      guard let id = form.givenID else { continue }
      let isTaken = try engine(open.document.hasAnnotation(id))
      guard !id.isEmpty, !isTaken, given.insert(id).inserted else {
        throw RPCError(
          WireError(path: path + ".id", message: "Give an id that no annotation has, or none."))
      }
      open.reserveAnnotationID(id)
    }
    return try engine { () throws(EngineError) in
      for index in new.indices {
        _ = try open.document.pageGeometry(new[index].pageIndex)
        if new[index].id.isEmpty { new[index].id = try open.makeAnnotationID() }
      }
      return new
    }
  }

  private static func newAnnotation(
    _ form: WireAnnotation, at path: String, _ session: Session
  ) throws(RPCError) -> Annotation {
    guard let recipe = AnnotationRecipe.all[form.annotation.type] else {
      throw RPCError(
        .unsupported,
        "Annotations of type \(form.annotation.type.rawValue) cannot be made: annotationTypes in the "
          + "capabilities lists the types that can be.")
    }
    do {
      return try form.newAnnotation(
        by: recipe, author: session.options.author, now: session.world.clock())
    } catch {
      throw RPCError(error.under(path))
    }
  }
}
