// SPDX-License-Identifier: AGPL-3.0-or-later

/// The objects for a document's scripts: Acrobat's objects as far as forms need them, after the
/// JavaScript for Acrobat API Reference and ISO 21757-1.
///
/// It is JavaScript itself (ECMAScript 5, so that every engine takes it) and reaches nothing but the
/// function `host`. The files of the folder `Acrobat` are the body of one function, in this order, so
/// that scripts see only what they publish.
enum Prelude {
  static let source: String = {
    let parts = [
      PackageResources.core_js,
      PackageResources.dates_js,
      PackageResources.date_formats_js,
      PackageResources.date_parsing_js,
      PackageResources.util_js,
      PackageResources.constants_js,
      PackageResources.fields_js,
      PackageResources.field_properties_js,
      PackageResources.document_js,
      PackageResources.templates_js,
      PackageResources.app_js,
      PackageResources.events_js,
      PackageResources.numbers_js,
      PackageResources.date_fields_js,
      PackageResources.calculations_js,
    ]
    let body = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    return "(function (host) {\n\(body)\nreturn {enter: enter, leave: leave};\n})"
  }()
}
