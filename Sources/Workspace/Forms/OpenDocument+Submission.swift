// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Interaction
import System

/// The settings of a form submission. A submit-form action has the same (ISO 32000-2, table 239).
public struct SubmitOptions: Hashable, Sendable {
  public typealias Format = FormSubmission.Format

  public var url: String
  public var format = Format.fdf
  public var scope = FieldScope()
  /// Whether fields without a value are included.
  public var includesEmpty = false
  /// Whether the values go into the URL's query; only for `html`.
  public var usesGet = false

  public init(url: String) { self.url = url }
}

extension OpenDocument {
  /// The data that submits the form. Nothing is changed, and nothing is sent.
  ///
  /// The body of a submission as PDF stays empty: ``startSubmittedFile()`` makes it.
  ///
  /// - Throws: ``ToolError/invalid(_:)`` if required fields are empty (ISO 32000-2, table 227).
  public func submission(of options: SubmitOptions) throws(ToolError) -> FormSubmission {
    let fields = try fields(in: options.scope).filter { !$0.field.flags.contains(.noExport) }
    let missing = fields.filter { $0.field.flags.contains(.required) && $0.isEmpty }
    guard missing.isEmpty else {
      let names = missing.prefix(5).map(\.id).joined(separator: ", ")
      throw .invalid("The form cannot be submitted before these fields are filled in: \(names).")
    }
    var submission = FormSubmission(
      url: options.url, format: options.format, method: .post,
      contentType: options.format.contentType, body: [])
    guard let format = options.format.fields else { return submission }
    do throws(ExchangeError) {
      submission.body = try FieldExport.write(
        fields, as: format, options.includesEmpty ? .named : .leftOut,
        fileName: path.map { String(FilePath.name(of: $0)) }, of: document)
    } catch {
      throw .invalid(error.message)
    }
    if options.usesGet, format == .html {
      submission.method = .get
      let query = String(decoding: submission.body, as: UTF8.self)
      // What is behind a number sign would not be sent.
      let url = options.url
      let end = url.utf8.firstIndex(of: UInt8(ascii: "#")) ?? url.endIndex
      submission.url = url[..<end] + (url[..<end].contains("?") ? "&" : "?") + query + url[end...]
      submission.body = []
    }
    return submission
  }

  /// Begins to write the file that submits the whole document; `nil` if it is larger than
  /// 32 MiB. The document must not change meanwhile.
  public func startSubmittedFile() throws(ToolError) -> BytesInProgress {
    try editing(
      editor.startBytes(
        .auto, in: shared.files.temporaryFolder, limit: OpenDocument.mostSubmitted))
  }

  /// In bytes.
  private static let mostSubmitted = 32 << 20
}

extension SubmitOptions.Format {
  /// The export format of the fields; `nil` if the whole document is submitted.
  fileprivate var fields: FieldExport.Format? {
    switch self {
    case .fdf: .fdf
    case .xfdf: .xfdf
    case .html: .html
    case .pdf: nil
    }
  }

  fileprivate var contentType: String {
    switch self {
    case .fdf: "application/vnd.fdf"
    case .xfdf: "application/vnd.adobe.xfdf"
    case .html: "application/x-www-form-urlencoded"
    case .pdf: "application/pdf"
    }
  }
}

extension PlacedField {
  fileprivate var isEmpty: Bool { field.value.allSatisfy(\.isEmpty) }
}
