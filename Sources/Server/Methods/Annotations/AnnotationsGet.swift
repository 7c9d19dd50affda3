// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import Members

enum AnnotationsGet: PromptMethod {
  static let name = "annotations/get"
  static let effect = Effect.reads
  static let summary = "Returns one annotation."
  static let errors: [ErrorKind] = .reading

  struct Params: DocumentParams {
    static let name = "AnnotationParams"
    var documentId = ""
    var id = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("id", \.id, "The annotation."),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "AnnotationResult"
    @Indirect var annotation = WireAnnotation()
    static let fields: [Field<Self>] = [.required("annotation", \.annotation, "The annotation.")]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    return try engine(Result(annotation: document.wireAnnotation(params.id)))
  }
}

extension Document {
  /// The annotation with this id, with the states that replies give it.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  func wireAnnotation(_ id: String) throws(EngineError) -> WireAnnotation {
    let annotation = try annotation(id)
    return WireAnnotation(annotation, among: try page(annotation.pageIndex).annotations)
  }

  /// The annotation with this id.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  func annotation(_ id: String) throws(EngineError) -> Annotation {
    guard let annotation = try pageOfAnnotation(id).annotation(id) else {
      throw .notFound(what: "annotation", "There is no annotation \(id).")
    }
    return annotation
  }
}
