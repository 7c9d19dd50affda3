// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The text under the annotations of an edit, by annotation id, so that they can follow the text when the
/// file is replaced.
typealias LoggedAnchors = [String: TextAnchor]

extension LoggedAnchors {
  /// The anchors of an edit.
  init(of edit: any Edit, in document: Document) {
    self.init(of: LoggedAnchors.anchored(edit), in: document)
  }

  init(of annotations: [Annotation], in document: Document) {
    self.init()
    for annotation in annotations {
      let anchor = try? document.anchor(of: annotation.quads, onPage: annotation.pageIndex)
      if let anchor { self[annotation.id] = anchor }
    }
  }

  /// The annotations of an edit that are logged with anchors. Redactions never are: the log must not
  /// keep the removed text.
  static func anchored(_ edit: any Edit) -> [Annotation] {
    let marking = marking(edit)
    return marking.count <= most ? marking : []
  }

  /// Finding the text of more annotations would take longer than the edit.
  private static var most: Int { 50 }

  private static func marking(_ edit: any Edit) -> [Annotation] {
    if let sequence = edit as? EditSequence { return sequence.edits.flatMap(marking) }
    return (edit as? any RelocatableEdit)?.annotations
      .filter { !$0.quads.isEmpty && $0.type != .redact } ?? []
  }
}

extension TextAnchor: LogValue {
  public var encoded: JSONTree {
    [
      "page": pageIndex.encoded, "text": text.encoded, "before": before.encoded,
      "after": after.encoded, "place": place.encoded,
    ]
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(
      pageIndex: try encoded.decode("page"), text: try encoded.decode("text"),
      before: try encoded.decode("before"), after: try encoded.decode("after"),
      place: try encoded.decode("place"))
  }
}
