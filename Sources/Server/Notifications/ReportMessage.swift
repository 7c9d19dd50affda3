// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSONRPC

/// The message about a change's annotations, encoded on any thread.
///
/// `@unchecked Sendable` because one thread at a time uses it: the one that encodes it, and then the main
/// thread.
final class ReportMessage: @unchecked Sendable {
  struct Content: Sendable {
    let documentID: String
    let effect: EditEffect
    let cause: ChangeCause
    /// The added and changed annotations after the change, by id.
    let annotations: [String: WireAnnotation]
    /// Whether changes are told as patches.
    let asPatches: Bool
  }

  private let content: Content
  private var bytes: [UInt8]?

  init(_ content: Content) { self.content = content }

  /// Encodes the message, unless it was done before.
  @discardableResult
  func encode() -> [UInt8] {
    if let bytes { return bytes }
    let encoded = Outgoing.notification(AnnotationsDidChange.name, content.params)
    bytes = encoded
    return encoded
  }
}

extension ReportMessage.Content {
  fileprivate var params: AnnotationsDidChange.Params {
    var params = AnnotationsDidChange.Params()
    params.documentId = documentID
    params.added = effect.added.compactMap { annotations[$0] }
    if asPatches {
      let patches = AnnotationPatch.all(of: effect, annotations)
      params.patches = patches.unlessEmpty
    } else {
      params.changed = effect.changed.compactMap { annotations[$0] }
    }
    if !params.changed.isEmpty {
      params.changes = effect.changed.map { AnnotationChange($0, effect.differences[$0] ?? []) }
    }
    params.removed = effect.removed
    params.flattened = effect.flattened.unlessEmpty
    params.cause = cause
    return params
  }
}
