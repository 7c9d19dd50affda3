// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Writes annotations, values of fields and bookmarks of a document in another format.
public struct Exporter {
  /// What is written.
  public struct Options {
    /// The ids of annotations; `nil`: all, and the values of fields and bookmarks.
    public var annotations: [String]?
    /// Whether Instant JSON tells all annotations, not only those that are otherwise than in the file
    /// as it was opened.
    public var isComplete = false
    /// The name of the document's file, without its folder.
    public var fileName: String?
    public var bookmarks: [CarriedBookmark] = []

    public init() {}
  }

  /// What came of it.
  public struct Outcome {
    public var bytes: [UInt8] = []
    /// The annotations that the format cannot hold.
    public var skipped: [ImportReport.Skipped] = []
  }

  private let document: Document
  private let options: Options

  public init(_ document: Document, _ options: Options) {
    self.document = document
    self.options = options
  }

  /// - Throws: ``ExchangeError/editing(_:)`` with ``EngineError/notFound(what:_:)`` for an id that no
  ///   annotation has.
  public func export(_ format: ExchangeFormat) throws(ExchangeError) -> Outcome {
    if format == .instantJSON {
      return try engine { () throws(EngineError) in
        var writer = InstantExport(document, options)
        return try writer.outcome()
      }
    }
    return try engine { () throws(EngineError) in try exportEntries(format) }
  }

  private func exportEntries(_ format: ExchangeFormat) throws(EngineError) -> Outcome {
    var outcome = Outcome()
    // XFDF says a stream as often as it is come by.
    var budget = ValueBudget(sharesStreams: format == .fdf)
    var carried: [(entries: AnnotationEntries, file: [UInt8]?)] = []
    for annotation in try document.exported(options.annotations) {
      // Windows go with the annotations that they belong to, fields by their values.
      if annotation.type == .popup || annotation.type == .widget { continue }
      let subtype = annotation.type.subtype
      guard ExchangedSubtypes.byName[subtype.lowercased()] != nil else {
        outcome.skipped.append(
          .init(id: annotation.id, "\(annotation.type.rawValue) annotations are not exported."))
        continue
      }
      let page = try document.page(annotation.pageIndex)
      var file: [UInt8]?
      if format == .xfdf, annotation.type == .fileAttachment || annotation.type == .sound {
        let contents = try page.contents(of: annotation.id)
        file = contents.attachment?.bytes ?? contents.sound?.bytes
      }
      let isCarried = format == .fdf || annotation.type == .stamp
      var entries = try page.entries(
        of: annotation.id, within: &budget, leavingOut: isCarried ? [] : ["AP", "AS"])
      // Some say only by their appearance that they multiply, and XFDF does not carry it.
      if annotation.multiplies, entries.entries["BM"] == nil {
        entries.entries["BM"] = .name("Multiply")
      }
      if let fault = fault(annotation, entries, format) {
        outcome.skipped.append(.init(id: annotation.id, "It cannot be carried: \(fault)"))
        continue
      }
      carried.append((entries, file))
    }
    let fields = options.annotations == nil ? try document.carriedFields : []
    let file = try ExchangedFile(document, name: options.fileName)
    outcome.bytes =
      format == .xfdf
      ? XFDFWriter.write(carried, fields, file)
      : FDFWriter.write(carried.map(\.entries), fields, file)
    return outcome
  }

  /// Why an annotation would be refused where it comes in again; `nil` where it would not.
  private func fault(
    _ annotation: Annotation, _ entries: AnnotationEntries, _ format: ExchangeFormat
  ) -> String? {
    if let fault = ImportCheck.fault(annotation, entries.entries) { return fault }
    guard format == .xfdf else { return nil }
    var plain = entries
    plain.entries["AP"] = nil
    do throws(ExchangeError) {
      _ = try XFDFReader.read(XFDFAnnotation.element(plain, file: nil), plain.subtype, 0)
      return nil
    } catch {
      return error.message
    }
  }
}

extension Document {
  /// The annotations of these ids, or all, in the order of the pages.
  func exported(_ ids: [String]?) throws(EngineError) -> [Annotation] {
    var found: [Annotation] = []
    let wanted = ids.map { Set($0) }
    for index in 0..<(try pageCount) {
      for annotation in try annotations(onPage: index)
      where wanted?.contains(annotation.id) ?? true {
        found.append(annotation)
      }
    }
    if let ids, found.count < Set(ids).count {
      let there = Set(found.map(\.id))
      let missing = ids.first { !there.contains($0) } ?? ""
      throw .notFound(
        what: "annotation", "There is no annotation \(missing): list them with annotations/list.")
    }
    return found
  }
}
