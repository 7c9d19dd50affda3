// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Applies redactions: permanently removes the content under them, and the redactions.
///
/// The log holds the applied redactions, not the removed content.
public struct ApplyRedactions: WorkEdit, LogObject {
  public var redactions: [Annotation]
  public var options: RedactionOptions
  /// Text to remove with them that has no place on a page. The log only gets its location.
  public var erasures: [TextErasure]

  public init(
    _ redactions: [Annotation], _ options: RedactionOptions = RedactionOptions(),
    erasures: [TextErasure] = []
  ) {
    self.redactions = redactions
    self.options = options
    self.erasures = erasures
  }

  public static let kind = "applyRedactions"
  public static let logged = LogMembers<Self>(
    .references("redactions", \.redactions), .required("images", \.options.images),
    .required("paths", \.options.paths), .required("erasures", \.erasures, ifMissing: [])
  ) {
    var options = RedactionOptions()
    (options.images, options.paths) = ($1, $2)
    return Self($0, options, erasures: $3)
  }
  public var name: String { redactions.count == 1 ? "Apply Redaction" : "Apply Redactions" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [\.modify, \.annotate] }

  public var touches: [AnnotationTouch] { redactions.map(AnnotationTouch.change) }

  public var scope: Set<Int>? { erasures.isEmpty ? Set(redactions.map(\.pageIndex)) : nil }

  public func makeWork(on document: Document) throws(EditError) -> any EditWork {
    try RedactionWork(self, document)
  }
}

/// The work of applying redactions. It erases text, then redacts page by page, and then empties what no
/// page draws any more.
private final class RedactionWork: EditWork {
  private let erasures: [TextErasure]
  private let options: RedactionOptions
  private let document: Document
  /// The redactions page by page; none for the pages that were redacted.
  private var pages: [[Annotation]]
  private let unused: UnusedObjects
  /// The annotations that each page lost so far, by the page's object: a file may list a page twice.
  private var gone: [Int: Set<String>] = [:]
  /// The fields of the widgets on the pages, by the widgets' ids.
  private var fields: [String: String] = [:]
  /// An estimate until the last piece is made.
  private(set) var count: Int

  init(_ edit: ApplyRedactions, _ document: Document) throws(EditError) {
    (erasures, options, self.document) = (edit.erasures, edit.options, document)
    pages = edit.redactions.isEmpty ? [] : edit.redactions.byPage
    unused = try engine(UnusedObjects(of: document))
    count = pages.count + 2
  }

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    var effect = EditEffect()
    effect.erases = true
    if piece == 0 {
      // First, while their locations are still valid.
      if !erasures.isEmpty { try effect.erase(erasures, from: document) }
      // After that, since text may be erased from the names of fields.
      let indexes = pages.flatMap { $0.map(\.pageIndex) }
      fields = try engine(document.widgetFields(onPages: Array(Set(indexes))))
    } else if pages.indices.contains(piece - 1) {
      let redactions = pages[piece - 1]
      pages[piece - 1] = []
      for (index, all) in redactions.idsByPage {
        let number = try engine(document.pageObject(index)?.number) ?? 0
        let ids = all.filter { gone[number]?.contains($0) != true }
        guard !ids.isEmpty else { continue }
        let report = try engine(
          document.page(index).apply(redactions: ids, options, noting: unused))
        gone[number, default: []].formUnion(report.removed)
        effect.removed += report.removed
        effect.noteFields(report.removed.compactMap { fields[$0] })
        effect.redactions.append(report)
        effect.pages.insert(index)
      }
    } else if try !engine(unused.advance()) {
      count = piece + 2
    }
    return effect
  }
}

extension RedactionOptions.Images: LogName {}
extension RedactionOptions.Paths: LogName {}
