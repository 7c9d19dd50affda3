// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON

/// The planning of an import. Each step takes a short while. The document must not change meanwhile.
public final class ImportInProgress {
  private let importer: Importer
  private let bytes: [UInt8]
  private let format: ExchangeFormat
  private var reading = ImportInProgress.unread
  private let parsing = SideResult<JSONTree, ExchangeError>(
    until: .malformed("The Instant JSON was not read."))
  private var hasBegun = false
  private var instant: InstantPlanning?
  private var names: ImportedNames?
  /// The annotations of the file that were not taken yet.
  private var rest: ArraySlice<CarriedAnnotation> = []
  private var put = PutAnnotations(added: [], changed: [])
  private var plan = ImportPlan()

  private static var unread: SideResult<ImportedData, ExchangeError> {
    SideResult(until: .malformed("The file was not read."))
  }

  /// How many annotations a step takes.
  private static let annotationsAtOnce = 25

  init(_ importer: Importer, _ bytes: [UInt8], _ format: ExchangeFormat) {
    (self.importer, self.bytes, self.format) = (importer, bytes, format)
  }

  /// Continues with the plan. The file is read on any thread.
  ///
  /// - Throws: as ``Importer/plan(_:_:)``.
  public func advance() throws(ExchangeError) -> WorkStep<ImportPlan> {
    guard hasBegun else {
      hasBegun = true
      return try begin()
    }
    if format == .instantJSON { return try advanceInstant() }
    guard var names else {
      let data = try reading.get()
      plan.report.skipped = data.skipped
      guard !data.annotations.isEmpty else { return .done(try end(data)) }
      try importer.permit(\.annotate)
      rest = data.annotations[...]
      self.names = try ImportedNames(data.annotations, importer)
      return .goesOn
    }
    // Or else the names would be copied when they change.
    self.names = nil
    defer { self.names = names }
    if try names.readNext() { return .goesOn }
    for carried in rest.prefix(Self.annotationsAtOnce) {
      try importer.take(carried, &names, canonical, &put, &plan.report)
    }
    rest = rest.dropFirst(Self.annotationsAtOnce)
    guard rest.isEmpty else { return .goesOn }
    names.connect(&put, &plan.report)
    if !put.added.isEmpty || !put.changed.isEmpty { plan.edits.append(put) }
    rest = []
    return .done(try end(try reading.get()))
  }

  private func begin() throws(ExchangeError) -> WorkStep<ImportPlan> {
    guard bytes.count <= mostExchangedBytes else {
      throw .tooLarge(
        limit: "importBytes",
        "At most \(mostExchangedBytes) bytes can be imported: divide the file.")
    }
    if format == .instantJSON {
      return .aside { [parsing, bytes] _ in
        parsing.make { () throws(ExchangeError) in try InstantPlanning.parse(bytes) }
      }
    }
    return .aside { [reading, bytes, format] context in
      reading.make { () throws(ExchangeError) in
        try format == .fdf ? FDFReader.read(bytes, in: context) : XFDFReader.read(bytes)
      }
    }
  }

  private func advanceInstant() throws(ExchangeError) -> WorkStep<ImportPlan> {
    guard var planning = instant else {
      instant = try InstantPlanning(try InstantImport(importer, try parsing.get()))
      return .goesOn
    }
    // Give up the stored value first; otherwise changing `planning` would copy it.
    instant = nil
    if let plan = try planning.advance() { return .done(plan) }
    instant = planning
    return .goesOn
  }

  private func end(_ data: ImportedData) throws(ExchangeError) -> ImportPlan {
    try FieldImport(importer).take(data.fields, &plan)
    // Whoever makes the edits frees the annotations.
    defer {
      reading = Self.unread
      (put, plan) = (PutAnnotations(added: [], changed: []), ImportPlan())
    }
    return plan
  }

  /// The entries of an existing annotation, as the format would express them. The bytes of its file are
  /// taken into account.
  private func canonical(
    _ old: AnnotationEntries, _ file: [UInt8]?
  ) throws(ExchangeError) -> [String: PDFValue] {
    guard format == .xfdf else { return old.entries }
    // Written and read again by the same code, so that only real differences count.
    let element = XFDFAnnotation.element(old, file: file)
    return try XFDFReader.read(element, old.subtype, 0).annotation.entries
  }
}
