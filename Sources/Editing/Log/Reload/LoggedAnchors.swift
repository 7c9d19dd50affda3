// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The text under the annotations of an edit, by annotation id. With it they can follow the text when
/// the file is replaced.
typealias LoggedAnchors = [String: TextAnchor]

extension LoggedEdit {
  /// An edit to make again in another version of the document.
  init(
    relocated edit: any Edit, _ group: LoggedGroup?, in document: Document
  ) throws(EditError) {
    let anchored = LoggedAnchors.anchored(edit)
    self.init(
      kind: type(of: edit).kind, name: edit.name, value: edit.encoded, group: group,
      anchors: LoggedAnchors(of: anchored, in: document))
    isAnchored = !anchored.isEmpty
    titles = LoggedTitles(of: edit, in: document)
    identities = LoggedIdentities(of: edit, in: document)
    pageCount = try edit.pageCountToLog(in: document)
  }
}

extension LoggedAnchors {

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

extension TextAnchor: LogObject {
  public static let logged = LogMembers<Self>(
    .required("page", \.pageIndex), .required("text", \.text), .required("before", \.before),
    .required("after", \.after), .required("place", \.place),
    make: Self.init(pageIndex:text:before:after:place:))
}
