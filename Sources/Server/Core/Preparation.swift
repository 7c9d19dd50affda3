// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// Work of a process before its first document, beside the main thread. Swift's runtime looks up types
/// and conformances by searching tables of the whole program when they are first used, which takes
/// milliseconds for a large record such as an annotation.
enum Preparation {
  /// Prepares on a thread that ends with the work. If there is none, requests do the work when they need
  /// it.
  static func begin() {
    try? spawnThread("preparation") { prepareRecords() }
  }

  /// Reads and writes the records of the requests whose answers users wait for.
  static func prepareRecords() {
    read(AnnotationsAdd.Params.self, #"{"documentId": "", "annotation": \#(annotation)}"#)
    var added = AnnotationsAdd.Result()
    added.annotation = read(WireAnnotation.self, annotation)
    _ = added.wireText
    _ = DocumentOpen.Result().wireText
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
