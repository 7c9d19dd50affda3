// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// What a process does before its first document, while nothing is asked. Swift's runtime looks up types
/// and conformances by searching tables of the whole program when they are first used, which takes
/// milliseconds for a large record such as an annotation.
enum Preparation {
  /// Starts the engine, and reads and writes the records of the requests whose answers users wait for.
  ///
  /// - Throws: as ``Engine/EngineContext/start()``; a request that needs the engine reports it again.
  static func run(_ context: EngineContext) throws(EngineError) {
    try context.start()
    read(DocumentOpen.Params.self, #"{"path": ""}"#)
    _ = DocumentOpen.Result().wireText
    read(AnnotationsAdd.Params.self, #"{"documentId": "", "annotation": \#(annotation)}"#)
    var added = AnnotationsAdd.Result()
    added.annotation = read(WireAnnotation.self, annotation)
    _ = added.wireText
  }

  static let annotation = """
    {"type": "highlight", "pageIndex": 0, "quads": [[0, 0, 1, 0, 0, 1, 1, 1]], "color": "#ffff00"}
    """

  @discardableResult
  private static func read<Value: WireValue>(_ type: Value.Type, _ text: String) -> Value? {
    guard let document = try? JSONDocument.parse(Array(text.utf8)) else { return nil }
    return try? Value(wire: document.root)
  }
}
