// SPDX-License-Identifier: AGPL-3.0-or-later

/// The objects that a document's scripts use: Acrobat's objects as far as forms need them, after the
/// JavaScript for Acrobat API Reference and ISO 21757-1.
///
/// It is JavaScript itself (ECMAScript 5, so that every engine can run it) and its only access to the
/// outside is the function `host`. The files in the folder `Acrobat` form the body of one function, in
/// this order, so that scripts only see the objects that they publish.
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
      PackageResources.recalculation_js,
      PackageResources.numbers_js,
      PackageResources.date_fields_js,
      PackageResources.calculations_js,
    ]
    let body = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    return "(function (host) {\n\(body)\nreturn {enter: enter, leave: leave};\n})"
  }()
}
