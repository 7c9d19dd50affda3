// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Exports the entries of annotation dictionaries, for XFDF and FDF.
struct EntriesExport: ExportWriter {
  private let document: Document
  private let options: Exporter.Options
  private let format: ExchangeFormat
  private var outcome = Exporter.Outcome()
  private var budget: ValueBudget
  private var carried: [(entries: AnnotationEntries, file: [UInt8]?)] = []

  init(_ document: Document, _ options: Exporter.Options, _ format: ExchangeFormat) {
    (self.document, self.options, self.format) = (document, options, format)
    // XFDF writes a stream each time it occurs.
    budget = ValueBudget(sharesStreams: format == .fdf)
  }

  var looksAhead: Bool { false }
  func look(ahead page: Int) {}

  mutating func add(_ annotation: Annotation) throws(EngineError) {
    let subtype = annotation.type.subtype
    guard ExchangedSubtypes.byName[subtype.lowercased()] != nil else {
      return outcome.skipped.append(
        .init(id: annotation.id, "\(annotation.type.rawValue) annotations are not exported."))
    }
    let page = try document.page(annotation.pageIndex)
    var file: [UInt8]?
    if format == .xfdf, annotation.type == .fileAttachment || annotation.type == .sound {
      let contents = try page.contents(of: annotation.id)
      file = contents.attachment?.bytes ?? contents.sound?.bytes
    }
    let isCarried =
      format == .fdf || XFDFAnnotation.hasAppearance(subtype, turnedBy: annotation.rotation)
    var entries = try page.entries(
      of: annotation.id, within: &budget, leavingOut: isCarried ? [] : ["AP", "AS"])
    // Some annotations only multiply by their appearance, which XFDF does not carry.
    if annotation.multiplies, entries.entries["BM"] == nil {
      entries.entries["BM"] = .name("Multiply")
    }
    // A popup without a rectangle would not be read again.
    if let popup = entries.popup, popup.entries["Rect"]?.numbers?.count != 4 {
      entries.popup?.entries["Rect"] = .numbers([0, 0, 0, 0])
    }
    if let fault = fault(annotation, entries) {
      return outcome.skipped.append(
        .init(id: annotation.id, "The annotation cannot be exported: \(fault)"))
    }
    if annotation.action?.namesAnnotations == true {
      outcome.skipped.append(
        .init(
          id: annotation.id, "The annotations that the action is about are not exported with it."))
    }
    if annotation.action?.namesLayers == true {
      outcome.skipped.append(
        .init(id: annotation.id, "The layers that the action is about are not exported with it."))
    }
    carried.append((entries, file))
  }

  mutating func finish() throws(EngineError) -> @Sendable () -> Exporter.Outcome {
    let fields = options.annotations == nil ? try document.carriedFields : []
    let file = try ExchangedFile(document, name: options.fileName)
    return { [outcome, carried, format] in
      var outcome = outcome
      outcome.bytes =
        format == .xfdf
        ? XFDFWriter.write(carried, fields, file)
        : FDFWriter.write(carried.map(\.entries), fields, file)
      return outcome
    }
  }

  /// Why an annotation would be refused on import; `nil` if it would be accepted.
  private func fault(_ annotation: Annotation, _ entries: AnnotationEntries) -> String? {
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

extension Action {
  /// Whether this action refers to annotations of the document. The actions after it count, too.
  fileprivate var namesAnnotations: Bool {
    ActionValue.record(members).namesAnnotations || next.contains(where: \.namesAnnotations)
  }

  /// Whether this action, or one after it, shows or hides layers.
  fileprivate var namesLayers: Bool {
    kind == .special(.setLayers) || next.contains(where: \.namesLayers)
  }
}

extension ActionValue {
  fileprivate var namesAnnotations: Bool {
    switch self {
    case .list(let values): values.contains(where: \.namesAnnotations)
    case .record(let members):
      members["annotationId"] != nil || members.values.contains(where: \.namesAnnotations)
    default: false
    }
  }
}
