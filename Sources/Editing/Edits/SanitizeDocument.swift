// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Permanently removes hidden information; the next save rewrites the file.
public struct SanitizeDocument: WorkEdit {
  public var kinds: Set<HiddenInformation>

  public init(_ kinds: Set<HiddenInformation>) { self.kinds = kinds }

  public static let kind = "sanitizeDocument"
  public var name: String { "Remove Hidden Information" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [\.modify, \.annotate] }

  public var touches: [AnnotationTouch] { [] }

  public func makeWork(on document: Document) throws(EditError) -> any EditWork {
    try SanitizingWork(kinds, document)
  }
}

private final class SanitizingWork: EditWork {
  private let kinds: Set<HiddenInformation>
  private let document: Document
  private let sanitizer: Sanitizer
  /// What may run scripts before.
  private let actors: ScriptActors?
  /// An estimate until the last piece is made.
  private(set) var count: Int

  init(_ kinds: Set<HiddenInformation>, _ document: Document) throws(EditError) {
    (self.kinds, self.document) = (kinds, document)
    sanitizer = try engine(Sanitizer(document, kinds))
    actors = kinds.contains(.scripts) ? try engine(ScriptActors(in: document)) : nil
    count = sanitizer.pieceCount
  }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    guard try engine(sanitizer.advance()) else {
      count = max(count, piece + 2)
      return effect
    }
    count = piece + 1
    effect.pages = try engine(Set(0..<(try document.pageCount)))
    effect.hiddenInformation = sanitizer.counts
    effect.removed = sanitizer.removed
    effect.fields = sanitizer.fields
    if let actors { try engine { () throws(EngineError) in try actors.note(in: &effect) } }
    effect.structure = true
    effect.outline = true
    effect.bookmarks = kinds.contains(.metadata)
    effect.erases = true
    return effect
  }
}

extension SanitizeDocument: LogObject {
  public static let logged = LogMembers<Self>(.required("kinds", \.names)) {
    (names) throws(EditError) in
    var kinds: Set<HiddenInformation> = []
    for name in names {
      guard let kind = HiddenInformation(rawValue: name) else {
        throw .unreadable("It removes an unknown kind of information: \(name).")
      }
      kinds.insert(kind)
    }
    return SanitizeDocument(kinds)
  }

  private var names: [String] { kinds.map(\.rawValue).sorted() }
}
