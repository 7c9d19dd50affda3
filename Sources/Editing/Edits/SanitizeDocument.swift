// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Removes hidden information for good: the file is written anew when it is saved.
public struct SanitizeDocument: Edit {
  public var kinds: Set<HiddenInformation>

  public init(_ kinds: Set<HiddenInformation>) { self.kinds = kinds }

  public static let kind = "sanitizeDocument"
  public var name: String { "Remove Hidden Information" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [\.modify, \.annotate] }

  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    let done = try engine { () throws(EngineError) in
      let done = try document.sanitize(kinds)
      effect.pages = Set(0..<(try document.pageCount))
      return done
    }
    effect.hiddenInformation = done.counts
    effect.removed = done.removed
    effect.structure = true
    effect.outline = true
    effect.bookmarks = kinds.contains(.metadata)
    effect.erases = true
    return effect
  }
}

extension SanitizeDocument {
  public var encoded: JSONTree { ["kinds": kinds.map(\.rawValue).sorted().encoded] }

  public init(encoded: JSONTree) throws(EditError) {
    let names: [String] = try encoded.decode("kinds")
    var kinds: Set<HiddenInformation> = []
    for name in names {
      guard let kind = HiddenInformation(rawValue: name) else {
        throw .unreadable("It removes information of a kind that is not known: \(name).")
      }
      kinds.insert(kind)
    }
    self.init(kinds)
  }
}
