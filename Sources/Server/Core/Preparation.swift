// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// Work of a process before its first document, beside the main thread. Swift's runtime looks up types
/// and conformances by searching tables of the whole program when they are first used, which takes
/// milliseconds for a large record such as an annotation.
enum Preparation {
  /// Prepares on a thread that ends with the work. If there is none, requests do the work when they need
  /// it.
  static func begin(_ work: @escaping @Sendable () -> Void = { prepareRecords() }) {
    try? spawnThread("preparation") { work() }
  }

  /// Reads and writes the records of requests that users wait for. They are in the order in which they
  /// are likely to come.
  static func prepareRecords() {
    read(DocumentOpen.Params.self, #"{"path": ""}"#)
    _ = DocumentOpen.Result().wireText
    prepareMessages()
    read(RenderParams.self, rendering)
    read(AnnotationsAdd.Params.self, #"{"documentId": "", "annotation": \#(annotation)}"#)
    var added = AnnotationsAdd.Result()
    added.annotation = read(WireAnnotation.self, annotation)
    _ = added.wireText
    // Comparing members looks up conformances, too.
    if let new = added.annotation?.annotation { _ = new.looksDifferent(from: new) }
    read(DocumentClose.Params.self, #"{"documentId": ""}"#)
  }

  /// Reads and writes the messages for opening a document in a worker. A front and a worker exchange
  /// them.
  static func prepareMessages() {
    read(WorkerBegin.Params.self, WorkerBegin.Params().wireText)
    read(WorkerDidUpdate.Params.self, update.wireText)
  }

  static var update: WorkerDidUpdate.Params {
    var update = WorkerDidUpdate.Params()
    var document = DocumentSummary()
    document.path = ""
    update.document = document
    update.viewCount = 0
    return update
  }

  static let rendering = #"{"documentId": "", "pageIndex": 0, "width": 800}"#

  static let annotation = """
    {"type": "highlight", "pageIndex": 0, "quads": [[0, 0, 1, 0, 0, 1, 1, 1]], "color": "#ffff00"}
    """

  @discardableResult
  private static func read<Value: WireValue>(_ type: Value.Type, _ text: String) -> Value? {
    guard let document = try? JSONDocument.parse(Array(text.utf8)) else { return nil }
    return try? Value(wire: document.root)
  }
}
